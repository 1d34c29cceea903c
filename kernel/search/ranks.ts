import type { Meeting } from './vocabulary.ts'

/** Where a word stands in an entry: it is a whole name, begins one, stands later in one, or is not of a name at all. */
export const places = { only: 0, first: 1, later: 2, beside: 3 } as const
export type Place = (typeof places)[keyof typeof places]

/**
 * How well an entry fits, best first: the name itself, the beginning of the name, words of the name, words beside it
 * (vendor, category), parts of words, and what a wrong letter may have been meant for. Ties are for the order of entries.
 */
export const ranks = {
  name: 0,
  nameStart: 1,
  nameStartWithin: 2,
  words: 3,
  wordStarts: 4,
  beside: 5,
  besideStarts: 6,
  inside: 7,
  typoOfName: 8,
  typo: 9,
  typoStart: 10,
  twoTyposOfName: 11,
  twoTypos: 12,
  twoTyposStart: 13,
  none: 255,
} as const

const { name, nameStart, nameStartWithin, words, wordStarts, beside, besideStarts } = ranks
const { inside, typoOfName, typo, typoStart, twoTyposOfName, twoTypos, twoTyposStart } = ranks

/** The rank of one typed word, by how it meets a word and by where that stands: only, first, later, beside. */
export const rankOf: Readonly<Record<Meeting, readonly [number, number, number, number]>> = {
  equal: [name, nameStart, words, beside],
  beginning: [nameStartWithin, nameStartWithin, wordStarts, besideStarts],
  within: [wordStarts, wordStarts, wordStarts, besideStarts],
  inside: [inside, inside, inside, inside],
  typo: [typoOfName, typo, typo, typo],
  'typo-beginning': [typoStart, typoStart, typoStart, typoStart],
  'two-typos': [twoTyposOfName, twoTypos, twoTypos, twoTypos],
  'two-typos-beginning': [twoTyposStart, twoTyposStart, twoTyposStart, twoTyposStart],
}

/** Several words are as good as the worst of them, and better when they make up a name or a part of it. */
export function rankOfSeveral(worst: number, texts: readonly string[], wanted: readonly string[]) {
  if (worst <= wordStarts) return rankOfPhrase(texts, wanted.join(' '))
  if (worst < typoOfName || worst === typoStart || worst === twoTyposStart) return worst
  const isName = texts.some((text) => text.split(' ').length === wanted.length)
  if (worst <= typo) return isName ? typoOfName : typo
  return isName ? twoTyposOfName : twoTypos
}

/** What is not to be had yet comes after all that have the words in their names; its name itself still leads to it. */
export function rankOfUnready(rank: number): number {
  return rank > name && rank < wordStarts ? wordStarts : rank
}

function rankOfPhrase(texts: readonly string[], phrase: string): number {
  let best: number = wordStarts
  for (const text of texts) {
    if (text.startsWith(phrase)) {
      const next = text.charAt(phrase.length)
      best = Math.min(best, next === '' ? name : next === ' ' ? nameStart : nameStartWithin)
    } else if (best > words && text.includes(` ${phrase}`)) best = words
  }
  return best
}
