import { describe, expect, it } from 'vitest'
import { fallsOf, passingFace } from './motion.ts'

describe('reels', () => {
  it('let every face pass', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, place) => passingFace(1, place, 10)))
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('let what is above fall into the places of what was taken', () => {
    expect(fallsOf(5, new Set([1, 3]))).toEqual([-2, -1, 0, 2, 4])
    expect(fallsOf(3, new Set())).toEqual([0, 1, 2])
  })
})
