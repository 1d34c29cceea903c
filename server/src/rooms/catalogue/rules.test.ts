import { describe, expect, it } from 'vitest'
import { byReadiness, nameIn, pageOf } from './rules.ts'

describe('pageOf', () => {
  const five = ['a', 'b', 'c', 'd', 'e']

  it.each([
    [1, 2, ['a', 'b']],
    [3, 2, ['e']],
    [4, 2, []],
    [10_000, 200, []],
  ])('[C4] page %i of %i', (pageNo, pageSize, items) => {
    expect(pageOf(five, pageNo, pageSize)).toEqual({
      items,
      total: 5,
      totalPages: Math.ceil(5 / pageSize),
    })
  })

  it('[C4] nothing has no pages', () => {
    expect(pageOf([], 1, 20)).toEqual({ items: [], total: 0, totalPages: 0 })
  })
})

it('[C3] vendors in maintenance come last', () => {
  const vendors = [
    { maintenance: true, position: 1 },
    { maintenance: false, position: 3 },
    { maintenance: true, position: 0 },
    { maintenance: false, position: 2 },
  ]
  expect(vendors.sort(byReadiness).map(({ position }) => position)).toEqual([2, 3, 0, 1])
})

it('[C7] a name that is missing or empty is the English one', () => {
  expect(nameIn({ EN: 'Tiger', JA: '虎', KO: '' }, 'JA')).toBe('虎')
  expect(nameIn({ EN: 'Tiger', JA: '虎', KO: '' }, 'KO')).toBe('Tiger')
  expect(nameIn({ EN: 'Tiger' }, 'PT')).toBe('Tiger')
})
