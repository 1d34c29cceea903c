import type { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import type { CatalogueGame, Vendor } from './rules.ts'

/** A game with its vendor. */
export type ShelfGame = { readonly game: CatalogueGame; readonly vendor: Vendor }

export type ShelfLane = {
  readonly title: (typeof gameCategories)[number]
  readonly games: number
  readonly vendors: readonly { readonly vendor: Vendor; readonly games: number }[]
}
