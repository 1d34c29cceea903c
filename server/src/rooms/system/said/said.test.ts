import { describe, expect, it } from 'vitest'
import { sayValue, type SaidValue } from './said.ts'

const now = new Date('2026-11-16T06:30:00.000Z')
const say = (value: SaidValue, language: 'EN' | 'JA' | 'PT' = 'EN') =>
  sayValue(value, { language, zone: 'Asia/Manila', now })

describe('[S25] a value is said in the words of who reads', () => {
  it.each<[SaidValue, string, string]>([
    [{ count: 12, unit: 'hour' }, '12 hours', '12時間'],
    [{ count: 0, unit: 'hour' }, '0 hours', '0時間'],
    [{ count: 1, unit: 'day' }, '1 day', '1日'],
    [{ count: 1.5, unit: 'percent' }, '1.5 percent', '1.5パーセント'],
    [{ amount: 500_000n, currency: 'PHP' }, 'PHP 5,000.00', 'PHP 5,000.00'],
    [{ text: 'alerts.off' }, 'off', 'オフ'],
    [
      { list: ['10.0.0.0/8', '203.0.113.0/24'] },
      '10.0.0.0/8 and 203.0.113.0/24',
      '10.0.0.0/8、203.0.113.0/24',
    ],
    [{ list: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'a, b, c, d, and 2 more', 'a、b、c、d、他2件'],
    [now, '16 Nov, 14:30', '11月16日 14:30'],
  ])('%o', (value, english, japanese) => {
    expect(say(value).replaceAll('\u00a0', ' ')).toBe(english)
    expect(say(value, 'JA').replaceAll('\u00a0', ' ')).toBe(japanese)
  })

  it('a sentence that is gone is told plainly', () => {
    const old = JSON.parse('{ "text": "alerts.gone", "values": {} }') as SaidValue
    expect(say(old)).toBe('Something that this version has no words for.')
  })

  it('sentences follow each other as the language writes them', () => {
    const one = (before: number): SaidValue => ({
      text: 'alerts.controlSetting',
      values: { setting: { text: 'alerts.setLockAfter' }, before, after: 9 },
    })
    const both = { sentences: [one(1), one(2)] }
    expect(say(both)).toMatch(/locked: 1 to 9\. Wrong .* locked: 2 to 9\.$/)
    expect(say(both, 'JA')).toMatch(/1から9。ログイン/)
  })
})
