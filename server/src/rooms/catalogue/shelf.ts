import { gameCategories } from '@baize/contract/catalogue-names'
import type { Language } from '@baize/kernel/language'
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

/** One edition of the catalogue, arranged so that every list is at hand. It never changes. */
export type Shelf = {
  readonly edition: number
  readonly lanes: readonly ShelfLane[]
  vendorOf(game: CatalogueGame): Vendor
  find(filter: GameFilter): readonly CatalogueGame[]
}

export function arrangeShelf({ edition, vendors, games }: StoredCatalogue): Shelf {
  const vendorByCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))
  const lists = arrangeLists(games)
  const listOf = (name: string, vendor = '') => lists.get(listKey(name, vendor)) ?? []

  function vendorOf({ vendor }: CatalogueGame): Vendor {
    const found = vendorByCode.get(vendor)
    if (!found) throw new Error(`The vendor ${vendor} of a game is missing.`)
    return found
  }

  const textOf = createSearchTexts(vendorOf)
  return {
    edition,
    lanes: gameCategories.flatMap((title) => laneOf(title, vendors, listOf)),
    vendorOf,
    find({ gameType, vendor, classify, name, language }) {
      const list = listOf(gameType, vendor)
      const wanted = fold(name ?? '')
      if (!classify && wanted === '') return list
      return list.filter(
        (game) =>
          (!classify || game.classify === classify) &&
          (wanted === '' || textOf(game, language).includes(wanted)),
      )
    },
  }
}

const listKey = (name: string, vendor: string) => `${name}/${vendor}`

/** Every list by its name, and again for each vendor in it. */
function arrangeLists(games: readonly CatalogueGame[]): Map<string, CatalogueGame[]> {
  const lists = new Map<string, CatalogueGame[]>()
  const add = (key: string, game: CatalogueGame) => {
    const list = lists.get(key)
    if (list) list.push(game)
    else lists.set(key, [game])
  }
  const addTo = (name: string, game: CatalogueGame) => {
    add(listKey(name, ''), game)
    add(listKey(name, game.vendor), game)
  }
  for (const game of [...games].sort(byPlace)) {
    addTo('ALL', game)
    addTo(game.category, game)
  }
  const hot = games.filter(({ hotPosition }) => hotPosition !== null)
  for (const game of hot.sort((a, b) => (a.hotPosition ?? 0) - (b.hotPosition ?? 0))) {
    addTo('HOT', game)
  }
  return lists
}

/** The lane of a category, or nothing when no vendor serves it. A vendor is hot while a game of its is. */
function laneOf(
  title: ShelfLane['title'],
  vendors: readonly Vendor[],
  listOf: (name: string, vendor?: string) => readonly CatalogueGame[],
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

/** The texts that a search looks through, made when a language is first searched. */
function createSearchTexts(vendorOf: (game: CatalogueGame) => Vendor) {
  const byLanguage = new Map<Language, Map<CatalogueGame, string>>()
  return (game: CatalogueGame, language: Language): string => {
    let texts = byLanguage.get(language)
    if (texts === undefined) {
      texts = new Map()
      byLanguage.set(language, texts)
    }
    let text = texts.get(game)
    if (text === undefined) {
      // Folded texts have no line break, so a search never runs from one name into the next.
      const names = new Set([nameIn(game.names, language), game.names.EN, vendorOf(game).name])
      text = [...names].map(fold).join('\n')
      texts.set(game, text)
    }
    return text
  }
}
