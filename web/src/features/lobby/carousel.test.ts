import { describe, expect, it } from 'vitest'
import { shelfPageOf, rowsFor } from './carousel.ts'

describe('the paged carousel', () => {
  it('has one row under 12 games, two otherwise, three for HOT', () => {
    expect(rowsFor('RNG', 11)).toBe(1)
    expect(rowsFor('RNG', 12)).toBe(2)
    expect(rowsFor('HOT', 3)).toBe(3)
  })

  it('cuts its games into pages and knows how many there are', () => {
    const items = Array.from({ length: 13 }, (_, index) => index)
    expect(shelfPageOf(items, 1, 12)).toEqual({ shown: [12], pages: 2 })
    expect(shelfPageOf([], 0, 12)).toEqual({ shown: [], pages: 1 })
  })
})
