import type { Eligibility } from './api.ts'

type Bounds = Pick<Eligibility, 'min' | 'max' | 'leftToday' | 'available'>
export type WithdrawalAmountProblem = 'nothing' | 'below' | 'above' | 'over_day' | 'too_little'

/** What stands against taking out a sum, the nearest reason first. */
export function judgeWithdrawalAmount(
  sum: bigint,
  bounds: Bounds,
): WithdrawalAmountProblem | undefined {
  if (sum <= 0n) return 'nothing'
  if (sum < BigInt(bounds.min)) return 'below'
  if (sum > BigInt(bounds.max)) return 'above'
  if (sum > BigInt(bounds.available)) return 'too_little'
  return sum > BigInt(bounds.leftToday) ? 'over_day' : undefined
}

/** The most that may leave at once. */
export function mostOf({ max, leftToday, available }: Bounds): bigint {
  return [max, leftToday, available].map(BigInt).reduce((least, one) => (one < least ? one : least))
}
