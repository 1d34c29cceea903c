import type { CatalogueGame, Vendor } from './rules.ts'

/** A game with its vendor. */
export type ShelfGame = { readonly game: CatalogueGame; readonly vendor: Vendor }
