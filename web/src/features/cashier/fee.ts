import { divide } from '@baize/kernel/rounding'

export type Fee = { readonly feeBps: number; readonly feeFixed: string }

/** What a member pays for moving a sum: the rate rounded down to the smallest coin, and the fixed part. */
export function feeOf(amount: bigint, { feeBps, feeFixed }: Fee): bigint {
  return divide(amount * BigInt(feeBps), 10_000n, 'down') + BigInt(feeFixed)
}
