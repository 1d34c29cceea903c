import type { BindingLimit, DepositMethod } from '@baize/contract/cashier/deposits'

export type DepositAmountProblem = 'nothing' | 'below' | 'above' | 'over_limit'

type Bounds = Pick<DepositMethod, 'min' | 'max'>
type Limit = Pick<BindingLimit, 'left'> | null

/** What stands against a sum: the method's own bounds first, then the limit that the member set. */
export function judgeDepositAmount(
  sum: bigint,
  { min, max }: Bounds,
  limit: Limit,
): DepositAmountProblem | undefined {
  if (sum <= 0n) return 'nothing'
  if (sum > BigInt(max)) return 'above'
  if (limit && sum > BigInt(limit.left)) return 'over_limit'
  return sum < BigInt(min) ? 'below' : undefined
}

/** Whether the own limit leaves less than the smallest deposit: then no sum will do. */
export function isLimitReached({ min }: Bounds, limit: Limit): boolean {
  return limit !== null && BigInt(limit.left) < BigInt(min)
}

/** A missing sum as a deposit by this method: at least its minimum. */
export function atLeast(gap: bigint, { min }: Bounds): bigint {
  return gap > BigInt(min) ? gap : BigInt(min)
}
