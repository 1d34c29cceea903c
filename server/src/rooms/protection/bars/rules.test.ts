import { describe, expect, it } from 'vitest'
import { isStricter, readBar } from './rules.ts'

const now = new Date('2026-08-31T12:00:00Z')

describe('the length of a break', () => {
  it.each([
    ['time_out', 24, '2026-09-01T12:00:00.000Z'],
    ['time_out', 1008, '2026-10-12T12:00:00.000Z'],
    // August has 31 days and February has not: the days that it lacks are added.
    ['exclusion', 6, '2027-03-03T12:00:00.000Z'],
    ['exclusion', 60, '2031-08-31T12:00:00.000Z'],
    ['exclusion', null, null],
  ] as const)('[PR9] a %s of %s ends %s', (kind, length, until) => {
    expect(readBar(kind, length, now)).toEqual({ kind, until: until && new Date(until) })
  })

  it.each([
    ['time_out', 23],
    ['time_out', 1009],
    ['time_out', null],
    ['time_out', 24.5],
    ['exclusion', 5],
    ['exclusion', 61],
  ] as const)('[PR9] there is no %s of %s', (kind, length) => {
    expect(readBar(kind, length, now)).toBeUndefined()
  })
})

describe('one break after another', () => {
  const bar = (kind: 'time_out' | 'exclusion', until: string | null) => ({
    kind,
    until: until && new Date(until),
  })
  const short = '2026-09-01T00:00:00Z'
  const long = '2026-10-01T00:00:00Z'

  it.each([
    ['time_out', long, 'time_out', short, true],
    ['time_out', short, 'time_out', long, false],
    ['time_out', short, 'time_out', short, false],
    ['exclusion', short, 'time_out', long, true],
    ['time_out', long, 'exclusion', short, false],
    ['exclusion', null, 'exclusion', long, true],
    ['exclusion', long, 'exclusion', null, false],
    ['exclusion', null, 'exclusion', null, false],
  ] as const)('[PR10] a %s to %s in place of a %s to %s: %s', (kind, until, held, to, wanted) => {
    expect(isStricter(bar(kind, until) as never, bar(held, to) as never)).toBe(wanted)
  })

  it('[PR10] any takes the place of none', () => {
    expect(isStricter({ kind: 'time_out', until: now }, undefined)).toBe(true)
  })
})
