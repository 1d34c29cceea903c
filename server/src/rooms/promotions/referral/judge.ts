import type { ReferralReason, ReferralState } from '@baize/contract/promotions/referral'
import type { ReferralTerms } from './terms.ts'

const dayMs = 86_400_000

export type SignalKind = 'same_device' | 'same_network' | 'same_payee' | 'same_phone'

/** What two accounts have in common that one person would have. */
export type Signal = {
  readonly kind: SignalKind
  /** Who invited, or another friend of theirs. */
  readonly with: string
  readonly what: readonly string[]
}

/** Without `claimed`, which is a state of the grant. */
export type StoredState = Exclude<ReferralState, 'claimed'>

export type Facts = {
  readonly terms: ReferralTerms
  readonly deposits: bigint
  readonly depositCount: number
  readonly validBet: bigint
  readonly isVerified: boolean
  readonly endsAt: Date
  /** Since when all was met, as far as is known. */
  readonly metAt: Date | null
  readonly signals: readonly Signal[]
  readonly isAllowed: boolean
  /** Whether these can get anything at all. */
  readonly isFriendOpen: boolean
  readonly isReferrerOpen: boolean
}

export type Verdict = {
  readonly state: StoredState
  readonly reason: ReferralReason | ''
  readonly metAt: Date | null
  readonly dueAt: Date | null
}

export type Missing = 'phone' | 'deposit' | 'bets'

type Done = Pick<Facts, 'terms' | 'deposits' | 'depositCount' | 'validBet' | 'isVerified'>

/** What the friend has not done yet, the first of it. */
export function missingOf(done: Done): Missing | undefined {
  const { terms, deposits, depositCount, validBet, isVerified } = done
  if (terms.needsPhone && !isVerified) return 'phone'
  if (deposits < terms.deposit || depositCount < terms.deposits) return 'deposit'
  return validBet < terms.validBet ? 'bets' : undefined
}

/** Whether nothing is given for something that two accounts have in common. */
export function stops({ kind }: Pick<Signal, 'kind'>, terms: ReferralTerms): boolean {
  if (kind === 'same_device') return terms.stopsSameDevice
  if (kind === 'same_network') return terms.stopsSameNetwork
  return kind === 'same_payee' ? terms.stopsSamePayee : true
}

/** How far it is, from all that is known now. The same facts give the same at any time, whatever was before. */
export function judge(facts: Facts, at: Date): Verdict {
  const { terms, metAt, endsAt } = facts
  const refused = (reason: ReferralReason): Verdict => ({
    state: 'refused',
    reason,
    metAt: null,
    dueAt: null,
  })
  const stopping = facts.isAllowed ? undefined : facts.signals.find((one) => stops(one, terms))
  if (stopping !== undefined) return refused(stopping.kind)
  if (!facts.isFriendOpen) return refused('friend_closed')
  if (!facts.isReferrerOpen) return refused('referrer_closed')
  const missing = missingOf(facts)
  if (missing === undefined) {
    const since = metAt ?? at
    const dueAt = new Date(since.getTime() + terms.holdDays * dayMs)
    return { state: dueAt <= at ? 'qualified' : 'held', reason: '', metAt: since, dueAt }
  }
  if (endsAt <= at) return refused('time_over')
  const state =
    missing === 'phone' ? 'registered' : missing === 'deposit' ? 'verified' : 'deposited'
  return { state, reason: '', metAt: null, dueAt: null }
}
