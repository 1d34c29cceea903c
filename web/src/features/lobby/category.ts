import type { GameCategory } from '@baize/contract/catalogue-names'
import type { TextKey } from '@baize/texts/keys'

/** Where a category leads and what it is called. */
export const categories = {
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
