import { Suspense, useState } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { Avatar } from '@baize/ui/figures/avatar'
import { buttonClass, type ButtonVariant } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { useOnline } from '../../shared/online.ts'
import { overPage } from '../../shared/over-page.ts'
import type { Person } from '../../shared/session.ts'
import { part } from '@baize/ui/waiting/part'
import { withWords } from '@baize/texts/with-words'

const Balance = part(() => import('../../features/wallet/balance.tsx'), 'Balance')
const InboxLink = part(() => import('../../features/inbox/inbox-link.tsx'), 'InboxLink')
const FollowRewards = part(() => import('../../features/rewards/reward-badge.tsx'), 'FollowRewards')
const VipChip = part(
  withWords(() => import('../../features/vip/vip-chip.tsx'), 'vip'),
  'VipChip',
)
const MemberMenu = part(() => import('./member-menu.tsx'), 'MemberMenu')

/**
 * The signed-in end of the header. A trial account has no money to show, and whoever must change the password first may
 * not see it yet.
 */
export function MemberCorner({ person }: { person: Person }) {
  const t = useText()
  if (person.isTrial) return <TrialCorner person={person} />
  return (
    <>
      {person.mustChange === '' && (
        <Suspense fallback={<span className="w-48 max-sm:w-16" />}>
          <Balance />
        </Suspense>
      )}
      <MoneyLink page="depositv2" variant="primary">
        {t('shell.deposit')}
      </MoneyLink>
      <MoneyLink page="withdraw" variant="outline">
        {t('shell.withdraw')}
      </MoneyLink>
      {person.mustChange === '' && (
        <Suspense fallback={<span className="w-11 max-md:hidden" />}>
          <InboxLink />
          <FollowRewards />
        </Suspense>
      )}
      {person.mustChange === '' && (
        <Suspense>
          <VipChip />
        </Suspense>
      )}
      <Face person={person} />
    </>
  )
}

/** Says what the account is, and leads to a real one. */
function TrialCorner({ person }: { person: Person }) {
  const t = useText()
  return (
    <>
      <Link
        to="/register"
        title={t('shell.in_increase_submit')}
        className="rounded-chip border border-brass px-2 text-meta leading-6 font-semibold text-brass"
      >
        {t('shell.trial')}
      </Link>
      <Link to="/register" className={buttonClass({ variant: 'primary' }) + ' @max-[47rem]:hidden'}>
        {t('shell.in_increase_submit')}
      </Link>
      <Face person={person} />
    </>
  )
}

type MoneyLinkProps = {
  readonly page: string
  readonly variant: ButtonVariant
  readonly children: string
}

/** Nothing that moves money opens while the page is cut off; the button says why. */
function MoneyLink({ page, variant, children }: MoneyLinkProps) {
  const t = useText()
  const online = useOnline()
  const now = useAddress()
  // A small tablet has room for one of the two beside the sum; the side menu has both.
  const className = `${buttonClass({ variant })} ${page === 'withdraw' ? '@max-[63rem]:hidden' : '@max-[47rem]:hidden'}`
  if (!online) {
    return (
      <button type="button" disabled title={t('shell.offlineMoney')} className={className}>
        {children}
      </button>
    )
  }
  return (
    <Link to={overPage(now, { m: page })} className={className}>
      {children}
    </Link>
  )
}

/** The avatar. Its menu is a large part of code and comes with the first touch. */
function Face({ person }: { person: Person }) {
  const t = useText()
  const [wanted, setWanted] = useState(false)
  const face = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={t('shell.memberMenu', { name: person.nickname || person.account })}
      onClick={() => setWanted(true)}
      className="inline-flex min-h-[44px] min-w-[44px] flex-none items-center justify-center rounded-full"
    >
      <Avatar name={person.nickname || person.account} src={person.iconUrl || undefined} />
    </button>
  )
  if (!wanted) return face
  return (
    <Suspense fallback={face}>
      <MemberMenu person={person} face={face} />
    </Suspense>
  )
}
