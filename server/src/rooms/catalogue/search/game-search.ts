import { setImmediate } from 'node:timers/promises'
import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import type { Language } from '@baize/kernel/language'
import type { SearchEntry } from '@baize/kernel/search/entry'
import { everyLanguage, gameEntry, languagesFor } from '@baize/kernel/search/game-entry'
import {
  createIndexMaker,
  createSearchIndex,
  type SearchIndex,
} from '@baize/kernel/search/search-index'
import { isReady } from '../rules.ts'
import type { ShelfGame } from '../shelf-game.ts'
import { categoryNames } from './category-names.ts'
import { wordsOfKind } from './kind-words.ts'

export type FoundGames = {
  /** The best first. */
  readonly games: readonly ShelfGame[]
  /** No name is written like the words; these come close. */
  readonly approximate: boolean
  /** No game has all of the words; these have most. */
  readonly partly: boolean
}

export type GameSearch = {
  /** In the order of equals: what can be played, of that the hot ones, then by place. */
  readonly games: readonly ShelfGame[]
  find(words: string, language: Language): FoundGames
  /**
   * Makes the index in slices, so that calls are answered in between, and stops when it is no longer wanted. Whoever
   * searches before it is done makes it at once.
   */
  prepare(isWanted: () => boolean): Promise<void>
  /** What shares most with words that nothing was found for. */
  findNearest(words: string, language: Language, limit: number): ShelfGame[]
}

/** Searches the games of one edition, given by place. The index is made when it is first asked. */
export function createGameSearch(byPlace: readonly ShelfGame[]): GameSearch {
  const games = playableFirst(byPlace)
  let made: SearchIndex | undefined
  const index = () => (made ??= createSearchIndex(entriesOf(games)))
  const take = (numbers: Iterable<number>) =>
    Array.from(numbers, (number) => games[number]).filter((game) => game !== undefined)

  return {
    games,
    find(words, language) {
      // Somebody may well know a game by its name in another language.
      const known = [languagesFor(language), everyLanguage]
      for (const languages of known) {
        const { entries, approximate } = index().find(words, languages)
        if (entries.length > 0) return { games: take(entries), approximate, partly: false }
      }
      for (const languages of known) {
        const entries = index().findPartly(words, languages)
        if (entries.length > 0) return { games: take(entries), approximate: false, partly: true }
      }
      return { games: [], approximate: false, partly: false }
    },
    async prepare(isWanted) {
      const maker = createIndexMaker()
      let added = 0
      for (const entry of entriesOf(games)) {
        if (made || !isWanted()) return
        maker.add(entry)
        added += 1
        if (added % perSlice === 0) await setImmediate()
      }
      made ??= maker.finish()
    },
    findNearest: (words, language, limit) =>
      take(index().findNearest(words, languagesFor(language), limit)),
  }
}

/** Some milliseconds of work. */
const perSlice = 200

function playableFirst(games: readonly ShelfGame[]): ShelfGame[] {
  const ready = games.filter(({ game }) => isReady(game))
  const others = games.filter(({ game }) => !isReady(game))
  return [...popularFirst(ready), ...popularFirst(others)]
}

function popularFirst(games: readonly ShelfGame[]): ShelfGame[] {
  const hot = games.filter(({ game }) => game.hotPosition !== null)
  hot.sort((a, b) => (a.game.hotPosition ?? 0) - (b.game.hotPosition ?? 0))
  return [...hot, ...games.filter(({ game }) => game.hotPosition === null)]
}

function* entriesOf(games: readonly ShelfGame[]): Generator<SearchEntry> {
  const names = Object.fromEntries(gameCategories.map((one) => [one, categoryNames(one)]))
  for (const { game, vendor } of games) {
    const category = names[game.category] ?? {}
    const { names: own, aliases, classify, model } = game
    const kind = wordsOfKind(classify, model)
    yield gameEntry({ names: own, aliases, vendor, category, kind, ready: isReady(game) })
  }
}
