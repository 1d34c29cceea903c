import { ChevronRight } from 'lucide-react'
import { useAddress } from '@baize/ui/address.ts'
import { Link } from '@baize/ui/link'
import { PageHead } from '@baize/ui/page-head'
import { RecordsPicture } from '@baize/ui/pictures'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { memberPages } from '../../features/popups/member-pages.ts'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { centrePageOf } from '../centre-page.tsx'

/** What belongs to a person and stands outside the centre. */
const neighbours: Readonly<Record<string, TextKey>> = {
  '/favorite': 'shell.myCollection',
  '/recent': 'shell.recentGames',
  '/pointMall': 'shell.pointsMall',
}

/** The member centre as a page: every part of it by name, and the one that the address asks for. */
export function MemberPage() {
  const t = useText()
  const page = useAddress().search['m'] ?? ''
  const key = memberPages[page]
  const name = key && t(key)
  return (
    <>
      <PageHead title={name ?? t('shell.memberCentre')} sub={t('shell.memberAbout')} />
      {name &&
        (centrePageOf(page) ?? (
          <EmptyCard
            picture={<RecordsPicture />}
            title={t('shell.nothingHereYet')}
            text={t('shell.memberPageEmpty', { page: name })}
          />
        ))}
      <nav aria-label={t('shell.memberCentre')} className="mt-4">
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(memberPages).map(([id, text]) => (
            <Place key={id} to={{ path: '/member', search: { m: id } }} text={text} />
          ))}
          {Object.entries(neighbours).map(([path, text]) => (
            <Place key={path} to={{ path }} text={text} />
          ))}
        </ul>
      </nav>
    </>
  )
}

function Place({ to, text }: { to: Parameters<typeof Link>[0]['to']; text: TextKey }) {
  const t = useText()
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-12 items-center justify-between gap-3 rounded-ctl border border-line bg-s1 px-4 font-medium hover:bg-s2 aria-[current=page]:shadow-[inset_0_0_0_2px_var(--brass)]"
      >
        {t(text)}
        <ChevronRight size={18} aria-hidden="true" className="text-text-3" />
      </Link>
    </li>
  )
}
