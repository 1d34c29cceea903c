import { describe, expect, it } from 'vitest'
import { isDue } from './reality.ts'

const minute = 60_000

describe('a reality check', () => {
  it('is due when the interval of play has passed, and again after it was read', () => {
    const play = { startedAt: 0, readAt: 0, minutes: 30 }
    expect(isDue(play, 30 * minute - 1)).toBe(false)
    expect(isDue(play, 30 * minute)).toBe(true)
    expect(isDue({ ...play, readAt: 31 * minute }, 60 * minute)).toBe(false)
    expect(isDue({ ...play, readAt: 31 * minute }, 61 * minute)).toBe(true)
  })

  it('counts a new session from its beginning, whatever was read before', () => {
    const play = { startedAt: 100 * minute, readAt: 31 * minute, minutes: 30 }
    expect(isDue(play, 129 * minute)).toBe(false)
    expect(isDue(play, 130 * minute)).toBe(true)
  })
})
