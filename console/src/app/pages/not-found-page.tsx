import { buttonClass } from '@baize/ui/button-class.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { Link } from '@baize/ui/navigation/link'
import { SearchPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'

export function NotFoundPage() {
  const t = useText()
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <EmptyState
        page
        picture={<SearchPicture />}
        title={t('ops.notFoundTitle')}
        text={t('ops.notFoundText')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('ops.toDashboard')}
          </Link>
        }
      />
    </main>
  )
}
