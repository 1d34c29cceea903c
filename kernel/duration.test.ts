import { describe, expect, it } from 'vitest'
import { durationParts, formatDuration } from './duration.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe('durations', () => {
  it('[K24] parts are whole and carry over', () => {
    expect(durationParts(2 * day + 3 * hour + 4 * minute + 5 * second + 999)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
    })
    expect(durationParts(day - 1)).toEqual({ days: 0, hours: 23, minutes: 59, seconds: 59 })
  })

  it('[K24] what is over is zero', () => {
    expect(durationParts(-5 * hour)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
    expect(formatDuration(-1, 'en')).toBe('0 seconds')
  })

  it.each([
    [day + 5 * hour + 2 * minute, '1 day, 5 hours'],
    [2 * day + 5 * minute, '2 days'],
    [hour + 1 * second, '1 hour'],
    [61 * second, '1 minute, 1 second'],
    [999, '0 seconds'],
  ])('[K24] %i ms are %s', (ms, text) => {
    expect(formatDuration(ms, 'en')).toBe(text)
  })

  it.each([
    ['fil-PH', '1 araw, 5 oras'],
    ['ja-JP', '1日5時間'],
    ['ko-KR', '1일 5시간'],
    ['pt-BR', '1 dia e 5 horas'],
  ])('[K24] %s says %s', (tag, text) => {
    expect(formatDuration(day + 5 * hour, tag)).toBe(text)
  })
})
