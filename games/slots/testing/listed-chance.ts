import type { Chance } from '@baize/kernel/chance'

/** Chance that gives these numbers one after the other; a number that its bound forbids, or one too many, is a defect. */
export function listedChance(numbers: readonly number[]): Chance & { readonly used: () => number } {
  let at = 0
  return {
    used: () => at,
    below(bound) {
      const next = numbers[at]
      if (next === undefined || next >= bound) {
        throw new RangeError(`The number at ${at} is ${next}, asked below ${bound}.`)
      }
      at += 1
      return next
    },
  }
}
