import { describe, expect, it } from 'vitest'
import { timeLeft } from './countdown.ts'

const now = new Date('2026-11-15T06:00:00.000Z')

describe('the time that is left', () => {
  it.each([
    ['2026-11-15T06:04:28.900Z', '04:28'],
    ['2026-11-15T06:00:01.000Z', '00:01'],
    ['2026-11-15T07:00:05.000Z', '1:00:05'],
  ])('until %s reads %s', (until, text) => {
    expect(timeLeft(until, now)).toBe(text)
  })

  it.each(['2026-11-15T06:00:00.000Z', '2026-11-15T05:00:00.000Z', '2026-11-15T06:00:00.999Z'])(
    'until %s is none',
    (until) => {
      expect(timeLeft(until, now)).toBeUndefined()
    },
  )
})
