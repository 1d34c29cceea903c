import { normalise } from './normalise.ts'

const plain = /^[ -~]*$/
const plainGap = /[^a-z0-9]+/

/** Apostrophes stand inside words and are left out by most who type them. */
const apostrophes = /['’‘ʼ`´＇]/g

/*
 * Scripts without blanks. A run of one script is a word: in Japanese the change between kanji and kana mostly falls
 * between words. What a run hides is found by looking inside it, and what a person runs together is taken apart by the
 * words of the index itself; see vocabulary.ts. Dictionaries of Intl.Segmenter differ between browsers and Node, and so
 * would the results.
 */
const han = '\\u3005\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}'
const kana = '\\u3041-\\u3096\\u309d\\u309e\\u30fc'
const southEast = '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff'
const runs = new RegExp(
  `[${han}]+|[${kana}]+|[${southEast}]+|(?:(?![${han}${kana}${southEast}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
)
const unspaced = new RegExp(`^[${han}${kana}${southEast}]`, 'u')
const ofHan = new RegExp(`^[${han}]`, 'u')

/** The words of a text. One without letters and digits is a word as a whole, so that even a name of signs is found. */
export function wordsOf(text: string): string[] {
  const folded = normalise(text).replaceAll(apostrophes, '')
  const words = plain.test(folded)
    ? folded.split(plainGap).filter((word) => word !== '')
    : (folded.match(runs) ?? [])
  if (words.length > 0) return words
  const signs = normalise(text).replaceAll(/\s+/g, '')
  return signs === '' ? [] : [signs]
}

/** Whether a word is of a script that does not divide its words by blanks. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word)
}

/** Whether a word is of signs that each have a meaning. */
export function isHan(word: string): boolean {
  return ofHan.test(word)
}
