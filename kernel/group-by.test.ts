import { describe, expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

describe('grouping', () => {
  it('[K47] keeps the order of groups by their first and of things in a group', () => {
    const grouped = groupBy(['pear', 'fig', 'plum', 'lime', 'kiwi', 'date'], ({ length }) => length)
    expect([...grouped]).toEqual([
      [4, ['pear', 'plum', 'lime', 'kiwi', 'date']],
      [3, ['fig']],
    ])
    expect(groupBy([], String)).toEqual(new Map())
  })
})
