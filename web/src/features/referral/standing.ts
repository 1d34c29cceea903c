import type { InvitedFriend, ReferralReason } from '@baize/contract/promotions/referral'
import type { Currency } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { useSums } from '../../shared/sums.ts'

const reasons: Readonly<Record<ReferralReason, TextKey>> = {
  same_device: 'referral.sameDevice',
  same_network: 'referral.sameNetwork',
  same_payee: 'referral.samePayee',
  same_phone: 'referral.samePhone',
  time_over: 'referral.timeOver',
  month_limit: 'referral.monthLimit',
  ever_limit: 'referral.everLimit',
  friend_closed: 'referral.friendClosed',
  referrer_closed: 'referral.referrerClosed',
  taken_back: 'referral.takenBack',
  not_claimed: 'referral.notClaimed',
  house: 'referral.byHouse',
}

/** How far a friend is, in a sentence: what is missing, or what became of it. */
export function useStanding(friend: InvitedFriend, currency: Currency): string {
  const t = useText()
  const momentText = useMomentText()
  const theirs = useSums(friend.currency)
  const own = useSums(currency)
  const { state, missing, reason, terms } = friend
  const day = (at: string | null) => (at === null ? '' : momentText(at, 'date'))
  const until = day(friend.endsAt)
  if (reason !== null) return t(reasons[reason])
  if (state === 'issued') {
    return t('referral.isReady', { amount: own.full(friend.amount), day: day(friend.claimUntil) })
  }
  if (state === 'claimed') return t('referral.paidOn', { day: day(friend.givenAt) })
  if (missing === 'phone') return t('referral.missingPhone', { day: until })
  if (missing === 'deposit') {
    const done = theirs.bare(friend.deposit)
    return t('referral.missingDeposit', { done, of: theirs.bare(terms.deposit), day: until })
  }
  if (missing === 'bets') {
    const done = theirs.bare(friend.validBet)
    return t('referral.missingBets', { done, of: theirs.bare(terms.validBet), day: until })
  }
  return missing === 'budget'
    ? t('referral.waiting')
    : t('referral.checkedUntil', { day: day(friend.dueAt) })
}
