/** An exact number: prizes and chances are never rounded before they are paid. Always in lowest terms, above below zero never. */
export type Fraction = { readonly above: bigint; readonly below: bigint }

export const none: Fraction = { above: 0n, below: 1n }
export const one: Fraction = { above: 1n, below: 1n }

const pattern = /^(\d+)(?:\.(\d+)|\/(\d+))?$/

/** `1000/3`, `2.2` or `49`. */
export function fraction(text: string | number | bigint): Fraction {
  const [, whole, decimals, below] = pattern.exec(String(text)) ?? []
  if (whole === undefined) throw new RangeError(`${text} is no fraction`)
  if (below !== undefined) return ratio(BigInt(whole), BigInt(below))
  return ratio(BigInt(whole + (decimals ?? '')), 10n ** BigInt(decimals?.length ?? 0))
}

export function ratio(above: bigint | number, below: bigint | number): Fraction {
  const [a, b] = [BigInt(above), BigInt(below)]
  if (b <= 0n) throw new RangeError('A fraction of nothing was asked for')
  const shared = common(a < 0n ? -a : a, b)
  return { above: a / shared, below: b / shared }
}

function common(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : common(b, a % b)
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  ratio(a.above * b.below + b.above * a.below, a.below * b.below)

export const less = (a: Fraction, b: Fraction): Fraction =>
  ratio(a.above * b.below - b.above * a.below, a.below * b.below)

export const times = (a: Fraction, b: Fraction): Fraction =>
  ratio(a.above * b.above, a.below * b.below)

export const over = (a: Fraction, b: Fraction): Fraction =>
  ratio(a.above * b.below, a.below * b.above)

export const isEqual = (a: Fraction, b: Fraction): boolean =>
  a.above === b.above && a.below === b.below

/** Whole numbers as they are, others with a stroke. */
export const showFraction = ({ above, below }: Fraction): string =>
  below === 1n ? String(above) : `${above}/${below}`
