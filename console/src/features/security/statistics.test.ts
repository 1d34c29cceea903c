import { describe, expect, it } from 'vitest'
import { roundTop, slotsOf, sumsOf, totalOf, type Counted } from './statistics.ts'

const now = new Date('2026-11-15T06:32:00Z')
const row = (hour: string, kind: string, outcome: string, count: number): Counted => ({
  hour,
  kind,
  outcome,
  count,
})
const rows = [
  row('2026-11-14T07:00:00.000Z', 'login', 'ok', 2),
  row('2026-11-15T06:00:00.000Z', 'login', 'ok', 3),
  row('2026-11-15T06:00:00.000Z', 'login', 'wrong_credentials', 4),
  row('2026-11-15T06:00:00.000Z', 'login', 'two_step', 1),
  row('2026-11-15T05:00:00.000Z', 'sms', 'sent', 9),
]

describe('the statistics of logins', () => {
  it('fill the hours of a day, the present one last and empty ones among them', () => {
    const slots = slotsOf(
      rows.filter(({ kind }) => kind === 'login'),
      'day',
      now,
    )
    expect(slots).toHaveLength(24)
    expect(slots[0]).toMatchObject({ from: new Date('2026-11-14T07:00:00Z'), good: 2 })
    expect(slots[23]).toMatchObject({ good: 3, refused: 4, open: 1 })
    expect(slots[22]).toMatchObject({ good: 0, refused: 0, open: 0 })
  })
  it('gather a week in quarters of a day', () => {
    const slots = slotsOf(rows, 'week', now)
    expect(slots).toHaveLength(28)
    expect(slots.at(-1)).toMatchObject({ good: 12, refused: 4, open: 1 })
    expect(slots.reduce((sum, { good }) => sum + good, 0)).toBe(14)
  })
  it('leave out what is older than the span', () => {
    const old = [row('2026-11-14T06:00:00.000Z', 'login', 'ok', 7)]
    expect(slotsOf(old, 'day', now).every(({ good }) => good === 0)).toBe(true)
  })
  it('add up by kind and outcome, the most frequent first', () => {
    expect(sumsOf([...rows].reverse())).toEqual([
      { kind: 'login', outcome: 'ok', count: 5 },
      { kind: 'login', outcome: 'wrong_credentials', count: 4 },
      { kind: 'login', outcome: 'two_step', count: 1 },
      { kind: 'sms', outcome: 'sent', count: 9 },
    ])
    expect(totalOf(rows, 'login')).toEqual({ all: 10, good: 5, refused: 4 })
  })
  it('end their axis at a number that is easy to read', () => {
    expect([0, 3, 7, 12, 41, 50, 101, 999].map(roundTop)).toEqual([4, 4, 10, 20, 50, 50, 200, 1000])
    // Its middle is a number too, and what is counted is whole.
    for (let most = 0; most < 2_000; most += 1) expect(roundTop(most) % 2).toBe(0)
  })
})
