import { ChevronRight, Clock, Heart, ShoppingBag, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAddress, type Target } from '@baize/ui/address.ts'
import { Link } from '@baize/ui/link'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../shared/over-page.ts'
import { UnreadBadge } from '../../features/inbox/unread-badge.tsx'
import { CentrePerson } from './centre-person.tsx'
import { useCentreEntries } from './use-centre-entries.ts'

/** What belongs to a person and stands outside the centre. */
const neighbours: readonly { path: string; name: TextKey; Icon: LucideIcon }[] = [
  { path: '/favorite', name: 'shell.myCollection', Icon: Heart },
  { path: '/recent', name: 'shell.recentGames', Icon: Clock },
  { path: '/pointMall', name: 'shell.pointsMall', Icon: ShoppingBag },
]

/** The first screen of the centre: every page by name. On a phone it is the way between them. */
export function CentreList() {
  const t = useText()
  const now = useAddress()
  return (
    <div className="grid gap-5">
      <CentrePerson />
      <nav aria-label={t('shell.memberCentre')}>
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {useCentreEntries().map(({ page, name, Icon }) => (
            <Place
              key={page}
              to={overPage(now, { m: page })}
              text={name}
              Icon={Icon}
              badge={page === 'messageV2' && <UnreadBadge />}
            />
          ))}
          {neighbours.map(({ path, name, Icon }) => (
            <Place key={path} to={{ path }} text={name} Icon={Icon} />
          ))}
        </ul>
      </nav>
    </div>
  )
}

type PlaceProps = {
  readonly to: Target
  readonly text: TextKey
  readonly Icon: LucideIcon
  readonly badge?: ReactNode
}

function Place({ to, text, Icon, badge }: PlaceProps) {
  const t = useText()
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-13 items-center gap-3 rounded-ctl border border-line bg-s2 px-4 font-medium hover:bg-hover"
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />
        <span className="min-w-0 flex-1">{t(text)}</span>
        {badge}
        <ChevronRight
          size={18}
          aria-hidden="true"
          className="flex-none text-text-3 rtl:rotate-180"
        />
      </Link>
    </li>
  )
}
