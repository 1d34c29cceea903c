import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import type { TextKey } from '@baize/texts/keys'

/** What the products of a bet are called: the categories of the lobby. */
export const productTexts: Readonly<Record<Exclude<GameCategory, 'HOT'>, TextKey>> = {
  LIVE: 'shell.categoryLive',
  RNG: 'shell.categorySlots',
  FISH: 'shell.categoryFish',
  SPORTS: 'shell.categorySports',
  ESPORTS: 'shell.categoryEsports',
  PVP: 'shell.categoryCards',
  LOTT: 'shell.categoryLottery',
  ELOTT: 'shell.categoryElottery',
  COCKFIGHT: 'shell.categoryCockfight',
}

/** The same for a word of the wire; nothing for one that is new here. */
export function productText(product: string): TextKey | undefined {
  return byName.get(product)
}

const byName = new Map<string, TextKey>(Object.entries(productTexts))
