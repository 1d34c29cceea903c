import { describe, expect, it } from 'vitest'
import {
  futurePresets,
  pastPresets,
  presetDays,
  presetOf,
  presetSpan,
  type ReadyPreset,
} from './date-presets.ts'

// 23:30 on 14 November in UTC is already 07:30 on the 15th in Manila and still 20:30 on the 14th in São Paulo.
const now = new Date('2026-11-14T23:30:00Z')

describe('date presets', () => {
  it.each<[ReadyPreset, string, string]>([
    ['today', '2026-11-14T16:00:00Z', '2026-11-15T16:00:00Z'],
    ['yesterday', '2026-11-13T16:00:00Z', '2026-11-14T16:00:00Z'],
    ['previous7', '2026-11-08T16:00:00Z', '2026-11-15T16:00:00Z'],
    ['previous30', '2026-10-16T16:00:00Z', '2026-11-15T16:00:00Z'],
    ['next7', '2026-11-14T16:00:00Z', '2026-11-21T16:00:00Z'],
    ['next30', '2026-11-14T16:00:00Z', '2026-12-14T16:00:00Z'],
  ])('%s runs from midnight to midnight in Manila', (preset, start, end) => {
    expect(presetSpan(preset, now, 'Asia/Manila')).toEqual({
      start: new Date(start),
      end: new Date(end),
    })
  })

  it('count the days of the zone, not of UTC', () => {
    expect(presetDays('today', now, 'Asia/Manila').firstDay).toBe('2026-11-15')
    expect(presetDays('today', now, 'America/Sao_Paulo').firstDay).toBe('2026-11-14')
  })

  it('hold whole days where clocks are set: New York gains an hour on 1 November 2026', () => {
    const { start, end } = presetSpan(
      'previous7',
      new Date('2026-11-03T12:00:00Z'),
      'America/New_York',
    )
    expect(start).toEqual(new Date('2026-10-28T04:00:00Z'))
    expect(end).toEqual(new Date('2026-11-04T05:00:00Z'))
  })

  it('cross the end of a leap February', () => {
    const leap = new Date('2028-03-02T12:00:00Z')
    expect(presetDays('previous7', leap, 'UTC').firstDay).toBe('2028-02-25')
  })
})

describe('the preset of a range', () => {
  it('is found again from its days', () => {
    for (const preset of pastPresets) {
      const days = presetDays(preset, now, 'Asia/Manila')
      expect(presetOf(days, pastPresets, now, 'Asia/Manila')).toBe(preset)
    }
  })

  it('is custom for any other days, and for a preset that is not offered', () => {
    const days = presetDays('previous7', now, 'Asia/Manila')
    expect(presetOf(days, futurePresets, now, 'Asia/Manila')).toBe('custom')
    expect(presetOf({ ...days, firstDay: '2026-01-01' }, pastPresets, now, 'UTC')).toBe('custom')
  })
})
