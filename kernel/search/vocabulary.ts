import { isUnspaced } from './words.ts'
import { allowedTypos, far, letterBits, mayBeTypo, typoDistance } from './typo.ts'

/** How a typed word meets one of the index, best first. */
export const meetings = [
  'equal',
  'beginning',
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
  /** Words that are the typed one, begin with it or hold it. */
  meet(typed: string, languages: number, on: OnMeeting): void
  /** Words that the typed one may have been meant for; `loose` allows a second wrong letter sooner. */
  meetByTypo(typed: string, languages: number, options: TypoOptions, on: OnMeeting): void
  /** What was run together, taken apart into words of the index; nothing when that cannot be done. */
  takeApart(typed: string, languages: number): string[] | undefined
}

export type TypoOptions = {
  /** The word may still be in the making, so that its end is missing. */
  readonly unfinished: boolean
  readonly loose?: boolean
}

/** A beginning with a typo says little before it has so many letters. */
const shortestBeginning = 5

/** Of words between blanks, a piece must be so long; three letters by chance are too common. */
const shortestPiece = 3

/** The distinct words of an index, numbered as given, with the languages of each as bits. */
export function createVocabulary(words: readonly string[], languagesOf: Uint8Array): Vocabulary {
  const bits = Uint32Array.from(words, letterBits)
  const numbers = new Map(words.map((word, number) => [word, number]))
  const starts = new Uint32Array(words.length + 1)
  words.forEach((word, number) => {
    starts[number + 1] = (starts[number] ?? 0) + word.length + 1
  })
  // One long text is searched some ten times faster than each word by itself. No word holds a blank.
  const whole = words.join(' ')

  const isKnown = (word: string, languages: number) => {
    const number = numbers.get(word)
    return number !== undefined && ((languagesOf[number] ?? 0) & languages) !== 0
  }

  return {
    meet(typed, languages, on) {
      // One letter inside a word would be met nearly everywhere.
      const alsoInside = typed.length > 1 || isUnspaced(typed)
      let number = 0
      for (let at = whole.indexOf(typed); at !== -1; at = whole.indexOf(typed, starts[number])) {
        number = numberAt(starts, at, number)
        if (((languagesOf[number] ?? 0) & languages) !== 0) {
          const start = starts[number] ?? 0
          if (at > start) {
            if (alsoInside) on(number, 'inside')
          } else on(number, words[number]?.length === typed.length ? 'equal' : 'beginning')
        }
        number += 1
        if (number >= words.length) break
      }
    },

    meetByTypo(typed, languages, { unfinished, loose = false }, on) {
      const most = loose && typed.length >= shortestBeginning ? 2 : allowedTypos(typed.length)
      if (most === 0) return
      const typedBits = letterBits(typed)
      const beginnings = unfinished && typed.length >= shortestBeginning
      words.forEach((word, number) => {
        if (((languagesOf[number] ?? 0) & languages) === 0) return
        if (!mayBeTypo(typedBits, bits[number] ?? 0, most)) return
        if (word.length < typed.length - most) return
        if (!beginnings && word.length > typed.length + most) return
        const distance = typoDistance(typed, word, most)
        // A beginning proves so little that at least its first letter must be right.
        const maybeBeginning = beginnings && word.charCodeAt(0) === typed.charCodeAt(0)
        const meeting = typoMeeting(distance.whole, maybeBeginning ? distance.beginning : far)
        if (meeting) on(number, meeting)
      })
    },

    takeApart(typed, languages) {
      const shortest = isUnspaced(typed) ? 1 : shortestPiece
      // The fewest pieces that reach each place, by the start of their last one.
      const pieces = new Map<number, { readonly from: number; readonly count: number }>()
      pieces.set(0, { from: 0, count: 0 })
      for (let to = shortest; to <= typed.length; to += 1) {
        for (let from = to - shortest; from >= 0; from -= 1) {
          const before = pieces.get(from)
          if (before === undefined || !isKnown(typed.slice(from, to), languages)) continue
          const known = pieces.get(to)
          if (known === undefined || before.count + 1 < known.count)
            pieces.set(to, { from, count: before.count + 1 })
        }
      }
      return pieces.has(typed.length) ? cutAt(typed, pieces) : undefined
    },
  }
}

function typoMeeting(whole: number, beginning: number): Meeting | undefined {
  // The very beginning of a word is met without typos already.
  if (whole === 1) return 'typo'
  if (beginning <= 1) return 'typo-beginning'
  if (whole === 2) return 'two-typos'
  return beginning === 2 ? 'two-typos-beginning' : undefined
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
