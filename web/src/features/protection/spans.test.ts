import { describe, expect, it } from 'vitest'
import { endOf, barLeftText, lengths, spanText } from './spans.ts'

const minute = 60_000

describe('spans of time', () => {
  it('are said in the words of the language', () => {
    expect(spanText(6, 'week', 'en')).toBe('6 weeks')
    expect(spanText(1, 'year', 'pt-BR')).toBe('1 ano')
  })

  it.each([
    [24 * 60 * minute, '24 hr'],
    [23 * 60 * minute + 12 * minute, '23 hr 12 min'],
    [59 * minute, '59 min'],
    [10, '1 min'],
  ])('what is left of %d ms is %s', (ms, text) => {
    expect(barLeftText(ms, 'en')).toBe(text)
  })

  it('a time-out lasts 24 hours to six weeks, an exclusion six months to five years or for good', () => {
    expect(lengths.time_out.map(({ length }) => length)).toEqual([24, 48, 72, 168, 336, 672, 1008])
    expect(lengths.exclusion.map(({ length }) => length)).toEqual([6, 12, 24, 36, 60, null])
  })

  it('a break ends when the server says that it does', () => {
    const now = new Date('2026-08-31T12:00:00Z')
    expect(endOf('time_out', 24, now)?.toISOString()).toBe('2026-09-01T12:00:00.000Z')
    expect(endOf('exclusion', 6, now)?.toISOString()).toBe('2027-03-03T12:00:00.000Z')
    expect(endOf('exclusion', null, now)).toBeUndefined()
  })
})
