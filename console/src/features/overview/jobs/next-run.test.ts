import { describe, expect, it } from 'vitest'
import { nextRun } from './next-run.ts'

// A Monday.
const after = new Date('2026-11-16T02:31:20Z')
const next = (pattern: string) => nextRun(pattern, after)?.toISOString().slice(0, 16)

describe('the next run of a pattern', () => {
  it.each([
    ['* * * * *', '2026-11-16T02:32'],
    ['*/15 * * * *', '2026-11-16T02:45'],
    ['7,22,37,52 * * * *', '2026-11-16T02:37'],
    ['40 2 * * *', '2026-11-16T02:40'],
    ['10 0 * * *', '2026-11-17T00:10'],
    ['0 9-17/4 * * *', '2026-11-16T09:00'],
    ['0 0 1 * *', '2026-12-01T00:00'],
    ['0 0 * * 0', '2026-11-22T00:00'],
    ['0 0 1 * 3', '2026-11-18T00:00'],
    ['0 0 29 2 *', '2028-02-29T00:00'],
  ])('%s is %s', (pattern, at) => {
    expect(next(pattern)).toBe(at)
  })
  it('is after the moment itself', () => {
    expect(nextRun('31 2 * * *', new Date('2026-11-16T02:31:00Z'))?.toISOString()).toBe(
      '2026-11-17T02:31:00.000Z',
    )
  })
  it.each(['', '* * * *', 'x * * * *', '61 * * * *', '*/0 * * * *', '0 0 31 2 *'])(
    '“%s” has none',
    (pattern) => {
      expect(next(pattern)).toBeUndefined()
    },
  )
})
