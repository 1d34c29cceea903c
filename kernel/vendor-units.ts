import { readDecimal, writeDecimal } from './decimal.ts'
import { type Currency, type Money, money, scaleOf } from './money.ts'
import { ok, refuse, type Result } from './result.ts'

/**
 * How a vendor counts a currency: `majors` of it are `units` of the vendor's, written with up to `decimals` decimals.
 * Asian vendors count thousands of the dong or the rupiah (1000 : 1, four decimals); others count whole hundredths
 * (1 : 100, none).
 */
export type VendorScale = {
  readonly majors: bigint
  readonly units: bigint
  readonly decimals: number
}

/** The sum as the vendor's decimal text, or a refusal when its units cannot say it exactly. It never rounds. */
export function toVendorUnits(a: Money, scale: VendorScale): Result<string, 'amount_inexact'> {
  const numerator = a.amount * scale.units * 10n ** BigInt(scale.decimals)
  const denominator = scale.majors * 10n ** BigInt(scaleOf(a.currency))
  if (numerator % denominator !== 0n) return refuse('amount_inexact')
  return ok(writeDecimal({ units: numerator / denominator, decimals: scale.decimals }))
}

/** The vendor's decimal text as a sum, or a refusal when it is no number or finer than our smallest unit. */
export function fromVendorUnits(
  text: string,
  currency: Currency,
  scale: VendorScale,
): Result<Money, 'amount_invalid' | 'amount_inexact'> {
  const decimal = readDecimal(text)
  if (decimal === undefined) return refuse('amount_invalid')
  const numerator = decimal.units * scale.majors * 10n ** BigInt(scaleOf(currency))
  const denominator = scale.units * 10n ** BigInt(decimal.decimals)
  if (numerator % denominator !== 0n) return refuse('amount_inexact')
  return ok(money(numerator / denominator, currency))
}
