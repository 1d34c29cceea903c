import { describe, expect, it } from 'vitest'
import {
  addDays,
  businessDay,
  businessDayBounds,
  type Day,
  isDay,
  isTimeZone,
  weekdayOf,
} from './time.ts'

const hours = (day: Day, zone: string) => {
  const { start, end } = businessDayBounds(day, zone)
  return (end.getTime() - start.getTime()) / 3_600_000
}

describe('days', () => {
  it.each(['2026-11-15', '2024-02-29', '0001-01-01', '9999-12-31'])('[K22] %s is a day', (text) => {
    expect(isDay(text)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-5',
    '2026-11-15T00:00',
    '',
    undefined,
    5,
  ])('[K22] %s is none', (value) => {
    expect(isDay(value)).toBe(false)
  })

  it('days are added across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(addDays('2026-11-15', 0)).toBe('2026-11-15')
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01')
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  })

  it('[K23] Monday is 1 and Sunday 7', () => {
    expect(weekdayOf('2026-11-16')).toBe(1)
    expect(weekdayOf('2026-11-15')).toBe(7)
  })
})

describe('time zones', () => {
  it('[K22] names are zones; offsets and inventions are not', () => {
    for (const zone of ['UTC', 'Asia/Manila', 'America/Argentina/Buenos_Aires', 'Etc/GMT+8']) {
      expect(isTimeZone(zone)).toBe(true)
    }
    for (const value of ['Mars/Base', '+08:00', '', 'Asia/Manila; drop', undefined, 8]) {
      expect(isTimeZone(value)).toBe(false)
    }
  })

  it('[K22] an unknown zone and an invalid moment throw', () => {
    expect(() => businessDay(new Date(0), 'Mars/Base')).toThrow(RangeError)
    expect(() => businessDayBounds('2026-11-15', 'Mars/Base')).toThrow(RangeError)
    expect(() => businessDay(new Date(Number.NaN), 'UTC')).toThrow(RangeError)
  })
})

describe('business days', () => {
  it.each([
    ['2026-11-15', 'UTC', '2026-11-15T00:00:00.000Z', 24],
    ['2026-11-15', 'Asia/Manila', '2026-11-14T16:00:00.000Z', 24],
    ['2026-11-15', 'Asia/Kathmandu', '2026-11-14T18:15:00.000Z', 24],
    ['2026-11-15', 'Pacific/Kiritimati', '2026-11-14T10:00:00.000Z', 24],
    ['2026-11-15', 'Etc/GMT+12', '2026-11-15T12:00:00.000Z', 24],
    ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z', 23],
    ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', 25],
    ['2026-10-26', 'Europe/London', '2026-10-26T00:00:00.000Z', 24],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z', 24.5],
    // Midnight was skipped: the clocks went from 23:59 to 01:00.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', 23],
    // Midnight was reached and the clocks went back to 23:00, so the day before had 25 hours.
    ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00.000Z', 25],
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z', 24],
    ['2026-11-15', 'America/Sao_Paulo', '2026-11-15T03:00:00.000Z', 24],
    ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00:00.000Z', 24],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 0],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 24],
  ] as const)('[K21] %s in %s begins at %s and lasts %s hours', (day, zone, start, length) => {
    expect(businessDayBounds(day, zone).start.toISOString()).toBe(start)
    expect(hours(day, zone)).toBe(length)
  })

  it('[K20] the last millisecond is still today and the next is tomorrow', () => {
    const { end } = businessDayBounds('2026-11-15', 'Asia/Manila')
    expect(businessDay(new Date(end.getTime() - 1), 'Asia/Manila')).toBe('2026-11-15')
    expect(businessDay(end, 'Asia/Manila')).toBe('2026-11-16')
  })

  it('[K20] a day that a zone skipped holds no moment', () => {
    const { start } = businessDayBounds('2011-12-30', 'Pacific/Apia')
    expect(businessDay(new Date(start.getTime() - 1), 'Pacific/Apia')).toBe('2011-12-29')
    expect(businessDay(start, 'Pacific/Apia')).toBe('2011-12-31')
  })

  it('[K21] once a day has begun, a clock set back across midnight does not end it', () => {
    // At 00:01 on 7 November 2010 the clocks of St John's went back to 23:01 of the 6th.
    const zone = 'America/St_Johns'
    const { start, end } = businessDayBounds('2010-11-07', zone)
    expect(start.toISOString()).toBe('2010-11-07T02:30:00.000Z')
    expect(end.toISOString()).toBe('2010-11-08T03:30:00.000Z')
    expect(businessDay(new Date('2010-11-07T02:29:59.999Z'), zone)).toBe('2010-11-06')
    expect(businessDay(new Date('2010-11-07T02:31:30Z'), zone)).toBe('2010-11-07')
  })

  it('[K20] the answer does not depend on what was asked before', () => {
    const moments = ['2026-11-15T12:00:00Z', '2026-11-14T15:59:59Z', '2026-11-15T12:00:00Z']
    const days = moments.map((at) => businessDay(new Date(at), 'Asia/Manila'))
    expect(days).toEqual(['2026-11-15', '2026-11-14', '2026-11-15'])
    expect(businessDay(new Date('2026-11-15T12:00:00Z'), 'Pacific/Apia')).toBe('2026-11-16')
  })
})
