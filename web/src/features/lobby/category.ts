import { gameCategories, type GameCategory } from '@baize/contract/catalogue/catalogue-names'
import type { TextKey } from '@baize/texts/keys'

/** Where a category leads and what it is called. */
export const lobbyCategories = {
  HOT: { path: '/hot', name: 'shell.categoryHot' },
  LIVE: { path: '/live', name: 'shell.categoryLive' },
  RNG: { path: '/rng', name: 'shell.categorySlots' },
  FISH: { path: '/fish', name: 'shell.categoryFish' },
  SPORTS: { path: '/sports', name: 'shell.categorySports' },
  ESPORTS: { path: '/esports', name: 'shell.categoryEsports' },
  PVP: { path: '/pvp', name: 'shell.categoryCards' },
  LOTT: { path: '/lott', name: 'shell.categoryLottery' },
  ELOTT: { path: '/elott', name: 'shell.categoryElottery' },
  COCKFIGHT: { path: '/cockfight', name: 'shell.categoryCockfight' },
} as const satisfies Record<GameCategory, { readonly path: string; readonly name: TextKey }>

/** Categories whose vendors are entered as a whole: there one chooses a vendor, not a game. */
const byVendor: ReadonlySet<GameCategory> = new Set([
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
])

export function isByVendor(category: GameCategory): boolean {
  return byVendor.has(category)
}

/** The category of a page's path. */
export function categoryAt(path: string): GameCategory | undefined {
  return gameCategories.find((name) => lobbyCategories[name].path === path)
}

/** What the wire's word for a kind of game means here; an unknown one is what is hot. */
export function categoryOf(gameType: string) {
  return lobbyCategories[gameCategories.find((name) => name === gameType) ?? 'HOT']
}
