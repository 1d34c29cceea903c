/**
 * How a division that does not come out even is settled. All four act on the magnitude and keep the sign, so that
 * a correction of a sum is the exact opposite of the sum: `down` is toward zero, `up` is away from zero.
 */
export type Rounding = 'down' | 'up' | 'half_even' | 'half_up'

/** Whole-number division. There is no default rounding: whoever divides says who gets the remainder. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator === 0n) throw new RangeError('A division by zero was asked for')
  const negative = numerator < 0n !== denominator < 0n
  const dividend = magnitude(numerator)
  const divisor = magnitude(denominator)
  const quotient = dividend / divisor
  const rest = dividend % divisor
  const rounded = roundsAway(quotient, rest, divisor, rounding) ? quotient + 1n : quotient
  return negative ? -rounded : rounded
}

export function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

function roundsAway(quotient: bigint, rest: bigint, divisor: bigint, rounding: Rounding): boolean {
  if (rest === 0n) return false
  const doubled = rest * 2n
  switch (rounding) {
    case 'down':
      return false
    case 'up':
      return true
    case 'half_up':
      return doubled >= divisor
    case 'half_even':
      return doubled > divisor || (doubled === divisor && quotient % 2n === 1n)
  }
}
