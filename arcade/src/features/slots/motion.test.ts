import { describe, expect, it } from 'vitest'
import {
  fallsOf,
  landedAt,
  passingFace,
  planLanding,
  speedOf,
  stopMs,
  reelTurned,
} from './motion.ts'

describe('reels', () => {
  it('stand after about two seconds, one after the other', () => {
    const stops = [0, 1, 2, 3, 4].map((reel) => stopMs(reel, 5))
    expect(stops).toEqual(stops.toSorted((a, b) => a - b))
    expect(stops.at(-1)).toBe(2000)
  })

  it.each([3, 4, 5, 7])(
    'with %i rows land without a jerk, on a whole cell, beyond what was in view',
    (rows) => {
      const from = reelTurned(700, speedOf(rows))
      const landing = planLanding(700, from, rows)
      const perMs = landedAt(landing, 701) - landedAt(landing, 700)
      expect(perMs).toBeCloseTo(speedOf(rows), 3)
      expect(landedAt(landing, 700 + landing.durationMs)).toBe(landing.to)
      expect(Number.isInteger(landing.to)).toBe(true)
      // The topmost cell of the result is not in the window when the landing begins.
      expect(landing.to - rows + 1).toBeGreaterThan(from + 1)
    },
  )

  it('let every face pass', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, place) => passingFace(1, place, 10)))
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('let what is above fall into the places of what was taken', () => {
    expect(fallsOf(5, new Set([1, 3]))).toEqual([-2, -1, 0, 2, 4])
    expect(fallsOf(3, new Set())).toEqual([0, 1, 2])
  })
})
