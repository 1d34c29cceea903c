import { initialsOf, isInitials } from './hangul.ts'
import { isUnspaced } from './words.ts'
import {
  allowedInBeginning,
  allowedTypos,
  far,
  letterBits,
  mayBeTypo,
  typoDistance,
} from './typo.ts'

/** How a typed word meets one of the index, best first. */
export const meetings = [
  'equal',
  'beginning',
  'within',
  'inside',
  'typo',
  'typo-beginning',
  'two-typos',
  'two-typos-beginning',
] as const
export type Meeting = (typeof meetings)[number]

/** Calls back for each word of the index that is met, by its number. */
export type OnMeeting = (word: number, meeting: Meeting) => void

export type Vocabulary = {
  /** Words that are the typed one, begin with it or hold it, or whose syllables begin so. */
  meet(typed: string, languages: number, on: OnMeeting): void
  /** Words that the typed one may have been meant for; `loose` allows one more wrong letter. */
  meetByTypo(typed: string, languages: number, options: TypoOptions, on: OnMeeting): void
  /** What was run together, taken apart into words of the index; nothing when that cannot be done. */
  takeApart(typed: string, languages: number): string[] | undefined
  /** The longest beginning of a run that is a word of the index, and the rest; nothing where the script has blanks. */
  splitKnown(typed: string, languages: number): [string, string] | undefined
}

export type TypoOptions = {
  /** The word may still be in the making, so that its end is missing. */
  readonly unfinished: boolean
  /** At most so many wrong letters, where fewer are wanted than the length allows. */
  readonly most?: number
  readonly loose?: boolean
}

type Met = { readonly number: number; readonly meeting: Meeting }

/** So many compared words are kept: those of one text, as it is and as it was a key before. */
const keptLately = 32

/** Where one more wrong letter is allowed than usual, a word must still have so many. */
const shortestLoose = 5

/** Of words between blanks, a piece must be so long; three letters by chance are too common. */
const shortestPiece = 3

/** The distinct words of an index, numbered as given, with the languages of each as bits. */
export function createVocabulary(words: readonly string[], languagesOf: Uint8Array): Vocabulary {
  const bits = Uint32Array.from(words, letterBits)
  const numbers = new Map(words.map((word, number) => [word, number]))
  const spelled = joinTexts(words)
  // Made when first asked for: most who search never type initials of Hangul.
  let initials: { readonly joined: Joined; readonly known: ReadonlySet<string> } | undefined
  const initialsOfAll = () => {
    if (initials) return initials
    const all = words.map(initialsOf)
    initials = { joined: joinTexts(all), known: new Set(all) }
    return initials
  }

  const isIn = (number: number, languages: number) => ((languagesOf[number] ?? 0) & languages) !== 0
  const isKnown = (word: string, languages: number) => {
    const number = numbers.get(word)
    return number !== undefined && isIn(number, languages)
  }

  /** The words before the one that is being typed stay the same from key to key, and are compared once. */
  const lately = new Map<string, readonly Met[]>()

  function meetClose(typed: string, languages: number, most: number, mostBegun: number): Met[] {
    const met: Met[] = []
    const typedBits = letterBits(typed)
    const first = typed.charCodeAt(0)
    for (let number = 0; number < words.length; number += 1) {
      if (!isIn(number, languages)) continue
      const word = words[number] ?? ''
      // A beginning proves so little that at least its first letter must be right.
      const begun = word.charCodeAt(0) === first ? mostBegun : 0
      const allowed = word.length > typed.length + most ? begun : most
      if (allowed === 0 || word.length < typed.length - allowed) continue
      if (!mayBeTypo(typedBits, bits[number] ?? 0, allowed)) continue
      const { whole, beginning } = typoDistance(typed, word, allowed)
      const meeting = typoMeeting(whole, beginning > begun ? far : beginning)
      if (meeting) met.push({ number, meeting })
    }
    return met
  }

  return {
    meet(typed, languages, on) {
      // One letter inside a word would be met nearly everywhere.
      const alsoInside = typed.length > 1 || isUnspaced(typed)
      const runs = typed.length > 1 && isUnspaced(typed)
      findIn(spelled, typed, (number, at) => {
        if (!isIn(number, languages)) return
        if (at > 0) {
          // Scripts without blanks hide whole words in a run; elsewhere it is a part of one.
          if (alsoInside) on(number, runs ? 'within' : 'inside')
        } else on(number, words[number]?.length === typed.length ? 'equal' : 'beginning')
      })
      if (!isInitials(typed)) return
      findIn(initialsOfAll().joined, typed, (number, at) => {
        if (isIn(number, languages)) on(number, at > 0 ? 'inside' : 'beginning')
      })
    },

    meetByTypo(typed, languages, { unfinished, most, loose = false }, on) {
      const more = loose && typed.length >= shortestLoose ? 1 : 0
      const allowed = Math.min(most ?? far, allowedTypos(typed.length)) + more
      const begun = unfinished ? Math.min(most ?? far, allowedInBeginning(typed.length)) : 0
      if (allowed === 0) return
      const key = `${typed} ${languages} ${allowed} ${begun}`
      const met = lately.get(key) ?? meetClose(typed, languages, allowed, begun)
      lately.delete(key)
      lately.set(key, met)
      const [oldest = ''] = lately.keys()
      if (lately.size > keptLately) lately.delete(oldest)
      for (const { number, meeting } of met) on(number, meeting)
    },

    takeApart(typed, languages) {
      const isPiece = isInitials(typed)
        ? (piece: string) => initialsOfAll().known.has(piece)
        : (piece: string) => isKnown(piece, languages)
      const shortest = isUnspaced(typed) || isInitials(typed) ? 1 : shortestPiece
      // The fewest pieces that reach each place, by the start of their last one.
      const pieces = new Map<number, { readonly from: number; readonly count: number }>()
      pieces.set(0, { from: 0, count: 0 })
      for (let to = shortest; to <= typed.length; to += 1) {
        for (let from = to - shortest; from >= 0; from -= 1) {
          const before = pieces.get(from)
          if (before === undefined || !isPiece(typed.slice(from, to))) continue
          const known = pieces.get(to)
          if (known === undefined || before.count + 1 < known.count)
            pieces.set(to, { from, count: before.count + 1 })
        }
      }
      return pieces.has(typed.length) ? cutAt(typed, pieces) : undefined
    },

    splitKnown(typed, languages) {
      if (!isUnspaced(typed)) return undefined
      for (let to = typed.length - 1; to > 1; to -= 1) {
        const known = typed.slice(0, to)
        if (isKnown(known, languages)) return [known, typed.slice(to)]
      }
      return undefined
    },
  }
}

function typoMeeting(whole: number, beginning: number): Meeting | undefined {
  // The very beginning of a word is met without typos already.
  if (whole === 1) return 'typo'
  if (beginning <= 1) return 'typo-beginning'
  if (whole === 2) return 'two-typos'
  return beginning < far || whole < far ? 'two-typos-beginning' : undefined
}

function cutAt(typed: string, pieces: ReadonlyMap<number, { readonly from: number }>): string[] {
  const cut: string[] = []
  for (let to = typed.length; to > 0;) {
    const from = pieces.get(to)?.from ?? 0
    cut.unshift(typed.slice(from, to))
    to = from
  }
  return cut
}

/** Many short texts as one long one, which is searched some ten times faster than each by itself. None holds a blank. */
type Joined = { readonly whole: string; readonly starts: Uint32Array }

function joinTexts(texts: readonly string[]): Joined {
  const starts = new Uint32Array(texts.length + 1)
  texts.forEach((text, number) => {
    starts[number + 1] = (starts[number] ?? 0) + text.length + 1
  })
  return { whole: texts.join(' '), starts }
}

/** Calls back once for each text that holds what is looked for, with where in it that begins. */
function findIn(
  { whole, starts }: Joined,
  wanted: string,
  on: (number: number, at: number) => void,
): void {
  let number = 0
  for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, starts[number])) {
    number = numberAt(starts, at, number)
    on(number, at - (starts[number] ?? 0))
    number += 1
    if (number >= starts.length - 1) break
  }
}

/** The number of the word at a place of the long text; places only go up, and mostly by little. */
function numberAt(starts: Uint32Array, at: number, from: number): number {
  let low = from
  let high = starts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}
