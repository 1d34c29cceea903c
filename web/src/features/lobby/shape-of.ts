import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'

/** A card stands upright; a live table lies. */
export type TileShape = 'tall' | 'wide'

/** What stands for a picture that does not come. */
export const fallbackIcon = '/art/v1/card-back.svg'

/** Live tables are drawn wider than high; everything else is a card. */
export function shapeOf(category: GameCategory): TileShape {
  return category === 'LIVE' ? 'wide' : 'tall'
}
