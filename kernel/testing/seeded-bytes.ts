import type { RandomBytes } from '../random.ts'

/**
 * The same bytes for the same seed, for tests and simulations that must replay. It is guessable by design (the
 * splitmix32 generator), hence its place outside the files that the product imports.
 */
export function seededBytes(seed: number): RandomBytes {
  let state = seed | 0
  const nextWord = (): number => {
    state = (state + 0x9e3779b9) | 0
    let word = state ^ (state >>> 16)
    word = Math.imul(word, 0x21f0aaad)
    word ^= word >>> 15
    word = Math.imul(word, 0x735a2d97)
    return (word ^ (word >>> 15)) >>> 0
  }
  return (count) => Uint8Array.from({ length: count }, () => nextWord() >>> 24)
}
