import { describe, expect, it } from 'vitest'
import type { FamilyMotion } from '@baize/ui/art/families/family'
import { orderOf, placeOf, planStops, standsAfter, turnedBy } from './plan-stops.ts'

const motion: FamilyMotion = {
  kind: 'strip',
  order: [2, 1, 3, 0, 4],
  stops: [1500, 1700, 1820, 2020, 2140],
}

const plan = (rows: number, now = 300, awaited: readonly number[] = []) =>
  planStops({ motion, reels: 5, rows, spunAt: 0, now, awaited: new Set(awaited) })

describe('how reels come to rest', () => {
  it('is in the order of the family, for any number of reels', () => {
    expect(orderOf(motion, 5)).toEqual([2, 1, 3, 0, 4])
    expect(orderOf(motion, 3)).toEqual([1, 0, 2])
    expect(orderOf(motion, 7).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(standsAfter(motion, 6, 7)).toBe(2140)
  })

  it.each([3, 4, 5, 7])('with %i rows is without a jerk, on a whole cell, out of view', (rows) => {
    for (const stop of plan(rows)) {
      expect(Number.isInteger(stop.to)).toBe(true)
      expect(stop.to - rows + 1).toBeGreaterThan(stop.from + 1)
      const perMs = placeOf(motion, stop, stop.begins + 1) - placeOf(motion, stop, stop.begins)
      expect(perMs).toBeCloseTo((0.019 * rows) / 3, 3)
      expect(placeOf(motion, stop, stop.ends)).toBe(stop.to)
    }
    expect(Math.max(...plan(rows).map(({ ends }) => ends))).toBeLessThan(2400)
  })

  it('waits for a late answer and takes longer for reels that are waited for', () => {
    const late = plan(3, 5000)
    expect(Math.min(...late.map(({ begins }) => begins))).toBeGreaterThanOrEqual(5000)
    const [plain, waited] = [plan(3), plan(3, 300, [4])]
    expect((waited[4]?.ends ?? 0) - (plain[4]?.ends ?? 0)).toBeGreaterThan(700)
    expect(waited[0]?.ends).toBe(plain[0]?.ends)
  })

  it('gathers speed and never turns back', () => {
    const places = [0, 40, 160, 400, 900].map((ms) => turnedBy(motion, 3, ms))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})
