/**
 * Chance as games take it. The same interface stands over a committed seed in play, over a fast generator in
 * simulations, and over a list of numbers in tests, so that a game cannot know which of them it is played with.
 */
export type Chance = {
  /** A whole number from 0 up to but without `bound`, each equally likely; `bound` goes from 1 to 2^32. */
  below(bound: number): number
}

const wordRange = 2 ** 32

/**
 * Chance over a source of whole numbers of 32 bits. A word of the incomplete last stretch, which would favour low
 * numbers, is thrown away and the next one taken: with `limit` the largest multiple of `bound` up to 2^32, a word
 * below `limit` gives `word mod bound`. Every asking takes one word at least, also below 1.
 */
export function chanceFrom(nextWord: () => number): Chance {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > wordRange) {
        throw new RangeError(`A chance below ${bound} was asked for; 1 to 2^32 is possible`)
      }
      const limit = wordRange - (wordRange % bound)
      for (;;) {
        const word = nextWord()
        if (word < limit) return word % bound
      }
    },
  }
}

/** A copy in random order, every order equally likely (Fisher and Yates); only the first `count` places are drawn. */
export function drawFrom<T>(chance: Chance, items: readonly T[], count = items.length): T[] {
  const left = [...items]
  for (let index = 0; index < count; index += 1) {
    const other = index + chance.below(left.length - index)
    // Both places hold an item, so the casts only tell the compiler what the loop knows.
    const taken = left[other] as T
    left[other] = left[index] as T
    left[index] = taken
  }
  return left.slice(0, count)
}
