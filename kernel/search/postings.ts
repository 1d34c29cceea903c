import { places, type Place } from './ranks.ts'
import type { SearchEntry, TaggedText } from './entry.ts'
import { wordsOf } from './words.ts'

/** Which words stand where: for each word its entries, each with its place and its languages. */
export type Postings = {
  readonly size: number
  readonly words: readonly string[]
  readonly languagesOf: Uint8Array
  /** What was posted for a word; `entryOf` and `placeOf` read it, and its low bits are the languages. */
  of(word: number): Uint32Array
  /** The names of an entry in some languages, as words with blanks between. */
  textsOf(entry: number, languages: number): string[]
  isReady(entry: number): boolean
}

const languageBits = 8
const shift = languageBits + 2

export const entryOf = (posted: number): number => posted >>> shift
export const placeOf = (posted: number): Place => ((posted >>> languageBits) & 3) as Place

export function createPostings() {
  const numbers = new Map<string, number>()
  const languagesOf: number[] = []
  const counts: number[] = []
  /** Pairs: the number of a word, and an entry with place and languages. */
  const pairs: number[] = []
  const texts: string[] = []
  const textLanguages: number[] = []
  const firstText: number[] = []
  const ready: number[] = []
  // Vendors and categories come with every entry of theirs.
  const knownBeside = new Map<string, readonly string[]>()

  function post(word: string, entry: number, place: Place, languages: number): void {
    let number = numbers.get(word)
    if (number === undefined) {
      number = numbers.size
      numbers.set(word, number)
      languagesOf.push(0)
      counts.push(0)
    }
    languagesOf[number] = (languagesOf[number] ?? 0) | languages
    counts[number] = (counts[number] ?? 0) + 1
    pairs.push(number, ((entry << shift) | (place << languageBits) | languages) >>> 0)
  }

  function addName(entry: number, { text, languages }: TaggedText): void {
    const words = wordsOf(text)
    if (words.length === 0) return
    texts.push(words.join(' '))
    textLanguages.push(languages)
    words.forEach((word, at) => {
      const start = words.length === 1 ? places.only : places.first
      post(word, entry, at === 0 ? start : places.later, languages)
    })
  }

  function addBeside(entry: number, { text, languages }: TaggedText): void {
    const words = knownBeside.get(text) ?? wordsOf(text)
    knownBeside.set(text, words)
    for (const word of words) post(word, entry, places.beside, languages)
  }

  return {
    add({ names, beside, ready: isReady }: SearchEntry): void {
      const entry = firstText.length
      ready.push(Number(isReady))
      firstText.push(texts.length)
      for (const name of mergeSame(names)) addName(entry, name)
      for (const text of beside) addBeside(entry, text)
    },

    finish(): Postings {
      const { starts, placed } = sortByWord(counts, pairs)
      const size = firstText.length
      const readiness = Uint8Array.from(ready)
      return {
        size,
        isReady: (entry) => readiness[entry] === 1,
        words: [...numbers.keys()],
        languagesOf: Uint8Array.from(languagesOf),
        of: (word) => placed.subarray(starts[word], starts[word + 1]),
        textsOf(entry, languages) {
          const end = firstText[entry + 1] ?? texts.length
          const found: string[] = []
          for (let at = firstText[entry] ?? end; at < end; at += 1) {
            if (((textLanguages[at] ?? 0) & languages) !== 0) found.push(texts[at] ?? '')
          }
          return found
        },
      }
    },
  }
}

/** A name that is the same in several languages is looked for once. */
function mergeSame(names: readonly TaggedText[]): Iterable<TaggedText> {
  if (names.length < 2) return names
  const languagesOf = new Map<string, number>()
  for (const { text, languages } of names) {
    languagesOf.set(text, (languagesOf.get(text) ?? 0) | languages)
  }
  return Array.from(languagesOf, ([text, languages]) => ({ text, languages }))
}

/** Puts what was posted for each word together: one list of numbers, and where each word's part begins. */
function sortByWord(counts: readonly number[], pairs: readonly number[]) {
  const starts = new Uint32Array(counts.length + 1)
  counts.forEach((count, word) => {
    starts[word + 1] = (starts[word] ?? 0) + count
  })
  const next = starts.slice()
  const placed = new Uint32Array(pairs.length / 2)
  for (let at = 0; at < pairs.length; at += 2) {
    const word = pairs[at] ?? 0
    const to = next[word] ?? 0
    placed[to] = pairs[at + 1] ?? 0
    next[word] = to + 1
  }
  return { starts, placed }
}
