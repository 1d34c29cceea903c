import { describe, expect, it } from 'vitest'
import { bandsOf, oneIn } from './bands.ts'

describe('prizes as they are shown', () => {
  it('[GR71] a few stand line by line', () => {
    const prizes = [
      { amount: '500', count: 2, left: 1 },
      { amount: '0', count: 8, left: 8 },
    ]
    expect(bandsOf(prizes)).toEqual([
      { from: 500n, to: 500n, count: 2, left: 1 },
      { from: 0n, to: 0n, count: 8, left: 8 },
    ])
  })

  it('[GR71] many are taken together, and none is lost', () => {
    const prizes = Array.from({ length: 43 }, (_, place) => ({
      amount: String(100 - place),
      count: 2,
      left: place % 2,
    }))
    const bands = bandsOf(prizes)
    expect(bands).toHaveLength(5)
    expect(bands[0]).toMatchObject({ to: 100n, from: 92n })
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(86)
    expect(bands.reduce((sum, { left }) => sum + left, 0)).toBe(21)
  })

  it('[GR71] a chance has a decimal where that says something', () => {
    expect([oneIn(10, 22), oneIn(1, 156), oneIn(3, 100)]).toEqual([2.2, 156, 33])
  })
})
