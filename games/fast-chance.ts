import type { Chance } from '@baize/kernel/chance'

/** Products below this are exact in a double, so that the high word of 32 bits times a bound can be read off. */
const largestQuickBound = 2 ** 21
const words = 2 ** 32
const perWord = 2 ** -32

/**
 * Chance for simulations: sfc32, fast and repeatable, and no secret, so that play never uses it. A 32-bit word is
 * multiplied by the bound and the high word taken; words of the uneven rest are drawn again, so nothing is favoured.
 */
export function fastChance(seed: number): Chance {
  let a = seed | 0
  let b = Math.floor(seed / words) | 0
  let c = 0x2545f491
  let counter = 1

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return sum >>> 0
  }

  function belowSlowly(bound: number): number {
    const limit = words - (words % bound)
    let word = next()
    while (word >= limit) word = next()
    return word % bound
  }

  // Seeds that differ by one bit start to differ everywhere after some rounds.
  for (let round = 0; round < 15; round += 1) next()

  return {
    below(bound) {
      if (bound > largestQuickBound) return belowSlowly(bound)
      let word = next()
      let low = Math.imul(word, bound) >>> 0
      if (low < bound) {
        const uneven = words % bound
        while (low < uneven) {
          word = next()
          low = Math.imul(word, bound) >>> 0
        }
      }
      return (word * bound * perWord) >>> 0
    },
  }
}
