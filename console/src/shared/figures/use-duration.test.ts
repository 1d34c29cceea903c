import { describe, expect, it } from 'vitest'
import { durationText } from './use-duration.ts'

describe('a stretch of time', () => {
  it('is written by its two largest units', () => {
    expect(durationText(4320, 'en')).toBe('1 hr 12 min')
    expect(durationText(2 * 86_400 + 3 * 3600 + 59, 'en')).toBe('2 days 3 hr')
    expect(durationText(41 * 60 + 20, 'en')).toBe('41 min')
  })
  it('leaves out what is nothing', () => {
    expect(durationText(3600, 'en')).toBe('1 hr')
    expect(durationText(86_400, 'en')).toBe('1 day')
  })
  it('knows seconds, and no time at all', () => {
    expect(durationText(42, 'en')).toBe('42 sec')
    expect(durationText(0, 'en')).toBe('0 sec')
    expect(durationText(-5, 'en')).toBe('0 sec')
  })
})
