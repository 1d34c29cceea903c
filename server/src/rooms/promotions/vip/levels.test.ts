import { describe, expect, it } from 'vitest'
import { newProgrammes } from '../programmes/programmes.ts'
import { climb, levelAt } from './climb.ts'
import { judgeKeep, levelFor, periodFrom } from './levels.ts'
import type { Standing } from './store.ts'

const { levels } = newProgrammes
const unit = 100n
const start: Standing = {
  member: 'mem_1',
  currency: 'PHP',
  level: 0,
  since: new Date(0),
  validBet: 0n,
  deposits: 0n,
  keepFrom: '2026-11-01',
  keepUntil: '2026-12-01',
  isWarned: false,
}
const at = new Date('2026-11-18T02:00:00Z')
const now = { version: 3, today: '2026-11-18' } as const

describe('levels', () => {
  it.each([
    ['nothing', 0n, 0n, 0],
    ['one short of the bets', 5_000n * unit - 1n, 500n * unit, 0],
    ['one short of the deposits', 5_000n * unit, 500n * unit - 1n, 0],
    ['exactly both', 5_000n * unit, 500n * unit, 1],
    ['the bets of a high one and the deposits of a low one', 10_000_000n * unit, 2_000n * unit, 2],
    ['more than the last asks', 10n ** 15n, 10n ** 15n, 10],
  ])('[GR40] %s', (_, validBet, deposits, level) => {
    expect(levelFor(levels, 'PHP', { validBet, deposits })).toBe(level)
  })

  it('[GR40] a currency without bounds has the first level alone', () => {
    const none = levels.map((level) => ({ ...level, validBet: {} }))
    expect(levelFor(none, 'PHP', { validBet: 10n ** 15n, deposits: 10n ** 15n })).toBe(0)
  })

  it('[GR41] a jump takes every step, each with what it gives', () => {
    const change = { validBet: 1_000_000n * unit, deposits: 50_000n * unit, at }
    const { standing, steps, dues } = climb({ ...start, level: 2 }, change, newProgrammes, now)
    expect(standing).toMatchObject({
      level: 5,
      since: at,
      keepFrom: '2026-11-19',
      keepUntil: '2026-12-19',
    })
    expect(steps.map(({ from, to }) => `${from} ${to}`)).toEqual(['2 3', '3 4', '4 5'])
    expect(dues.map(({ level, amount }) => `${level} ${amount}`)).toEqual([
      '3 3800',
      '4 8800',
      '5 18800',
    ])
  })

  it('[GR42] what is taken back lowers the progress and not the level', () => {
    const high = { ...start, level: 1, validBet: 5_000n * unit, deposits: 500n * unit }
    const { standing, steps } = climb(high, { validBet: -1n, deposits: 0n, at }, newProgrammes, now)
    expect([standing.level, standing.validBet, steps]).toEqual([1, 5_000n * unit - 1n, []])
  })

  it('[GR47] the level of a bet is that of the moment at which it was placed', () => {
    const step = (minute: number, from: number, to: number) => ({
      member: start.member,
      at: new Date(at.getTime() + minute * 60_000),
      from,
      to,
      cause: 'reached' as const,
    })
    const steps = [step(0, 0, 1), step(10, 1, 2)]
    const standing = { ...start, level: 2, since: steps[1]?.at ?? at }
    const moment = (minute: number) => new Date(at.getTime() + minute * 60_000)
    expect([-1, 0, 9, 10, 99].map((one) => levelAt(standing, steps, moment(one)))).toEqual([
      0, 1, 1, 2, 2,
    ])
  })
})

describe('keeping a level', () => {
  const rules = { keepDays: 30, warnDays: 7 }
  const period = periodFrom('2026-11-01', rules)
  const judge = (today: `${number}-${number}-${number}`, played: bigint, isWarned = false) =>
    judgeKeep({ ...period, isWarned }, rules, { today, asks: 100n, played })

  it.each([
    ['2026-11-30', 0n, false, 'wait'],
    ['2026-12-01', 100n, false, 'kept'],
    ['2026-12-01', 99n, false, 'warn'],
    ['2026-12-07', 99n, true, 'wait'],
    ['2026-12-07', 100n, true, 'kept'],
    ['2026-12-08', 99n, true, 'down'],
    ['2027-03-01', 99n, false, 'warn'],
  ] as const)(
    '[GR43] on %s with %s of 100 played, warned %s: %s',
    (today, played, warned, verdict) => {
      expect(judge(today, played, warned)).toBe(verdict)
    },
  )
})
