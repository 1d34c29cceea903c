import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import type { Language } from '@baize/kernel/language'
import { byPlace, byReadiness, ownGames, type Vendor } from './rules.ts'
import { createGameSearch, type GameSearch } from './search/game-search.ts'
import type { ShelfGame, ShelfLane } from './shelf-game.ts'
import type { StoredCatalogue } from './store.ts'

export type { ShelfGame, ShelfLane } from './shelf-game.ts'

/** What a list is asked for; a vendor, kind or name that does not exist matches nothing. */
export type GameFilter = {
  /** A category, `HOT`, `ALL`, or `OWN`. */
  readonly gameType: string
  readonly vendor?: string | undefined
  readonly classify?: string | undefined
  /** Words that lead to a game; with them the list is ordered by how well it fits. */
  readonly name?: string | undefined
  readonly language: Language
}

/** One edition of the catalogue, arranged so that every list is at hand. It never changes. */
export type Shelf = {
  readonly edition: number
  readonly lanes: readonly ShelfLane[]
  readonly search: GameSearch
  find(filter: GameFilter): readonly ShelfGame[]
}

type Lists = Map<string, ShelfGame[]>

export function arrangeShelf({ edition, vendors, games }: StoredCatalogue): Shelf {
  const vendorByCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))
  const lists = arrangeLists(
    games.map((game) => {
      const vendor = vendorByCode.get(game.vendor)
      if (!vendor) throw new Error(`The vendor ${game.vendor} of a game is missing.`)
      return { game, vendor }
    }),
  )
  const listOf = (name: string, vendor = '') => lists.get(listKey(name, vendor)) ?? nothing
  const search = createGameSearch(listOf('ALL'))
  const memberships = createMemberships()
  return {
    edition,
    search,
    lanes: gameCategories.flatMap((title) => laneOf(title, vendors, listOf)),
    find({ gameType, vendor, classify, name, language }) {
      const list = listOf(gameType, vendor)
      const isNamed = name !== undefined && name.trim() !== ''
      const found = isNamed ? search.find(name, language).games.filter(memberships(list)) : list
      return classify ? found.filter(({ game }) => game.classify === classify) : found
    },
  }
}

/** Tells of each list what is in it; the set is made when the list is first searched. */
function createMemberships() {
  const sets = new WeakMap<readonly ShelfGame[], ReadonlySet<ShelfGame>>()
  return (list: readonly ShelfGame[]) => {
    const set = sets.get(list) ?? new Set(list)
    sets.set(list, set)
    return (shown: ShelfGame) => set.has(shown)
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
  for (const shown of ownGames(lists.get(listKey('ALL', '')) ?? [])) addTo('OWN', shown)
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
