import { describe, expect, it } from 'vitest'
import { countdownText, isSameDay, offsetText } from './closing-time.ts'

describe('the closing time', () => {
  it.each([
    [5_047_000, '01:24:07'],
    [1, '00:00:01'],
    [359_999_000, '99:59:59'],
  ])('counts %i ms down as %s', (left, text) => {
    expect(countdownText(left)).toBe(text)
  })

  it('counts nothing once it is over, or while it is days away', () => {
    expect(countdownText(0)).toBeUndefined()
    expect(countdownText(-5000)).toBeUndefined()
    expect(countdownText(360_000_000)).toBeUndefined()
  })

  it('says how a zone stands to UTC, summer and winter', () => {
    const winter = new Date('2026-01-15T08:00:00Z')
    const summer = new Date('2026-07-15T08:00:00Z')
    expect(offsetText(winter, 'Asia/Manila')).toBe('UTC+8')
    expect(offsetText(winter, 'America/St_Johns')).toBe('UTC-3:30')
    expect(offsetText(winter, 'Europe/London')).toBe('UTC')
    expect(offsetText(summer, 'Europe/London')).toBe('UTC+1')
  })

  it('knows the same day by the clocks of the zone', () => {
    const evening = new Date('2026-11-15T15:30:00Z')
    const later = new Date('2026-11-15T16:30:00Z')
    expect(isSameDay(evening, later, 'UTC')).toBe(true)
    expect(isSameDay(evening, later, 'Asia/Manila')).toBe(false)
  })
})
