import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, businessDay, businessDayBounds, type Day } from './time.ts'

const cases: [string, string][] = [
  ['2026', 'Asia/Manila'],
  ['2026', 'Europe/London'],
  ['2026', 'America/New_York'],
  ['2026', 'America/Santiago'],
  ['2026', 'Africa/Cairo'],
  ['2026', 'Africa/Casablanca'],
  ['2026', 'Australia/Lord_Howe'],
  ['2018', 'America/Sao_Paulo'],
  ['2011', 'Pacific/Apia'],
  ['2010', 'America/St_Johns'],
  ['1993', 'Pacific/Kwajalein'],
]

function daysOf(year: string): Day[] {
  const days: Day[] = []
  for (let day = `${year}-01-01` as Day; day.startsWith(year); day = addDays(day, 1)) days.push(day)
  return days
}

describe('business days', () => {
  it.each(cases)('[K20] the days of %s in %s leave no gap and do not overlap', (year, zone) => {
    const spans = daysOf(year).map((day) => ({ day, ...businessDayBounds(day, zone) }))
    expect(spans.length).toBeGreaterThanOrEqual(365)
    let previousEnd = spans[0]?.start
    for (const { day, start, end } of spans) {
      expect(start).toEqual(previousEnd)
      previousEnd = end
      if (start.getTime() === end.getTime()) continue
      expect(businessDay(start, zone)).toBe(day)
      expect(businessDay(new Date(end.getTime() - 1), zone)).toBe(day)
    }
  })

  it.each(cases)(
    '[K20] any moment of %s in %s lies inside the bounds of its day (seed 2)',
    (year, zone) => {
      const from = Date.UTC(Number(year), 0, 1)
      fc.assert(
        fc.property(fc.integer({ min: from, max: from + 365 * 86_400_000 }), (ms) => {
          const { start, end } = businessDayBounds(businessDay(new Date(ms), zone), zone)
          expect(start.getTime() <= ms && ms < end.getTime()).toBe(true)
        }),
        { seed: 2, numRuns: 200 },
      )
    },
  )

  it.each(cases)('[K21] each day of %s in %s begins when its date first shows', (year, zone) => {
    const dates = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
    for (const day of daysOf(year)) {
      const { start, end } = businessDayBounds(day, zone)
      if (start.getTime() === end.getTime()) continue
      expect(dates.format(start)).toBe(day)
      expect(dates.format(start.getTime() - 1) < day).toBe(true)
    }
  })
})
