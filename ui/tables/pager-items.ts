export type PagerItem = number | 'gap'

/** The product's pager: five pages around the current one, and one at each end. */
export const pagerRange = 5
export const pagerMargin = 1

/**
 * The pages to offer, in order, with gaps where some are left out. A gap that would hide one page shows that page
 * instead, since it takes no more room.
 */
export function pagerItems(
  current: number,
  count: number,
  range: number = pagerRange,
  margin: number = pagerMargin,
): PagerItem[] {
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), count - range + 1))
  const last = Math.min(count, first + range - 1)
  const shown = (page: number) =>
    page <= margin || page > count - margin || (page >= first && page <= last)
  const pages = Array.from({ length: count }, (_, index) => index + 1)
  const kept = pages.filter(
    (page) => shown(page) || (shown(page - 1) && shown(page + 1) && page > 1 && page < count),
  )
  return kept.flatMap((page, index): PagerItem[] =>
    index > 0 && page - (kept[index - 1] ?? page) > 1 ? ['gap', page] : [page],
  )
}
