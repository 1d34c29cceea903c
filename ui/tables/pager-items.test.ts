import { describe, expect, it } from 'vitest'
import { pagerItems, pagerMargin, pagerRange, type PagerItem } from './pager-items.ts'

describe('the pages a pager offers', () => {
  it('are five around the current one and one at each end', () => {
    expect([pagerRange, pagerMargin]).toEqual([5, 1])
  })

  it.each<[number, number, PagerItem[]]>([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 6, 'gap', 20]],
    [5, 20, [1, 2, 3, 4, 5, 6, 7, 'gap', 20]],
    [6, 20, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 20]],
    [17, 20, [1, 'gap', 15, 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [1, 0, []],
  ])('on page %d of %d', (page, count, items) => {
    expect(pagerItems(page, count)).toEqual(items)
  })

  it('follow another range and margin', () => {
    expect(pagerItems(10, 20, 3, 2)).toEqual([1, 2, 'gap', 9, 10, 11, 'gap', 19, 20])
  })
})
