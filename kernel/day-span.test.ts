import { describe, expect, it } from 'vitest'
import { daysOf, readSpan } from './day-span.ts'

const zone = 'Asia/Manila'
/** Already the 15th in Manila, still the 14th in UTC. */
const now = new Date('2026-11-14T18:00:00Z')
const read = (from?: string, to?: string) =>
  readSpan(
    { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    { now, zone },
  )

describe('a span of days', () => {
  it('[RP1] is the last seven days of the brand when none are named', () => {
    expect(read()).toEqual({
      ok: true,
      value: {
        firstDay: '2026-11-09',
        lastDay: '2026-11-15',
        from: new Date('2026-11-08T16:00:00Z'),
        until: new Date('2026-11-15T16:00:00Z'),
      },
    })
    expect(read('2026-11-15')).toMatchObject({
      value: { firstDay: '2026-11-15', lastDay: '2026-11-15' },
    })
    expect(read(undefined, '2026-03-10')).toMatchObject({ value: { firstDay: '2026-03-04' } })
  })

  it('[RP1] reaches the same day a year ago, and no further at once', () => {
    expect(read('2025-11-15', '2026-11-15').ok).toBe(true)
    expect(read('2025-11-14', '2026-11-15')).toMatchObject({ code: 'invalid_period' })
    expect(read('2024-11-14', '2025-11-14').ok).toBe(true)
  })

  it.each([
    ['turned around', '2026-11-15', '2026-11-14'],
    ['not begun', '2026-11-16', '2026-11-20'],
    ['no day', '2026-02-30', '2026-03-01'],
    ['no end', '2026-02-01', '2026-13-01'],
    ['before all calendars', '0001-01-01', '0001-01-02'],
    ['after all calendars', '2026-11-01', '9999-12-31'],
  ])('[RP1] that is %s is refused', (_, from, to) => {
    expect(read(from, to)).toMatchObject({ ok: false, code: 'invalid_period' })
  })

  it('[RP1] names every one of its days', () => {
    expect(daysOf({ firstDay: '2026-02-27', lastDay: '2026-03-02' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
  })
})
