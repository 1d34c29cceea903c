import { ChevronRight, CircleUser, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAddress, type Target } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { UnreadBadge } from '../../features/inbox/unread-badge.tsx'
import { RewardBadge } from '../../features/rewards/reward-badge.tsx'
import { wayTo } from '../use-menu.ts'
import { CentrePerson } from './centre-person.tsx'
import { useCentreEntries } from './use-centre-entries.ts'

/** The first screen of the centre: every page by name, and what belongs to a person besides. On a phone it is the way between them. */
export function CentreList() {
  const t = useText()
  const now = useAddress()
  return (
    <div className="grid gap-5">
      <CentrePerson />
      <nav aria-label={t('shell.memberCentre')}>
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {useCentreEntries().map((entry) => (
            <Place
              key={entry.id}
              to={wayTo(entry, now)}
              text={entry.title}
              Icon={entry.icon ?? CircleUser}
              badge={badgeOf(entry.id)}
            />
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** What waits on a page. */
function badgeOf(id: string): ReactNode {
  if (id === 'messageV2') return <UnreadBadge />
  return id === 'rewardCenter' && <RewardBadge />
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
