import { describe, expect, it } from 'vitest'
import { addDays, businessDayBounds, type Day } from '@baize/kernel/time'
import type { ContractPeriod } from './terms.ts'
import { nextBoundary, windowAt, type Paced, type SettlementWindow } from './windows.ts'

const always = { begins: new Date(0), ends: null }

/** All windows from a moment on up to another. */
function windowsOf(paced: Paced, zone: string, from: Date, to: Date): SettlementWindow[] {
  const all: SettlementWindow[] = []
  for (let at = from; at < to; at = all.at(-1)?.to ?? to)
    all.push(windowAt(paced, at, zone, always))
  return all
}

const daysOf = (day: Day, zone: string, count = 1) => ({
  from: businessDayBounds(day, zone).start,
  to: businessDayBounds(addDays(day, count), zone).start,
})

describe('windows', () => {
  it.each<[string, Day, number]>([
    ['Asia/Manila', '2026-11-15', 24],
    ['Asia/Kathmandu', '2026-11-15', 24],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/Santiago', '2026-09-06', 23],
  ])(
    '[AG25] hours and five minutes of %s on %s fill its %i hours without a gap',
    (zone, day, hours) => {
      const { from, to } = daysOf(day, zone)
      const hourly = windowsOf({ kind: 'hourly', period: 'hourly' }, zone, from, to)
      expect(hourly).toHaveLength(hours)
      const steps = windowsOf({ kind: 'realtime', period: 'daily' }, zone, from, to)
      expect(steps).toHaveLength(hours * 12)
      for (const all of [hourly, steps]) {
        expect(all[0]?.from).toEqual(from)
        expect(all.at(-1)?.to).toEqual(to)
        all.forEach((one, index) => expect(one.from).toEqual(all[index - 1]?.to ?? from))
        expect(all.every((one) => one.day === day)).toBe(true)
      }
      expect(steps.every(({ countFrom }) => countFrom.getTime() === from.getTime())).toBe(true)
      expect(steps.filter(({ closes }) => closes)).toEqual([steps.at(-1)])
      for (const one of hourly) expect(one).toMatchObject({ closes: true, countFrom: one.from })
    },
  )

  it('[AG25] half an hour that a clock change leaves over is the last window of its day', () => {
    const { from, to } = daysOf('2026-10-04', 'Australia/Lord_Howe')
    const hourly = windowsOf({ kind: 'hourly', period: 'hourly' }, 'Australia/Lord_Howe', from, to)
    expect(hourly.at(-1)).toMatchObject({ to })
    expect(hourly).toHaveLength(24)
    expect(to.getTime() - (hourly.at(-1)?.from.getTime() ?? 0)).toBe(1_800_000)
  })

  it.each<[ContractPeriod, Day, string[]]>([
    ['daily', '2026-11-01', ['2026-11-01', '2026-11-02', '2026-11-03']],
    ['weekly', '2026-11-02', ['2026-11-02', '2026-11-09', '2026-11-16']],
    ['semimonthly', '2026-02-01', ['2026-02-01', '2026-02-16', '2026-03-01', '2026-03-16']],
    ['monthly', '2026-01-01', ['2026-01-01', '2026-02-01', '2026-03-01']],
  ])('[AG25] %s windows from %s on begin on %j', (period, day, starts) => {
    const zone = 'Asia/Manila'
    const { from, to } = { from: daysOf(day, zone).from, to: daysOf(starts.at(-1) as Day, zone).to }
    const all = windowsOf({ kind: 'dividend', period }, zone, from, to)
    expect(all.map((one) => one.day)).toEqual(starts)
    all.forEach((one, index) => expect(one.from).toEqual(all[index - 1]?.to ?? from))
  })

  it('[AG26] a contract that begins within a period counts the rest of it first, and ends where it ends', () => {
    const zone = 'Asia/Manila'
    const begins = businessDayBounds('2026-11-09', zone).start
    const ends = businessDayBounds('2026-12-07', zone).start
    const first = windowAt({ kind: 'dividend', period: 'monthly' }, begins, zone, { begins, ends })
    expect(first).toMatchObject({ from: begins, to: businessDayBounds('2026-12-01', zone).start })
    const last = windowAt({ kind: 'dividend', period: 'monthly' }, first.to, zone, { begins, ends })
    expect(last).toMatchObject({ from: first.to, to: ends })
  })

  it('[AG26] what is accepted holds from the next day, or the next period of a dividend', () => {
    const zone = 'Asia/Manila'
    const now = new Date('2026-11-17T10:00:00Z')
    const at = (paced: Paced) => nextBoundary(paced, now, zone)
    const day = (one: Day) => businessDayBounds(one, zone).start
    expect(at({ kind: 'daily', period: 'daily' })).toEqual(day('2026-11-18'))
    expect(at({ kind: 'hourly', period: 'hourly' })).toEqual(day('2026-11-18'))
    expect(at({ kind: 'realtime', period: 'daily' })).toEqual(day('2026-11-18'))
    expect(at({ kind: 'dividend', period: 'daily' })).toEqual(day('2026-11-18'))
    expect(at({ kind: 'dividend', period: 'weekly' })).toEqual(day('2026-11-23'))
    expect(at({ kind: 'dividend', period: 'semimonthly' })).toEqual(day('2026-12-01'))
    expect(at({ kind: 'dividend', period: 'monthly' })).toEqual(day('2026-12-01'))
  })
})
