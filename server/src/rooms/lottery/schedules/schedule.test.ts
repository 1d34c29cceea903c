import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '@baize/kernel/time'
import { findScheduleFault, slotsBetween, slotsOf, type Schedule } from './schedule.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const base: Schedule = {
  draws: { every: 1, from: 0, until: 1_440 },
  weekdays: everyDay,
  holidays: [],
  closesBefore: 10,
  opensBefore: 3_600,
}
const daily: Schedule = { ...base, draws: { at: [18 * 60 + 15] }, closesBefore: 900 }
const month = (from: Day) => Array.from({ length: 30 }, (_, index) => addDays(from, index))
const moments = (schedule: Schedule, days: readonly Day[], zone: string) =>
  days.flatMap((day) => slotsOf(schedule, day, zone)).map(({ drawsAt }) => drawsAt.getTime())

describe('a schedule', () => {
  it('[LO1] a draw every minute has 43,200 in a month, a minute apart, none twice', () => {
    const all = moments(base, month('2026-11-01'), 'Asia/Manila')
    expect(all).toHaveLength(43_200)
    expect(new Set(all.slice(1).map((at, index) => at - (all[index] ?? 0)))).toEqual(
      new Set([60_000]),
    )
  })

  it.each<[string, Day, number]>([
    ['skip an hour', '2026-03-08', 23 * 60],
    ['are set back', '2026-11-01', 25 * 60],
  ])('[LO2] every minute keeps its distance on a day on which clocks %s', (_, day, count) => {
    const all = moments(base, [addDays(day, -1), day, addDays(day, 1)], 'America/New_York')
    expect(slotsOf(base, day, 'America/New_York')).toHaveLength(count)
    expect(new Set(all.slice(1).map((at, index) => at - (all[index] ?? 0)))).toEqual(
      new Set([60_000]),
    )
  })

  it('[LO2] a daily draw is there once a day, at its time, also while clocks change', () => {
    const atHalfPastTwo: Schedule = { ...base, draws: { at: [150] } }
    const at = (day: Day) =>
      slotsOf(atHalfPastTwo, day, 'America/New_York').map(({ drawsAt }) => drawsAt.toISOString())
    expect(at('2026-03-07')).toEqual(['2026-03-07T07:30:00.000Z'])
    // There is no half past two on this day: clocks go from two to three at this moment.
    expect(at('2026-03-08')).toEqual(['2026-03-08T07:00:00.000Z'])
    expect(at('2026-03-09')).toEqual(['2026-03-09T06:30:00.000Z'])
    const twice: Schedule = { ...base, draws: { at: [90] } }
    expect(slotsOf(twice, '2026-11-01', 'America/New_York')).toHaveLength(1)
  })

  it('[LO3] draws on its days of the week and skips holidays, over a month', () => {
    const lottery: Schedule = { ...daily, weekdays: [2, 4, 6], holidays: ['2026-11-05'] }
    const days = month('2026-11-01').filter(
      (day) => slotsOf(lottery, day, 'Asia/Ho_Chi_Minh').length > 0,
    )
    expect(days.map((day) => Number(day.slice(-2)))).toEqual([
      3, 7, 10, 12, 14, 17, 19, 21, 24, 26, 28,
    ])
  })

  it('[LO4] sells from so long before until the closing, by the clocks of its zone', () => {
    const [slot] = slotsOf(daily, '2026-11-18', 'Asia/Ho_Chi_Minh')
    expect(slot).toEqual({
      number: '20261118-0001',
      day: '2026-11-18',
      opensAt: new Date('2026-11-18T10:15:00Z'),
      closesAt: new Date('2026-11-18T11:00:00Z'),
      drawsAt: new Date('2026-11-18T11:15:00Z'),
    })
  })

  it('[LO5] what closes between two moments is found whole, over midnight too', () => {
    const from = new Date('2026-11-18T15:58:45Z')
    const until = new Date('2026-11-18T16:01:45Z')
    const found = slotsBetween(base, from, until, 'Asia/Manila')
    expect(found.map(({ number }) => number)).toEqual([
      '20261118-1440',
      '20261119-0001',
      '20261119-0002',
    ])
    const window: Schedule = { ...base, draws: { every: 20, from: 540, until: 1_320 } }
    expect(slotsOf(window, '2026-11-18', 'Asia/Manila')).toHaveLength(40)
  })

  it.each<[string, Partial<Schedule>]>([
    ['draws', { draws: { at: [] } }],
    ['draws', { draws: { at: [1_440] } }],
    ['draws', { draws: { every: 0, from: 0, until: 60 } }],
    ['draws', { draws: { every: 1, from: 60, until: 60 } }],
    ['weekdays', { weekdays: [] }],
    ['weekdays', { weekdays: [0] }],
    ['closes', { closesBefore: 4 }],
    ['opens', { opensBefore: 10 }],
  ])('[LO6] is refused where its %s make no sense', (fault, change) => {
    expect(findScheduleFault({ ...base, ...change })).toBe(fault)
    expect(findScheduleFault(base)).toBeUndefined()
  })
})
