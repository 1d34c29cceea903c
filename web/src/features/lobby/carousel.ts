import type { GameCategory } from '@baize/contract/catalogue-names'

/** Tiles beside each other in one view of a carousel. */
export const slidesPerView = 6

/** Few games stand in one row, more in two; what is hot gets three. */
export function rowsFor(category: GameCategory, games: number): number {
  if (category === 'HOT') return 3
  return games < 12 ? 1 : 2
}

export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  return { shown: items.slice(page * size, (page + 1) * size), pages }
}
