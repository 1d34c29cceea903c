import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { money, type Currency, type Money } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import { divide } from '@baize/kernel/rounding'
import { businessDay, businessDayBounds, addDays, type Day } from '@baize/kernel/time'
import { largestAmount } from '../../../ledger/ledger.ts'
import type { WithdrawalStanding, Withdrawal, WithdrawalState } from './withdrawal.ts'

/** What the operator set, for one currency. */
export type Bounds = {
  readonly currency: Currency
  readonly min: bigint
  readonly max: bigint
  readonly perDay: bigint
  readonly timesPerDay: number
  readonly feeBps: bigint
  readonly feeFixed: bigint
}

/** A currency for which nothing is set has no such bound, but nothing is larger than what the ledger takes. */
export function boundsOf(settings: CashierDocument, currency: Currency): Bounds {
  const feeBps = BigInt(settings.withdrawFeeBps)
  const feeFixed = BigInt(settings.withdrawFeeFixed[currency] ?? 0)
  const leastAboveFee =
    feeBps >= 10_000n ? largestAmount : divide((feeFixed + 1n) * 10_000n, 10_000n - feeBps, 'up')
  const min = BigInt(settings.withdrawMin[currency] ?? 1)
  return {
    currency,
    // Something must be left for the member once the fee is taken.
    min: min > leastAboveFee ? min : leastAboveFee,
    max: BigInt(settings.withdrawMax[currency] ?? largestAmount),
    perDay: BigInt(settings.withdrawPerDay[currency] ?? largestAmount),
    timesPerDay: settings.withdrawTimesPerDay,
    feeBps,
    feeFixed,
  }
}

/** The member's part of the cost, out of the amount. Rounded down: the rest of a cent is the house's to bear. */
export function withdrawalFeeOf(amount: bigint, { feeBps, feeFixed }: Bounds): bigint {
  return divide(amount * feeBps, 10_000n, 'down') + feeFixed
}

/** What a member has used of the day, and whether one is under way. */
export type Used = { readonly sum: bigint; readonly times: number; readonly isUnderWay: boolean }

export type BoundsRefusal = 'below_minimum' | 'above_maximum' | 'one_under_way' | 'day_used_up'

export function checkBounds(
  amount: bigint,
  bounds: Bounds,
  used: Used,
): Result<undefined, BoundsRefusal> {
  const { min, max, currency } = bounds
  if (amount < min) return refuse('below_minimum', { min: money(min, currency) })
  if (amount > max) return refuse('above_maximum', { max: money(max, currency) })
  if (used.isUnderWay) return refuse('one_under_way')
  const fits = used.times < bounds.timesPerDay && used.sum + amount <= bounds.perDay
  return fits ? ok() : refuse('day_used_up')
}

/** What is left of the day's sum and number. */
export function leftOf({ perDay, timesPerDay }: Bounds, { sum, times }: Used) {
  return {
    sum: perDay > sum ? perDay - sum : 0n,
    times: Math.max(0, timesPerDay - times),
  }
}

/** The brand's day and where the next begins. */
export function dayAt(at: Date, zone: string): { readonly day: Day; readonly nextAt: Date } {
  const day = businessDay(at, zone)
  return { day, nextAt: businessDayBounds(addDays(day, 1), zone).start }
}

/** A withdrawal among all that one person moves alone: to agree to it and to pay it is to move the same money. */
export function movementOf({ id, member, amount, currency }: Withdrawal) {
  return { what: 'withdrawal', id, member, money: money(amount, currency) }
}

/** The end of a dispute among them: what goes back with its fee, or what the member goes on missing. */
export function settlementOf(row: Withdrawal, as: 'returned' | 'forced') {
  const { id, member, currency } = row
  const { sum, fee } = missingOf(row)
  return as === 'returned'
    ? { what: 'withdrawal.return', id, member, money: money(sum + fee, currency) }
    : { what: 'withdrawal.force', id, member, money: money(sum, currency) }
}

/** What an operator decides next, if anything, as it would be counted. */
export function nextMovementOf(row: Withdrawal) {
  if (row.dispute === 'open') return settlementOf(row, 'returned')
  return isUndecided(row) ? movementOf(row) : undefined
}

/** Whether who pays is the only one who ever said yes. */
export function isPaidAlone(
  { approvedById, secondById }: Pick<Withdrawal, 'approvedById' | 'secondById'>,
  operator: string,
): boolean {
  return secondById === '' && approvedById === operator
}

export type Payment = {
  readonly paid: bigint
  readonly fee: bigint
  readonly returned: bigint
}

/**
 * What a payment comes to. Of a part the fee is taken in proportion, rounded down; all that is neither paid nor taken
 * goes back at once.
 */
export function paymentOf(
  { amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>,
  part?: bigint,
): Result<Payment, 'amount_too_large'> {
  const whole = amount - fee
  const paid = part ?? whole
  if (paid > whole) return refuse('amount_too_large')
  const taken = divide(fee * paid, whole, 'down')
  return ok({ paid, fee: taken, returned: amount - paid - taken })
}

/** What a dispute gives back: what did not arrive, and the fee that was taken for it. */
export function missingOf(row: Pick<Withdrawal, 'disbursed' | 'feeTaken' | 'received'>) {
  const { disbursed, feeTaken, received } = row
  if (disbursed === null || feeTaken === null || received === null) {
    throw new Error('What is missing was asked of a withdrawal that nobody confirmed.')
  }
  const kept = divide(feeTaken * received, disbursed, 'down')
  return { sum: disbursed - received, fee: feeTaken - kept }
}

const isUndecided = ({ state }: Pick<Withdrawal, 'state'>) =>
  state === 'requested' || state === 'reviewing'

/** A decision is made on what the operator saw, and only where there is something to decide. */
export function mayDecide(
  row: Pick<Withdrawal, 'state' | 'version' | 'approval'>,
  version: number,
  states: readonly WithdrawalState[],
): Result<undefined, 'already_decided' | 'not_approved_yet' | 'changed_meanwhile'> {
  if (!states.includes(row.state)) {
    return refuse(isUndecided(row) ? 'not_approved_yet' : 'already_decided')
  }
  return row.version === version ? ok() : refuse('changed_meanwhile')
}

export type Told = {
  readonly outcome: 'received' | 'partly_received' | 'not_received'
  /** What arrived, of a part. */
  readonly part?: Money | undefined
}

/** What a member's word makes of a payment. */
export function confirmed(
  { disbursed }: Pick<Withdrawal, 'disbursed'>,
  { outcome, part }: Told,
): Result<
  Pick<WithdrawalStanding, 'state' | 'received' | 'remaining' | 'receivedBy' | 'dispute'>,
  'amount_invalid' | 'amount_too_large'
> {
  if (disbursed === null) throw new Error('A payment was confirmed that was never made.')
  if (outcome === 'received') {
    const all = { received: disbursed, remaining: 0n, receivedBy: 'member', dispute: null } as const
    return ok({ state: 'received', ...all })
  }
  const received = outcome === 'not_received' ? 0n : part?.amount
  if (received === undefined) return refuse('amount_invalid')
  if (received >= disbursed) return refuse('amount_too_large')
  const remaining = disbursed - received
  return ok({ state: outcome, received, remaining, receivedBy: null, dispute: 'open' })
}

type Clock = Pick<Withdrawal, 'disbursedAt' | 'confirmBy' | 'pausedAt' | 'pausedSeconds'>

/** From when and until when the member's time runs, with all that it stood still moved out of the way. */
export function confirmSpan(row: Clock, now: Date): { readonly from: Date; readonly until: Date } {
  const { disbursedAt, confirmBy, pausedAt, pausedSeconds } = row
  if (disbursedAt === null || confirmBy === null) {
    throw new Error('The time to confirm was asked of a withdrawal that was not paid.')
  }
  const still = pausedAt === null ? 0 : Math.max(0, now.getTime() - pausedAt.getTime())
  const paused = pausedSeconds * 1000 + still
  return {
    from: new Date(disbursedAt.getTime() + paused),
    until: new Date(confirmBy.getTime() + paused),
  }
}

/** What it stood still in all once it runs again; a begun second is the member's. */
export function resumedSeconds(row: Clock, now: Date): number {
  const { until } = confirmSpan(row, now)
  return Math.ceil((until.getTime() - (row.confirmBy?.getTime() ?? 0)) / 1000)
}

/** How often a member should have been reminded by now: at half of the time, and at nine tenths. */
export function remindersDue(disbursedAt: Date, confirmBy: Date, now: Date): 0 | 1 | 2 {
  const whole = confirmBy.getTime() - disbursedAt.getTime()
  const passed = now.getTime() - disbursedAt.getTime()
  if (passed * 10 >= whole * 9) return 2
  return passed * 2 >= whole ? 1 : 0
}

export type HoldRefusal = 'insufficient_funds' | 'funds_locked' | 'funds_owed' | 'pocket_closed'

/** What the ledger may refuse when all else is in order; the rest would be our defect. */
export function holdRefusal(refusal: Refusal<string>): Refusal<HoldRefusal> {
  const { code } = refusal
  if (code === 'funds_owed') return { ...refusal, code }
  if (code === 'insufficient_funds' || code === 'funds_locked') return refuse(code)
  if (code === 'account_closed') return refuse('pocket_closed')
  throw new Error(`The ledger refused money on its way out: ${code}`)
}

/** How a withdrawal stands in the audit trail, where sums are texts. */
export function recordOf(row: Withdrawal): Readonly<Record<string, unknown>> {
  const { id, member, amount, fee, currency, state, disbursed, returned, received, dispute } = row
  const text = (sum: bigint | null) => (sum === null ? null : String(sum))
  return {
    id,
    member,
    amount: text(amount),
    fee: text(fee),
    currency,
    state,
    disbursed: text(disbursed),
    returned: text(returned),
    received: text(received),
    dispute,
  }
}
