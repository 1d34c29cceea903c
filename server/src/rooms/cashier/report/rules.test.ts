import { describe, expect, it } from 'vitest'
import { listDays, medianStep, secondsOf, stepOf } from './rules.ts'

describe('a wait', () => {
  it('[C24] is told again to within eight per cent, or one second', () => {
    for (const seconds of [0, 1, 2, 5, 30, 61, 600, 3600, 86_400, 2_000_000]) {
      const told = secondsOf(stepOf(seconds))
      expect(Math.abs(told - seconds)).toBeLessThanOrEqual(Math.max(1, seconds * 0.08))
    }
    expect(stepOf(-5)).toBe(0)
    expect(stepOf(1e300)).toBe(400)
    expect(Number.isSafeInteger(secondsOf(400))).toBe(true)
  })

  it('[C24] half of them are shorter than the middle one', () => {
    const waits = [
      { step: 30, count: 1n },
      { step: 10, count: 2n },
      { step: 20, count: 2n },
    ]
    expect(medianStep(waits)).toBe(20)
    expect(medianStep([{ step: 7, count: 1n }])).toBe(7)
    expect(medianStep([])).toBe(0)
  })
})

describe('the days of a span', () => {
  it('[C24] are all of them, both ends included, over the end of a month', () => {
    expect(listDays('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(listDays('2026-02-27', '2026-02-27')).toHaveLength(1)
    expect(listDays('2025-01-01', '2026-02-04')).toHaveLength(400)
  })

  it.each([
    ['2026-03-01', '2026-02-27'],
    ['2026-02-30', '2026-03-01'],
    ['2025-01-01', '2026-02-05'],
    ['0000-00-00', '9999-99-99'],
    ['0000-01-01', '0000-01-02'],
    ['9999-12-30', '9999-12-31'],
  ])('[C24] from %s to %s are none', (from, to) => {
    expect(listDays(from, to)).toBeUndefined()
  })
})
