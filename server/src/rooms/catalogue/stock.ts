import type { CatalogueGame, Category, Vendor } from './rules.ts'
import type { StoredCatalogue } from './store.ts'

/** A game with its vendor, shown or not. */
export type Offer = {
  readonly game: CatalogueGame
  readonly vendor: Vendor
  /** False when it or its vendor is switched off: then it is in no list. */
  readonly isShown: boolean
}

/** Everything that an edition has, by its names. */
export type Stock = {
  readonly offers: readonly Offer[]
  findGame(nodeId: number): Offer | undefined
  findByCode(vendor: string, code: string): Offer | undefined
  findVendor(code: string): Vendor | undefined
}

export function takeStock({ vendors, games }: StoredCatalogue): Stock {
  const vendorByCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))
  const byId = new Map<number, Offer>()
  const byCode = new Map<string, Offer>()
  for (const game of games) {
    const vendor = vendorByCode.get(game.vendor)
    if (!vendor) throw new Error(`The vendor ${game.vendor} of a game is missing.`)
    const offer = { game, vendor, isShown: game.enabled && vendor.enabled }
    byId.set(game.nodeId, offer)
    byCode.set(codeKey(game.vendor, game.code), offer)
  }
  return {
    offers: [...byId.values()],
    findGame: (nodeId) => byId.get(nodeId),
    findByCode: (vendor, code) => byCode.get(codeKey(vendor, code)),
    findVendor: (code) => vendorByCode.get(code),
  }
}

/** No code has a blank. */
const codeKey = (vendor: string, code: string) => `${vendor} ${code}`

/** What people are shown of a catalogue. */
export function shownOf({ edition, vendors, games }: StoredCatalogue): StoredCatalogue {
  const shown = vendors.filter(({ enabled }) => enabled)
  const codes = new Set(shown.map(({ code }) => code))
  return {
    edition,
    vendors: shown,
    games: games.filter(({ enabled, vendor }) => enabled && codes.has(vendor)),
  }
}

/** The lowest stake of each category, over what is shown: a stake of nothing is none. */
export function leastStakesOf({ offers }: Stock): Partial<Record<Category, string>> {
  const least = new Map<Category, bigint>()
  for (const { game, isShown } of offers) {
    const stake = game.minStake < 1n ? 1n : game.minStake
    const known = least.get(game.category)
    if (isShown && (known === undefined || stake < known)) least.set(game.category, stake)
  }
  return Object.fromEntries([...least].map(([category, stake]) => [category, String(stake)]))
}
