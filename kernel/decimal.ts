/** A decimal number held exactly: `units` divided by ten to the power of `decimals`. */
export type Decimal = { readonly units: bigint; readonly decimals: number }

// Forty digits hold any sum of ours many times over; a longer text is an attack or a mistake, and BigInt of a very
// long text takes quadratic time.
const plainDecimal = /^(-?)([0-9]{1,20})(?:\.([0-9]{1,20}))?$/

/** Reads `12`, `12.50`, `-0.5`; nothing else: no exponent, plus sign, grouping, bare point or surrounding space. */
export function readDecimal(text: string): Decimal | undefined {
  const match = plainDecimal.exec(text)
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, decimals: fraction.length }
}

/** Writes all decimals, none rounded: 1250 with two decimals is `12.50`. */
export function writeDecimal({ units, decimals }: Decimal): string {
  const sign = units < 0n ? '-' : ''
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  if (decimals === 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
