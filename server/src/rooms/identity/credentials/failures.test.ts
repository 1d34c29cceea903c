import { describe, expect, it } from 'vitest'
import { minutesLocked } from './failures.ts'

describe('locks', () => {
  it.each([
    [0, 15],
    [1_000, 15],
    [60_000, 14],
    [14 * 60_000 + 59_000, 1],
    [15 * 60_000, 1],
  ])('[I3] %d ms after its start a lock holds for %d more minutes', (passed, minutes) => {
    expect(minutesLocked(new Date(0), new Date(passed), 15 * 60_000)).toBe(minutes)
  })
})
