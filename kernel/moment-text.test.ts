import { describe, expect, it } from 'vitest'
import { agoText, momentText, type MomentStyle } from './moment-text.ts'

const at = new Date('2026-11-14T16:02:08Z')

describe('[K25] a moment', () => {
  it.each<[MomentStyle, string]>([
    ['day', '15 Nov'],
    ['date', '15 Nov 2026'],
    ['time', '00:02'],
    ['clock', '00:02:08'],
    ['short', '15 Nov, 00:02'],
    ['zoned', '15 Nov 2026, 00:02 GMT+8'],
    ['long', '15 Nov 2026, 00:02:08 GMT+8'],
  ])('in style %s reads %s on Manila clocks', (style, text) => {
    expect(momentText(at, 'en', 'Asia/Manila', style)).toBe(text)
  })

  it('follows the zone and the language', () => {
    expect(momentText(at, 'en', 'UTC', 'short')).toBe('14 Nov, 16:02')
    expect(momentText(at, 'ja-JP', 'Asia/Tokyo', 'date')).toBe('2026年11月15日')
    expect(momentText(at, 'pt-BR', 'America/Sao_Paulo', 'day')).toBe('14 de nov.')
  })
})

describe('how long ago', () => {
  it.each([
    [30_000, 'now'],
    [12 * 60_000, '12 min ago'],
    [2 * 3_600_000 + 59 * 60_000, '2 hr ago'],
    [26 * 3_600_000, 'yesterday'],
    [-3 * 3_600_000, 'in 3 hr'],
  ])('%d ms is %s', (ms, text) => {
    const said = agoText(new Date(at.getTime() - ms), at, 'en')
    expect(said.replaceAll('.', '')).toBe(text)
  })
})
