import { gameCategories } from '@baize/contract/catalogue-names'
import type { Language } from '@baize/kernel/language'
import { createHaystack, type Haystack } from './haystack.ts'
import { byPlace, byReadiness, fold, nameIn, type CatalogueGame, type Vendor } from './rules.ts'
import type { StoredCatalogue } from './store.ts'

/** What a list is asked for; a vendor, kind or name that does not exist matches nothing. */
export type GameFilter = {
  /** A category, `HOT`, or `ALL`. */
  readonly gameType: string
  readonly vendor?: string | undefined
  readonly classify?: string | undefined
  /** Part of the game's name in the language or in English, or of the vendor's. */
  readonly name?: string | undefined
  readonly language: Language
}

export type ShelfLane = {
  readonly title: (typeof gameCategories)[number]
  readonly games: number
  readonly vendors: readonly { readonly vendor: Vendor; readonly games: number }[]
}

/** A game with its vendor, and what a search of a language looks through, made when it is first searched. */
export type ShelfGame = {
  readonly game: CatalogueGame
  readonly vendor: Vendor
  readonly texts: Partial<Record<Language, string>>
}

/** One edition of the catalogue, arranged so that every list is at hand. It never changes. */
export type Shelf = {
  readonly edition: number
  readonly lanes: readonly ShelfLane[]
  find(filter: GameFilter): readonly ShelfGame[]
}

type Lists = Map<string, ShelfGame[]>

export function arrangeShelf({ edition, vendors, games }: StoredCatalogue): Shelf {
  const vendorByCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))
  const lists = arrangeLists(
    games.map((game) => {
      const vendor = vendorByCode.get(game.vendor)
      if (!vendor) throw new Error(`The vendor ${game.vendor} of a game is missing.`)
      return { game, vendor, texts: {} }
    }),
  )
  const listOf = (name: string, vendor = '') => lists.get(listKey(name, vendor)) ?? nothing
  const search = createSearch()
  return {
    edition,
    lanes: gameCategories.flatMap((title) => laneOf(title, vendors, listOf)),
    find({ gameType, vendor, classify, name, language }) {
      const list = listOf(gameType, vendor)
      const wanted = fold(name ?? '')
      const named = wanted === '' ? list : search(list, language, wanted)
      return classify ? named.filter(({ game }) => game.classify === classify) : named
    },
  }
}

/** Searches lists by their joined texts, which are made when a list is first searched in a language. */
function createSearch() {
  const haystacks = new WeakMap<readonly ShelfGame[], Map<Language, Haystack>>()
  return (list: readonly ShelfGame[], language: Language, wanted: string): ShelfGame[] => {
    const ofList = haystacks.get(list) ?? new Map<Language, Haystack>()
    haystacks.set(list, ofList)
    const haystack =
      ofList.get(language) ?? createHaystack(list.map((shown) => textOf(shown, language)))
    ofList.set(language, haystack)
    return haystack.find(wanted).flatMap((index) => list[index] ?? [])
  }
}

const nothing: readonly ShelfGame[] = []
const listKey = (name: string, vendor: string) => `${name}/${vendor}`

/** Every list by its name, and again for each vendor in it. */
function arrangeLists(games: readonly ShelfGame[]): Lists {
  const lists: Lists = new Map()
  const add = (key: string, shown: ShelfGame) => {
    const list = lists.get(key)
    if (list) list.push(shown)
    else lists.set(key, [shown])
  }
  const addTo = (name: string, shown: ShelfGame) => {
    add(listKey(name, ''), shown)
    add(listKey(name, shown.vendor.code), shown)
  }
  for (const shown of [...games].sort((a, b) => byPlace(a.game, b.game))) {
    addTo('ALL', shown)
    addTo(shown.game.category, shown)
  }
  const hot = games.filter(({ game }) => game.hotPosition !== null)
  hot.sort((a, b) => (a.game.hotPosition ?? 0) - (b.game.hotPosition ?? 0))
  for (const shown of hot) addTo('HOT', shown)
  return lists
}

/** The lane of a category, or nothing when no vendor serves it. A vendor is hot while a game of its is. */
function laneOf(
  title: ShelfLane['title'],
  vendors: readonly Vendor[],
  listOf: (name: string, vendor?: string) => readonly ShelfGame[],
): ShelfLane[] {
  const served = vendors.flatMap((vendor) => {
    const games = listOf(title, vendor.code).length
    const position =
      title === 'HOT'
        ? games > 0 && vendor.position
        : vendor.categories.find(({ category }) => category === title)?.position
    return position ? [{ vendor, games, position, maintenance: vendor.maintenance }] : []
  })
  if (served.length === 0) return []
  const shown = served.sort(byReadiness).map(({ vendor, games }) => ({ vendor, games }))
  return [{ title, games: listOf(title).length, vendors: shown }]
}

function textOf({ game, vendor, texts }: ShelfGame, language: Language): string {
  const known = texts[language]
  if (known !== undefined) return known
  // Folded texts have no line break, so a search never runs from one name into the next.
  const names = new Set([nameIn(game.names, language), game.names.EN, vendor.name])
  const text = [...names].map(fold).join('\n')
  texts[language] = text
  return text
}
