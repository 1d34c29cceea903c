import type {
  InvitedFriend,
  ReferralReason,
  ReferralState,
} from '@baize/contract/promotions/referral'
import type { Member } from '../../identity/identity.ts'
import { maskName } from '../../wagers/wagers.ts'
import { missingOf, showTerms, type SeenReferral } from './referral.ts'

const notTaken: ReadonlySet<string> = new Set(['', 'issued', 'lapsed', 'rejected'])

/** How far it is with what became of its reward. */
export function stateOf(one: SeenReferral): {
  readonly state: ReferralState
  readonly reason: ReferralReason | null
} {
  if (one.grantState === 'lapsed') return { state: 'refused', reason: 'not_claimed' }
  if (one.state === 'issued' && !notTaken.has(one.grantState)) {
    return { state: 'claimed', reason: null }
  }
  return { state: one.state, reason: one.reason === '' ? null : one.reason }
}

/** What it waits for. */
export function waitsFor(one: SeenReferral, friend: Member | undefined) {
  if (one.state === 'qualified') return 'budget' as const
  if (one.state === 'held') return 'time' as const
  if (one.state === 'issued' || one.state === 'refused') return null
  return missingOf({ ...one, isVerified: friend?.mobileVerifiedAt != null }) ?? null
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

export function showFriend(one: SeenReferral, friend: Member | undefined): InvitedFriend {
  const { terms } = one
  const { state, reason } = stateOf(one)
  const done = (sum: bigint, asked: bigint) => String(sum < 0n ? 0n : least(sum, asked))
  return {
    id: one.id,
    name: maskName(friend?.account ?? ''),
    joinedAt: one.registeredAt.toISOString(),
    currency: one.currency,
    state,
    reason,
    missing: waitsFor(one, friend),
    deposit: done(one.deposits, terms.deposit),
    deposits: Math.min(one.depositCount, terms.deposits),
    validBet: done(one.validBet, terms.validBet),
    terms: showTerms(terms),
    endsAt: one.endsAt.toISOString(),
    dueAt: one.dueAt?.toISOString() ?? null,
    amount: String(terms.toReferrer),
    givenAt: one.givenAt?.toISOString() ?? null,
    reward: one.grant ?? '',
    claimUntil: one.claimUntil?.toISOString() ?? null,
  }
}
