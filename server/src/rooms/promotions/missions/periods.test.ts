import { describe, expect, it } from 'vitest'
import { countPeriods, daysOf, periodAt, periodOf, presentPeriod, runOf } from './periods.ts'

const zone = 'Asia/Manila'
const window = {
  opensAt: new Date('2026-11-10T00:00:00Z'),
  closesAt: new Date('2026-12-10T00:00:00Z'),
}

describe('a period', () => {
  it.each([
    // Half past midnight of a Monday in Manila.
    [
      'daily',
      '2026-11-15T16:30:00Z',
      '2026-11-16',
      '2026-11-15T16:00:00.000Z',
      '2026-11-16T16:00:00.000Z',
    ],
    [
      'weekly',
      '2026-11-15T16:30:00Z',
      '2026-11-16',
      '2026-11-15T16:00:00.000Z',
      '2026-11-22T16:00:00.000Z',
    ],
    [
      'weekly',
      '2026-11-15T15:59:59Z',
      '2026-11-09',
      '2026-11-08T16:00:00.000Z',
      '2026-11-15T16:00:00.000Z',
    ],
    [
      'monthly',
      '2026-11-30T16:00:00Z',
      '2026-12',
      '2026-11-30T16:00:00.000Z',
      '2026-12-31T16:00:00.000Z',
    ],
    [
      'once',
      '2026-11-30T16:00:00Z',
      'once',
      '2026-11-10T00:00:00.000Z',
      '2026-12-10T00:00:00.000Z',
    ],
  ] as const)('[GR114] %s at %s is %s', (kind, at, label, from, to) => {
    const period = periodAt(kind, { at: new Date(at), zone, window })
    expect([period.label, period.start.toISOString(), period.end.toISOString()]).toEqual([
      label,
      from,
      to,
    ])
    expect(periodOf(kind, { label, zone, window })).toEqual(period)
  })

  it.each([
    ['weekly', '2026-11-17'],
    ['weekly', 'once'],
    ['monthly', '2026-13'],
    ['daily', '2026-11'],
    ['once', '2026-11-16'],
    ['daily', 'nonsense'],
  ] as const)('[GR114] %s has none that is called %s', (kind, label) => {
    expect(periodOf(kind, { label, zone, window })).toBeUndefined()
  })

  it('[GR114] of a mission is its first before it begins, and its last when it is over', () => {
    const present = (at: string) =>
      presentPeriod({ ...window, plan: { period: 'weekly' } }, { at: new Date(at), zone }).label
    expect([present('2026-10-01T00:00:00Z'), present('2027-10-01T00:00:00Z')]).toEqual([
      '2026-11-09',
      '2026-12-07',
    ])
  })

  it('[GR110] counts what a board has to pay for', () => {
    expect([countPeriods('weekly', window, zone), countPeriods('monthly', window, zone)]).toEqual([
      5, 2,
    ])
    expect(countPeriods('once', window, zone)).toBe(1)
  })

  it('[GR119] has days, and days in a row', () => {
    const week = periodAt('weekly', { at: new Date('2026-11-18T00:00:00Z'), zone, window })
    const days = daysOf(week, zone)
    expect([days.length, days[0], days[6]]).toEqual([7, '2026-11-16', '2026-11-22'])
    const signed = new Set(['2026-11-16', '2026-11-18', '2026-11-19'] as const)
    expect(runOf('2026-11-19', signed, '2026-11-16')).toBe(2)
    expect(runOf('2026-11-20', signed, '2026-11-16')).toBe(0)
  })
})
