import { Gift, House, LayoutGrid, Plus, User } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { part } from '@baize/ui/waiting/part'
import { HomeLink } from '../../shared/home-link.tsx'
import { useText } from '@baize/texts/use-text'
import { centreHome } from '../../features/popups/centre-home.ts'
import { usePerson } from '../../shared/session.ts'
import { overPage } from '../../shared/over-page.ts'
import { openSideMenu } from './side-menu-state.ts'

const RewardBadge = part(() => import('../../features/rewards/reward-badge.tsx'), 'RewardBadge')
const UnreadBadge = part(() => import('../../features/inbox/unread-badge.tsx'), 'UnreadBadge')

// Five words side by side grow with the text as far as a fifth of the screen lets them.
const entryClass =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4vw)] leading-4 font-medium text-text-3 aria-[current=page]:font-semibold aria-[current=page]:text-text'

/** Five places within the thumb's reach. Deposit is raised, because it is the one people look for. */
export function BottomNav() {
  const t = useText()
  return (
    <nav
      aria-label={t('shell.quickNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--bottom-nav) items-stretch border-t border-line bg-s1 px-1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <HomeLink className={entryClass}>
        <House size={24} aria-hidden="true" />
        {t('shell.home')}
      </HomeLink>
      <button type="button" onClick={openSideMenu} className={entryClass}>
        <LayoutGrid size={24} aria-hidden="true" />
        {t('shell.games')}
      </button>
      <CentreEntry page="depositv2" label={t('shell.deposit')}>
        <span className="-mt-[28px] flex size-[48px] items-center justify-center rounded-full bg-metal text-on-metal ring-4 ring-s1">
          <Plus size={26} aria-hidden="true" />
        </span>
      </CentreEntry>
      <CentreEntry page="rewardCenter" label={t('shell.rewards')}>
        <span className="relative">
          <Gift size={24} aria-hidden="true" />
          <ToClaim />
        </span>
      </CentreEntry>
      <CentreEntry page={centreHome} label={t('shell.me')}>
        <span className="relative">
          <User size={24} aria-hidden="true" />
          <Waiting />
        </span>
      </CentreEntry>
    </nav>
  )
}

/** How many messages wait for somebody who is signed in; a visitor has none. */
function Waiting() {
  if (usePerson() === null) return null
  return (
    <Suspense>
      <UnreadBadge className="absolute start-3.5 -top-1.5" />
    </Suspense>
  )
}

/** How many rewards wait; the same. */
function ToClaim() {
  if (usePerson() === null) return null
  return (
    <Suspense>
      <RewardBadge className="absolute start-3.5 -top-1.5" />
    </Suspense>
  )
}

type CentreEntryProps = {
  readonly page: string
  readonly label: string
  readonly children: ReactNode
}

/** Leads into the member centre; a visitor signs in first and arrives there afterwards. */
function CentreEntry({ page, label, children }: CentreEntryProps) {
  const person = usePerson()
  const now = useAddress()
  const target = person
    ? overPage(now, { m: page })
    : { path: '/login', search: { next: page === centreHome ? '/member' : `/member?m=${page}` } }
  return (
    <Link to={target} className={entryClass}>
      {children}
      <span className="max-w-full truncate px-0.5">{label}</span>
    </Link>
  )
}
