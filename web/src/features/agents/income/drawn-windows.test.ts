import { describe, expect, it } from 'vitest'
import { buildUp, runsToCome } from './build-up.ts'
import { hourOf, hoursOfDays, lastWeekOf } from './hours-of-days.ts'

describe('what is drawn of windows', () => {
  it('[AG141] adds the runs of a day in their order, and says where a higher tier was reached', () => {
    const run = (minute: string, amount: string, tier: number) => ({
      id: minute,
      from: `2026-11-15T00:${minute}:00.000Z`,
      to: `2026-11-15T00:${minute}:59.000Z`,
      amount,
      tier,
      rate: tier * 10,
      basis: '0',
    })
    const steps = buildUp([
      run('20', '-30', 1),
      run('05', '100', 1),
      run('25', '900', 2),
      run('10', '50', 1),
      run('30', '1', 2),
    ])
    expect(steps.map(({ id, total, isHigher }) => [id, total, isHigher])).toEqual([
      ['05', 100n, false],
      ['10', 150n, false],
      ['20', 120n, false],
      ['25', 1020n, true],
      ['30', 1021n, false],
    ])
  })

  it('[AG141] counts the runs of a day that are still to come', () => {
    const start = new Date('2026-11-14T16:00:00.000Z')
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
    const left = [-1, 0, 4, 5, 7, 1439, 1441].map((minutes) => runsToCome(288, start, at(minutes)))
    expect(left).toEqual([288, 288, 288, 287, 287, 1, 0])
  })

  it('[AG140] finds the hour that runs by the brand’s clocks', () => {
    const at = new Date('2026-11-14T16:59:59.000Z')
    expect(hourOf(at, 'Asia/Manila')).toEqual({ day: '2026-11-15', hour: 0 })
    expect(hourOf(at, 'America/Sao_Paulo')).toEqual({ day: '2026-11-14', hour: 13 })
  })

  it('[AG140] puts hours into the days of the brand’s clocks', () => {
    const range = { firstDay: '2026-11-14', lastDay: '2026-11-15' } as const
    const at = (from: string) => ({ from })
    const rows = hoursOfDays(
      [
        at('2026-11-15T15:00:00.000Z'),
        at('2026-11-14T16:00:00.000Z'),
        at('2026-11-14T15:00:00.000Z'),
        at('2026-11-13T15:00:00.000Z'),
      ],
      range,
      'Asia/Manila',
    )
    expect(rows.map(({ day, hours }) => [day, [...hours.keys()]])).toEqual([
      ['2026-11-14', [23]],
      ['2026-11-15', [0, 23]],
    ])
  })

  it('[AG140] of a long range takes the last seven days', () => {
    expect(lastWeekOf({ firstDay: '2026-10-01', lastDay: '2026-11-03' })).toEqual({
      firstDay: '2026-10-28',
      lastDay: '2026-11-03',
    })
    const short = { firstDay: '2026-11-02', lastDay: '2026-11-03' } as const
    expect(lastWeekOf(short)).toEqual(short)
  })
})
