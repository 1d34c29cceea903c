import { describe, expect, it } from 'vitest'
import { decideChange, findBinding, isReady, sinceOf, type Change } from './rules.ts'

const now = new Date('2026-03-10T12:00:00Z')
const tomorrow = new Date('2026-03-11T12:00:00Z')
const raise = (amount: bigint | null): Change => ({ amount, at: new Date('2026-03-10T20:00:00Z') })

describe('a change of a limit', () => {
  it.each([
    ['none', undefined, 100n, { does: 'set', amount: 100n }],
    ['none', undefined, null, { does: 'nothing' }],
    ['100', { amount: 100n, change: null }, 50n, { does: 'set', amount: 50n }],
    ['100', { amount: 100n, change: null }, 100n, { does: 'nothing' }],
    [
      '100',
      { amount: 100n, change: null },
      101n,
      { does: 'wait', change: { amount: 101n, at: tomorrow } },
    ],
    [
      '100',
      { amount: 100n, change: null },
      null,
      { does: 'wait', change: { amount: null, at: tomorrow } },
    ],
    ['100, 500 waits', { amount: 100n, change: raise(500n) }, 99n, { does: 'set', amount: 99n }],
    ['100, 500 waits', { amount: 100n, change: raise(500n) }, 100n, { does: 'keep' }],
    ['100, 500 waits', { amount: 100n, change: raise(500n) }, 500n, { does: 'nothing' }],
    [
      '100, 500 waits',
      { amount: 100n, change: raise(500n) },
      501n,
      { does: 'wait', change: { amount: 501n, at: tomorrow } },
    ],
    ['100, none waits', { amount: 100n, change: raise(null) }, null, { does: 'nothing' }],
  ] as const)('[PR3] from %s (%o) to %s: %o', (_, limit, wanted, does) => {
    expect(decideChange(limit, wanted, now)).toEqual(does)
  })

  it('[PR4] is ready from its moment on', () => {
    expect(isReady({ amount: null, at: now }, new Date(now.getTime() - 1))).toBe(false)
    expect(isReady({ amount: null, at: now }, now)).toBe(true)
  })
})

describe('the limit that binds', () => {
  const used = { day: 40n, week: 90n, month: 100n }

  it.each([
    [[], undefined],
    [[['day', 100n]], { period: 'day', amount: 100n, left: 60n }],
    [
      [
        ['day', 100n],
        ['week', 120n],
      ],
      { period: 'week', amount: 120n, left: 30n },
    ],
    [
      [
        ['day', 100n],
        ['month', 50n],
      ],
      { period: 'month', amount: 50n, left: 0n },
    ],
  ] as const)('[PR2] of %o is %o', (limits, wanted) => {
    const given = limits.map(([period, amount]) => ({ period, amount }))
    expect(findBinding(given, used)).toEqual(wanted)
  })

  it('[PR1] looks back 24 hours, 7 days and 30 days', () => {
    expect(sinceOf('day', now).toISOString()).toBe('2026-03-09T12:00:00.000Z')
    expect(sinceOf('week', now).toISOString()).toBe('2026-03-03T12:00:00.000Z')
    expect(sinceOf('month', now).toISOString()).toBe('2026-02-08T12:00:00.000Z')
  })
})
