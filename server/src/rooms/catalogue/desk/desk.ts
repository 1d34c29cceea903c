import type { DeskDeps } from './act.ts'
import { createGamesDesk, type GamesDesk } from './games-desk.ts'
import { createHotDesk, type HotDesk } from './hot-desk.ts'
import { createVendorsDesk, type VendorsDesk } from './vendors-desk.ts'

/**
 * What operators do to the catalogue. Every change is one commit with its entry in the audit trail, and a new edition
 * that all nodes show within a second. A change that changes nothing is refused.
 */
export type CatalogueDesk = VendorsDesk & GamesDesk & HotDesk

export function createCatalogueDesk(deps: DeskDeps): CatalogueDesk {
  return { ...createVendorsDesk(deps), ...createGamesDesk(deps), ...createHotDesk(deps) }
}
