import { entryOf, placeOf } from './postings.ts'
import { ranks } from './ranks.ts'

/** Counts, word by word, which entries were met and how well. One is made for an index and used again. */
export type Tally = {
  /** Begins anew. Where every word is needed, whatever missed one is not looked at again. */
  clear(options: { readonly all: boolean }): void
  /** Marks what was posted for a met word, by place; the best mark of a typed word counts. */
  mark(posted: Uint32Array, languages: number, rankByPlace: readonly number[]): void
  /** Closes a word. Its weight is what finding it is worth where not all words need be found. */
  nextWord(weight?: number): void
  /** The entries that every word met, by rank, then by number. */
  ranked(words: number, rank: (entry: number, worst: number) => number): Uint32Array
  /** The rank of the first of the entries that were ranked last. */
  best(): number
  /** The entries that the weightiest of the words met, whatever the rest, if those weigh enough; the best first. */
  partly(fewest: number): Uint32Array
  /** The entries that any of the words met, the best first. */
  nearest(limit: number): number[]
}

export function createTally(size: number): Tally {
  const markedWith = new Uint8Array(size).fill(ranks.none)
  const worst = new Uint8Array(size)
  const words = new Uint8Array(size)
  const score = new Uint16Array(size)
  /** What the words weigh that an entry was met by. */
  const weights = new Uint16Array(size)
  /** What the word at hand met, and how many entries that are. */
  const met = new Uint32Array(size)
  let metCount = 0
  let closed = 0
  let best: number = ranks.none
  let needsAll = true

  /** The entries that have at least so much of something, by score, then by number. */
  function byScore(measure: Uint16Array, least: number): number[] {
    const some: number[] = []
    for (let entry = 0; entry < size; entry += 1)
      if ((measure[entry] ?? 0) >= least) some.push(entry)
    return some.sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b)
  }

  return {
    clear({ all }) {
      needsAll = all
      worst.fill(0)
      words.fill(0)
      score.fill(0)
      weights.fill(0)
      closed = 0
    },
    mark(posted, languages, rankByPlace) {
      for (const one of posted) {
        if ((one & languages) === 0) continue
        const entry = entryOf(one)
        if (needsAll && words[entry] !== closed) continue
        const known = markedWith[entry] ?? ranks.none
        const rank = rankByPlace[placeOf(one)] ?? ranks.none
        if (known <= rank) continue
        if (known === ranks.none) met[metCount++] = entry
        markedWith[entry] = rank
      }
    },
    nextWord(weight = 0) {
      for (let at = 0; at < metCount; at += 1) {
        const entry = met[at] ?? 0
        const rank = markedWith[entry] ?? ranks.none
        markedWith[entry] = ranks.none
        score[entry] = (score[entry] ?? 0) + weight * worthOf(rank)
        weights[entry] = (weights[entry] ?? 0) + weight
        if (words[entry] !== closed) continue
        words[entry] = closed + 1
        worst[entry] = Math.max(worst[entry] ?? 0, rank)
      }
      metCount = 0
      closed += 1
    },
    ranked(count, rank) {
      const counts = new Uint32Array(ranks.twoTyposStart + 2)
      let total = 0
      for (let entry = 0; entry < size; entry += 1) {
        if (words[entry] !== count) continue
        const given = rank(entry, worst[entry] ?? 0)
        worst[entry] = given
        counts[given + 1] = (counts[given + 1] ?? 0) + 1
        met[total++] = entry
      }
      best = Math.max(0, counts.findIndex((many) => many > 0) - 1)
      for (let at = 1; at < counts.length; at += 1)
        counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0)
      const sorted = new Uint32Array(total)
      for (let at = 0; at < total; at += 1) {
        const entry = met[at] ?? 0
        const given = worst[entry] ?? 0
        const to = counts[given] ?? 0
        sorted[to] = entry
        counts[given] = to + 1
      }
      return sorted
    },
    best: () => best,
    partly(fewest) {
      const most = weights.reduce((known, weight) => Math.max(known, weight), 0)
      return most < fewest ? new Uint32Array() : Uint32Array.from(byScore(weights, most))
    },
    nearest: (limit) => byScore(score, 1).slice(0, limit),
  }
}

/** A word as it is written is worth more than what it may have been meant for. */
function worthOf(rank: number): number {
  if (rank < ranks.typoOfName) return 3
  return rank < ranks.twoTyposOfName ? 2 : 1
}
