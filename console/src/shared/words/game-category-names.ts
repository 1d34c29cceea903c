import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import type { TextKey } from '@baize/texts/keys'

/** What the products are called; whoever shows them names the room `catalogue-desk`. */
export const gameCategoryNames = {
  LIVE: 'catalogue-desk.categoryLive',
  RNG: 'catalogue-desk.categorySlots',
  FISH: 'catalogue-desk.categoryFish',
  SPORTS: 'catalogue-desk.categorySports',
  ESPORTS: 'catalogue-desk.categoryEsports',
  PVP: 'catalogue-desk.categoryCards',
  LOTT: 'catalogue-desk.categoryLottery',
  ELOTT: 'catalogue-desk.categoryElottery',
  COCKFIGHT: 'catalogue-desk.categoryCockfight',
} as const satisfies Record<Exclude<GameCategory, 'HOT'>, TextKey>
