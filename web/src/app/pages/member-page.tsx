import { ArrowLeft } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { WithCentreHead } from '../../shared/centre-head.tsx'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { CentreList } from '../centre/centre-list.tsx'
import { CentreNav } from '../centre/centre-nav.tsx'
import { centrePageOf } from '../centre-page.tsx'
import { findCentrePage } from '../pages.ts'

/** The member centre as a page: the list of its pages, or the one that the address asks for beside them. */
export function MemberPage() {
  const t = useText()
  const page = useAddress().search['m'] ?? ''
  const key = findCentrePage(page)?.title
  if (!key) {
    return (
      <>
        <h1 className="text-h3 md:text-h2">{t('shell.memberCentre')}</h1>
        <p className="mb-5 text-text-3">{t('shell.memberAbout')}</p>
        <CentreList />
      </>
    )
  }
  return (
    <WithCentreHead>
      {(head, within) => (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(240px,11rem)_minmax(0,1fr)]">
          <div className="sticky top-[calc(var(--header)+24px)] overflow-clip rounded-card border border-line max-lg:hidden">
            <CentreNav page={page} />
          </div>
          <div className="min-w-0">
            <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Link
                to="/member"
                aria-label={t('shell.memberCentre')}
                className="-ms-2 inline-flex size-11 items-center justify-center text-text-2 lg:hidden"
              >
                <ArrowLeft size={20} aria-hidden="true" className="rtl:rotate-180" />
              </Link>
              <h1 className="text-h3 md:text-h2">{t(key)}</h1>
              {head}
            </header>
            {within(
              centrePageOf(page) ?? (
                <EmptyCard
                  picture={<RecordsPicture />}
                  title={t('shell.nothingHereYet')}
                  text={t('shell.memberPageEmpty', { page: t(key) })}
                />
              ),
            )}
          </div>
        </div>
      )}
    </WithCentreHead>
  )
}
