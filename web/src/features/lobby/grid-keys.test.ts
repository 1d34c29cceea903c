import { describe, expect, it } from 'vitest'
import { nextTile } from './grid-keys.ts'

describe('arrows in a grid of tiles', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 7],
    ['ArrowUp', 8, 2],
    ['Home', 9, 0],
    ['End', 2, 13],
  ])('%s leads from tile %i to %i', (key, from, to) => {
    expect(nextTile(key, from, 14, 6)).toBe(to)
  })

  it('stop at the edges', () => {
    expect(nextTile('ArrowLeft', 0, 14, 6)).toBe(0)
    expect(nextTile('ArrowUp', 3, 14, 6)).toBe(3)
    expect(nextTile('ArrowRight', 13, 14, 6)).toBe(13)
    expect(nextTile('ArrowDown', 12, 14, 6)).toBe(12)
    expect(nextTile('Enter', 5, 14, 6)).toBe(5)
  })
})
