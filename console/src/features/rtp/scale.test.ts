import { describe, expect, it } from 'vitest'
import { funnelOf } from './funnel.ts'
import { isBeyond, placeOn, scaleBetween, returnScaleOf } from './scale.ts'
import { point, row } from './testing.ts'

describe('the stretch of returns', () => {
  it('holds every band and dot that can be judged', () => {
    const scale = returnScaleOf([
      row('A', { observedBps: 9_900 }),
      row('B', { declaredBps: 9_400 }),
    ])
    expect(scale.from).toBeLessThanOrEqual(9_400 - 92)
    expect(scale.to).toBeGreaterThanOrEqual(9_900)
    expect(scale.ticks[0]).toBe(scale.from)
    expect(scale.ticks.at(-1)).toBe(scale.to)
  })

  it('is not widened by what is too little to say anything', () => {
    const few = row('B', { state: 'few', observedBps: 30_000, within99Bps: 9_000 })
    expect(returnScaleOf([row('A'), few])).toEqual(returnScaleOf([row('A')]))
    expect(isBeyond(returnScaleOf([row('A'), few]), 30_000)).toBe(true)
    expect(placeOn(returnScaleOf([row('A'), few]), 30_000)).toBe(100)
  })

  it('has at most seven marks, however wide', () => {
    for (const most of [9_700, 10_000, 11_000, 14_000, 90_000]) {
      expect(scaleBetween(9_500, most).ticks.length).toBeLessThanOrEqual(8)
      expect(scaleBetween(9_500, most).ticks.length).toBeGreaterThan(1)
    }
  })

  it('is there while nothing is', () => {
    expect(returnScaleOf([]).ticks.length).toBeGreaterThan(1)
  })
})

describe('the funnel', () => {
  it('narrows with the root of the rounds, also before the first day', () => {
    const { band99, scale } = funnelOf(
      [point('2026-11-14', 10_000), point('2026-11-15', 40_000)],
      9_580,
    )
    const height = (at: number) => {
      const other = band99[band99.length - 1 - at]
      return (other?.y ?? 0) - (band99[at]?.y ?? 0)
    }
    const last = band99.length / 2 - 1
    // Four times the rounds: half the width. The first day ends in the middle of the edge.
    expect(height((last - 1) / 2) / height(last)).toBeCloseTo(2, 1)
    expect(height(0)).toBeGreaterThan(height(1))
    expect(band99[last]?.x).toBe(100)
    expect(scale.from).toBeLessThan(9_580)
  })

  it('has a line and no band where nothing is declared', () => {
    const open = { within95Bps: null, within99Bps: null, deviationMilli: null }
    const { line, band95, band99 } = funnelOf([point('2026-11-15', 500, open)], null)
    expect([line.length, band95.length, band99.length]).toEqual([1, 0, 0])
  })
})
