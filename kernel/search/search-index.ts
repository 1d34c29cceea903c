import type { SearchEntry } from './entry.ts'
import { longestQuery, mostWords } from './limits.ts'
import { createPostings, type Postings } from './postings.ts'
import { rankOf, rankOfSeveral, rankOfUnready, ranks } from './ranks.ts'
import { createTally } from './tally.ts'
import { createVocabulary, type OnMeeting, type Vocabulary } from './vocabulary.ts'
import { isHan, wordsOf } from './words.ts'

export type Found = {
  /** The numbers of the entries, the best first. */
  readonly entries: Uint32Array
  /** Nothing fits the text as it is written; these come close. */
  readonly approximate: boolean
}

export type SearchIndex = {
  readonly size: number
  /** Every entry that all words of the text lead to, ranked. `languages` are bits; 255 looks into all. */
  find(text: string, languages: number): Found
  /** The entries that most of the words lead to, for when no entry has them all. */
  findPartly(text: string, languages: number): Uint32Array
  /** What comes nearest to any of the words, for when nothing is found at all. */
  findNearest(text: string, languages: number, limit: number): number[]
}

/** With fewer hits than these, what may be a typo is looked for as well. */
const fewHits = 10

/** What is left of a text must say something: a lone letter or a particle would lead anywhere. */
const fewestLetters = 3

/** The words that are looked for. */
export function queryWords(text: string): string[] {
  return wordsOf(text.slice(0, longestQuery)).slice(0, mostWords)
}

export type IndexMaker = {
  add(entry: SearchEntry): void
  finish(): SearchIndex
}

/** Takes entries one by one, so that a server can make a large index in slices. */
export function createIndexMaker(): IndexMaker {
  const postings = createPostings()
  return {
    add: postings.add,
    finish() {
      const made = postings.finish()
      return searchIn(made, createVocabulary(made.words, made.languagesOf))
    },
  }
}

export function createSearchIndex(entries: Iterable<SearchEntry>): SearchIndex {
  const maker = createIndexMaker()
  for (const entry of entries) maker.add(entry)
  return maker.finish()
}

function searchIn(postings: Postings, vocabulary: Vocabulary): SearchIndex {
  const tally = createTally(postings.size)

  /** Marks every entry that a met word stands in. */
  const marker =
    (languages: number): OnMeeting =>
    (word, meeting) =>
      tally.mark(postings.of(word), languages, rankOf[meeting])

  const rankAll = (words: readonly string[], languages: number) =>
    tally.ranked(words.length, (entry, worst) => {
      const rank =
        words.length === 1 ? worst : rankOfSeveral(worst, postings.textsOf(entry, languages), words)
      return postings.isReady(entry) ? rank : rankOfUnready(rank)
    })

  function findWith(words: readonly string[], languages: number, most: number) {
    tally.clear({ all: true })
    const mark = marker(languages)
    words.forEach((word, index) => {
      vocabulary.meet(word, languages, mark)
      const unfinished = index === words.length - 1
      if (most > 0) vocabulary.meetByTypo(word, languages, { unfinished, most }, mark)
      tally.nextWord()
    })
    return rankAll(words, languages)
  }

  function isMet(word: string, languages: number): boolean {
    let met = false
    vocabulary.meet(word, languages, () => (met = true))
    return met
  }

  /** What no word of the index holds may be several of them run together. */
  function takeApart(words: readonly string[], languages: number): string[] {
    return words.flatMap((word) =>
      isMet(word, languages) ? [word] : (vocabulary.takeApart(word, languages) ?? [word]),
    )
  }

  /** Marks what each word meets by itself, with what that is worth. */
  function weigh(words: readonly string[], languages: number, loose: boolean): void {
    tally.clear({ all: false })
    const mark = marker(languages)
    words.forEach((word, index) => {
      const unfinished = loose || index === words.length - 1
      vocabulary.meet(word, languages, mark)
      vocabulary.meetByTypo(word, languages, { unfinished, loose }, mark)
      tally.nextWord(weightOf(word))
    })
  }

  return {
    size: postings.size,
    find(text, languages) {
      const typed = queryWords(text)
      if (typed.length === 0) return { entries: new Uint32Array(), approximate: false }
      const written = findWith(typed, languages, 0)
      if (written.length >= fewHits) return { entries: written, approximate: false }
      const words = takeApart(typed, languages)
      // What is written so somewhere is hardly wrong twice.
      const asMeant = findWith(words, languages, written.length > 0 ? 1 : 2)
      const fits = written.length > 0 || (asMeant.length > 0 && tally.best() < ranks.typoOfName)
      return { entries: asMeant, approximate: asMeant.length > 0 && !fits }
    },

    findPartly(text, languages) {
      // Whoever writes in kana what a title has in kanji is led by as much of it as the title has in kana too.
      const words = takeApart(queryWords(text), languages).flatMap((word) =>
        isMet(word, languages) ? [word] : (vocabulary.splitKnown(word, languages) ?? [word]),
      )
      if (words.length < 2) return new Uint32Array()
      weigh(words, languages, false)
      return tally.partly(fewestLetters)
    },

    findNearest(text, languages, limit) {
      weigh(takeApart(queryWords(text), languages), languages, true)
      return tally.nearest(limit)
    },
  }
}

/** What a word weighs among others: its letters, and a sign of Han says as much as three of them. */
function weightOf(word: string): number {
  return isHan(word) ? 3 * word.length : word.length
}
