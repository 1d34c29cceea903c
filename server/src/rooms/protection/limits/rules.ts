import type { LimitPeriod } from '@baize/contract/protection/protection'
import type { LimitKey } from '../limit-key.ts'

/** A raise, or the removal when `amount` is null; it can be confirmed from `at` on. */
export type Change = { readonly amount: bigint | null; readonly at: Date }

export type Limit = LimitKey & { readonly amount: bigint; readonly change: Change | null }

const hourMs = 3_600_000

/** The last 24 hours, 7 days, 30 days: they move with the clock, so that no midnight gives a second helping. */
const hoursOf = { day: 24, week: 7 * 24, month: 30 * 24 } as const satisfies Record<
  LimitPeriod,
  number
>

/** How long a raise is to be thought over. */
export const waitMs = 24 * hourMs

export function sinceOf(period: LimitPeriod, now: Date): Date {
  return new Date(now.getTime() - hoursOf[period] * hourMs)
}

export type LimitDecision =
  | { readonly does: 'nothing' }
  /** It holds at once, and a raise that waited is forgotten. */
  | { readonly does: 'set'; readonly amount: bigint }
  | { readonly does: 'keep' }
  | { readonly does: 'wait'; readonly change: Change }

/** What becomes of a limit of which somebody wants another amount, or none. */
export function decideChange(
  limit: Pick<Limit, 'amount' | 'change'> | undefined,
  wanted: bigint | null,
  now: Date,
): LimitDecision {
  if (limit === undefined) {
    return wanted === null ? { does: 'nothing' } : { does: 'set', amount: wanted }
  }
  if (wanted !== null && wanted < limit.amount) return { does: 'set', amount: wanted }
  if (wanted === limit.amount) return { does: limit.change === null ? 'nothing' : 'keep' }
  // Asked for again, it goes on waiting from when it was asked for first.
  if (limit.change !== null && limit.change.amount === wanted) return { does: 'nothing' }
  return { does: 'wait', change: { amount: wanted, at: new Date(now.getTime() + waitMs) } }
}

export function isReady({ at }: Change, now: Date): boolean {
  return at <= now
}

/** What counts against limits, period by period. */
export type Used = Readonly<Record<LimitPeriod, bigint>>

export type Binding = {
  readonly period: LimitPeriod
  readonly amount: bigint
  /** What may still come; nothing when more was used than is allowed now. */
  readonly left: bigint
}

/** Of several limits the one that leaves least. */
export function findBinding(
  limits: readonly Pick<Limit, 'period' | 'amount'>[],
  used: Used,
): Binding | undefined {
  let tightest: Binding | undefined
  for (const { period, amount } of limits) {
    const left = amount > used[period] ? amount - used[period] : 0n
    if (tightest === undefined || left < tightest.left) tightest = { period, amount, left }
  }
  return tightest
}
