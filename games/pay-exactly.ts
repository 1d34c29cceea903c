import type { Chance } from '@baize/kernel/chance'

/** What is paid for each unit staked, as a fraction: 9900 of 3333 is 2.97 times, and a little more. */
export type Multiple = readonly [times: bigint, of: bigint]

/** What a stake gets in any case: whole units, and what is left of the last one is not in it. */
export function leastPaid(stake: bigint, [times, of]: Multiple): bigint {
  return (stake * times) / of
}

/**
 * A stake times a multiple, exact in the mean at every stake. What is smaller than the smallest unit cannot be paid, so
 * one unit more is paid with just that chance: with `rest` of `of` left, when the number drawn below `of` is smaller than
 * `rest`. It is the last draw of a round, and is made only when something is left.
 */
export function payExactly(chance: Chance, stake: bigint, multiple: Multiple): bigint {
  const [times, of] = multiple
  const whole = leastPaid(stake, multiple)
  const rest = stake * times - whole * of
  if (rest === 0n) return whole
  return BigInt(chance.below(Number(of))) < rest ? whole + 1n : whole
}
