import { describe, expect, it } from 'vitest'
import { periodOf, periods } from './period.ts'
import { addDays, businessDayBounds, type Day } from './time.ts'

describe('periodOf', () => {
  it.each([
    ['daily', '2026-11-15', '2026-11-15', '2026-11-15'],
    ['weekly', '2026-11-15', '2026-11-09', '2026-11-15'],
    ['weekly', '2026-11-16', '2026-11-16', '2026-11-22'],
    ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['semimonthly', '2026-11-01', '2026-11-01', '2026-11-15'],
    ['semimonthly', '2026-11-15', '2026-11-01', '2026-11-15'],
    ['semimonthly', '2026-11-16', '2026-11-16', '2026-11-30'],
    ['semimonthly', '2024-02-20', '2024-02-16', '2024-02-29'],
    ['monthly', '2026-02-10', '2026-02-01', '2026-02-28'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('[K23] the %s period of %s is %s to %s', (period, day, firstDay, lastDay) => {
    expect(periodOf(period, day, 'UTC')).toMatchObject({ firstDay, lastDay })
  })

  it('[K23] a period is whole business days, also where the clocks change inside it', () => {
    const october = periodOf('monthly', '2026-10-10', 'Europe/London')
    expect(october.start.toISOString()).toBe('2026-09-30T23:00:00.000Z')
    expect(october.end.toISOString()).toBe('2026-11-01T00:00:00.000Z')
  })

  it.each(periods)('[K23] %s periods follow one another without a gap for two years', (period) => {
    const zone = 'America/Sao_Paulo'
    let day: Day = '2018-01-01'
    let previousEnd = businessDayBounds(periodOf(period, day, zone).firstDay, zone).start
    while (day < '2020-01-01') {
      const span = periodOf(period, day, zone)
      expect(span.start).toEqual(previousEnd)
      expect(span.firstDay <= day && day <= span.lastDay).toBe(true)
      expect(periodOf(period, span.lastDay, zone)).toEqual(span)
      previousEnd = span.end
      day = addDays(span.lastDay, 1)
    }
  })
})
