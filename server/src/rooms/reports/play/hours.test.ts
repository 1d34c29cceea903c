import { describe, expect, it } from 'vitest'
import { businessDayBounds, type Day } from '@baize/kernel/time'
import { firstRecentSlot, hoursOf, minuteOf, quarterOf, usualDaysOf } from './hours.ts'

const hours = (day: Day, zone: string) => hoursOf(businessDayBounds(day, zone), zone)
const lengths = (day: Day, zone: string) =>
  hours(day, zone).map(({ start, end }) => (end.getTime() - start.getTime()) / 60_000)

describe('the hours of a day', () => {
  it.each([
    ['Asia/Manila', '2026-11-15T16:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-15T18:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-15T18:15:00.000Z'],
  ])('[RP14] are twenty-four in %s, the first at its midnight', (zone, first) => {
    const all = hours('2026-11-16', zone)
    expect(all.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
    expect(all[0]?.start.toISOString()).toBe(first)
    expect(lengths('2026-11-16', zone).every((minutes) => minutes === 60)).toBe(true)
  })

  it('[RP14] leave out the one that clocks skip', () => {
    const shown = hours('2026-03-29', 'Europe/Berlin').map(({ hour }) => hour)
    expect(shown.slice(0, 4)).toEqual([0, 1, 3, 4])
    expect(shown).toHaveLength(23)
  })

  it('[RP14] have the one twice that clocks show twice', () => {
    const all = hours('2026-10-25', 'Europe/Berlin')
    expect(all.map(({ hour }) => hour).slice(0, 5)).toEqual([0, 1, 2, 2, 3])
    expect(all[2]?.end).toEqual(all[3]?.start)
    expect(all).toHaveLength(25)
    expect(lengths('2026-10-25', 'Europe/Berlin').every((minutes) => minutes === 60)).toBe(true)
  })

  it('[RP14] fill a day of clocks that are set by half an hour', () => {
    for (const day of ['2026-04-05', '2026-10-04'] as const) {
      const zone = 'Australia/Lord_Howe'
      const { start, end } = businessDayBounds(day, zone)
      const minutes = lengths(day, zone).reduce((sum, one) => sum + one, 0)
      expect(minutes).toBe((end.getTime() - start.getTime()) / 60_000)
      expect(Math.max(...lengths(day, zone))).toBe(60)
    }
  })
})

describe('moments', () => {
  it('belong to the quarter that holds them', () => {
    const at = (time: string) => new Date(`2026-11-15T${time}Z`)
    expect(quarterOf(at('14:29:59.999'))).toEqual(at('14:15:00'))
    expect(quarterOf(at('14:30:00'))).toEqual(at('14:30:00'))
    expect(firstRecentSlot(at('14:32:08'))).toEqual(at('14:20:00'))
    expect(minuteOf(at('16:00:00'), 'Asia/Manila')).toBe(0)
    expect(minuteOf(at('15:45:00'), 'Asia/Manila')).toBe(23 * 60 + 45)
  })
})

describe('the usual days', () => {
  it('[RP13] are the same weekday of the eight weeks before', () => {
    const days = usualDaysOf('2026-11-15')
    expect(days.slice(0, 2)).toEqual(['2026-11-08', '2026-11-01'])
    expect([days.length, days.at(-1)]).toEqual([8, '2026-09-20'])
  })

  it('[RP13] of a longer span lie before its first day', () => {
    expect(usualDaysOf('2026-11-15', '2026-11-09')[0]).toBe('2026-11-08')
    expect(usualDaysOf('2026-11-10', '2026-11-09')[0]).toBe('2026-11-03')
  })
})
