import { arrangeShelf, type GameFilter, type Shelf, type ShelfGame } from './shelf.ts'
import { createSorter, type Sorting } from './sorting.ts'
import { shownOf, takeStock, type Stock } from './stock.ts'
import type { StoredCatalogue } from './store.ts'

export type WantedPage = GameFilter & {
  /** Games that can be played from this bet. */
  readonly minBet?: bigint | undefined
  /** Games with at least so many lines. */
  readonly minLines?: number | undefined
  readonly sort?: Sorting | undefined
  /** From 1. */
  readonly pageNo?: number | undefined
  readonly pageSize?: number | undefined
}

export type VendorType = {
  readonly gameType: string
  readonly games: number
  readonly classifies: { readonly gameClassify: string; readonly games: number }[]
}

type Wanted = Omit<WantedPage, 'pageNo' | 'pageSize'>

/** One edition: what is shown, arranged on its shelf, and all that there is. */
export type Edition = {
  readonly shelf: Shelf
  readonly stock: Stock
  /** The games that are wanted, in the wanted order. */
  find(wanted: Wanted): readonly ShelfGame[]
  listTypes(vendor: string): VendorType[]
}

export function openEdition(stored: StoredCatalogue): Edition {
  const shown = shownOf(stored)
  const shelf = arrangeShelf(shown)
  const sort = createSorter(shown.games)

  return {
    shelf,
    stock: takeStock(stored),
    find({ minBet, minLines, sort: sorting = 'place', ...filter }) {
      const found = sort(shelf.find(filter), sorting, filter.language)
      if (minBet === undefined && minLines === undefined) return found
      return found.filter(
        ({ game }) =>
          (minBet === undefined || game.minStake <= minBet) && (game.lines ?? 0) >= (minLines ?? 0),
      )
    },
    listTypes: (vendor) =>
      shelf.lanes.flatMap(({ title, vendors }) => {
        const served = title !== 'HOT' && vendors.some((one) => one.vendor.code === vendor)
        if (!served) return []
        const games = shelf.find({ gameType: title, vendor, language: 'EN' })
        return [{ gameType: title, games: games.length, classifies: countKinds(games) }]
      }),
  }
}

/** In the order in which the kinds first come. */
function countKinds(games: readonly ShelfGame[]): VendorType['classifies'] {
  const counts = new Map<string, number>()
  for (const { game } of games) {
    if (game.classify !== '') counts.set(game.classify, (counts.get(game.classify) ?? 0) + 1)
  }
  return [...counts].map(([gameClassify, count]) => ({ gameClassify, games: count }))
}
