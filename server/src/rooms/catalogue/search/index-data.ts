import { mostIndexedGames, type SearchIndexData } from '@baize/contract/catalogue/search'
import type { Language } from '@baize/kernel/language'
import { isClosed, isReady, isVerifiable } from '../rules.ts'
import type { ShelfGame } from '../shelf-game.ts'
import { categoryNames } from './category-names.ts'
import { wordsOfKind } from './kind-words.ts'

/** What a browser makes its own index of: the same games in the same order. */
export function indexData(games: readonly ShelfGame[], language: Language): SearchIndexData {
  const sent = games.length > mostIndexedGames ? [] : games
  const vendors = numberEach(sent.map(({ vendor }) => vendor.code))
  const categories = numberEach(sent.map(({ game }) => game.category))
  const kinds = numberKinds(sent)
  const vendorNames = new Map(sent.map(({ vendor }) => [vendor.code, vendor.name]))
  const own = (names: Readonly<Partial<Record<Language, string>>>) =>
    names[language] === names.EN ? '' : (names[language] ?? '')

  return {
    total: games.length,
    vendors: vendors.values.map((code) => ({ code, name: vendorNames.get(code) ?? code })),
    categories: categories.values.map((code) => {
      const names = categoryNames(code)
      return { code, english: names.EN, own: own(names) }
    }),
    kinds: kinds.values,
    games: {
      nodeIds: sent.map(({ game }) => game.nodeId),
      vendors: vendors.places,
      categories: categories.places,
      kinds: kinds.places,
      codes: sent.map(({ game }) => game.code),
      english: sent.map(({ game }) => game.names.EN),
      own: sent.map(({ game }) => own(game.names)),
      aliases: sent.flatMap(({ game }, place) =>
        game.aliases.length > 0 ? [{ place, words: [...game.aliases] }] : [],
      ),
      closed: sent.flatMap(({ game, vendor }, place) => (isClosed(game, vendor) ? [place] : [])),
    },
  }
}

/** Kinds by what is said of their games: one code comes again where some have words of their own. */
function numberKinds(games: readonly ShelfGame[]) {
  const kinds = new Map<string, SearchIndexData['kinds'][number]>()
  const named = games.map(({ game }) => {
    const { classify: code, model } = game
    const kind = {
      code,
      words: [...wordsOfKind(code, model)],
      verifiable: isVerifiable(game),
      ready: isReady(game),
    }
    const name = JSON.stringify(kind)
    kinds.set(name, kind)
    return name
  })
  return { values: [...kinds.values()], places: numberEach(named).places }
}

/** The distinct values in the order of their coming, and for each entry the place of its own. */
function numberEach<T>(entries: readonly T[]): { values: T[]; places: number[] } {
  const places = new Map<T, number>()
  const each = entries.map((entry) => {
    const place = places.get(entry) ?? places.size
    places.set(entry, place)
    return place
  })
  return { values: [...places.keys()], places: each }
}
