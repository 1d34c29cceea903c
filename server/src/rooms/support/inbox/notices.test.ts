import { describe, expect, it } from 'vitest'
import { languages } from '@baize/kernel/language'
import { money } from '@baize/kernel/money'
import { noticeKeys, noticeWords, packValues } from './notices.ts'

const until = new Date('2026-11-15T10:30:00.000Z')
const values = { amount: money(123_456n, 'PHP'), until, name: 'Rico', note: 'The name differs.' }
/** As the table gives them back. */
const kept = (given: Parameters<typeof packValues>[0]) =>
  JSON.parse(JSON.stringify(packValues(given))) as ReturnType<typeof packValues>

describe('a notice', () => {
  it('[SU2] writes sums and moments as the reader does, by the clock of the brand', () => {
    const english = { language: 'EN', zone: 'Asia/Manila' } as const
    const words = noticeWords('withdrawalPaid', kept(values), english)
    expect(words.text.replaceAll(/\s/g, ' ')).toContain('PHP 1,234.56')
    expect(words.text).toContain('15 Nov 2026, 18:30 GMT+8')
    const brazilian = noticeWords('withdrawalPaid', kept(values), { ...english, language: 'PT' })
    expect(brazilian.text.replaceAll(/\s/g, ' ')).toContain('PHP 1.234,56')
    expect(brazilian.text).toContain('15 de nov. de 2026, 18:30 GMT+8')
  })

  const each = languages.flatMap(({ wire }) => noticeKeys.map((about) => [about, wire] as const))
  it.each(each)(
    '[SU2] %s has whole sentences in %s, with and without its values',
    (about, wire) => {
      for (const given of [values, { amount: values.amount }]) {
        const { title, text } = noticeWords(about, kept(given), { language: wire, zone: 'UTC' })
        expect(title).not.toBe('')
        expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|inbox\./)
        // Of an answer to feedback the note is the whole text.
        expect(text.length).toBeGreaterThan(about === 'feedbackAnswered' ? -1 : 10)
      }
    },
  )

  it('[SU2] writes rates as the reader does', () => {
    const rates = { name: '', before: { percent: 200 }, after: { percent: 195 } }
    const read = (language: 'EN' | 'PT') =>
      noticeWords('rateChanged', kept(rates), { language, zone: 'UTC' })
    expect(read('EN').text).toContain('The house changed your rate from 2.0% to 1.95%')
    expect(read('PT').title).toContain('1,95%')
  })

  it('[SU2] says why a contract ends, and nothing where that was not kept', () => {
    const told = (because: string) =>
      noticeWords('contractEnded', kept({ name: 'Rico', kind: 'daily', at: until, because }), {
        language: 'EN',
        zone: 'UTC',
      }).text
    expect(told('above')).toContain('daily wages')
    expect(told('above')).toContain('It stood on a contract of Rico, which ends or changes. What')
    expect(told('')).toContain('UTC. What it comes to until then is paid.')
  })

  it('[SU2] shows a note as it is, whatever is in it', () => {
    const note = "{amount} <b>{0, plural, other {x}}</b> it's"
    const words = noticeWords('feedbackAnswered', kept({ note }), { language: 'EN', zone: 'UTC' })
    expect(words.text).toBe(note)
  })
})
