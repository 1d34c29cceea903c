import { describe, expect, it } from 'vitest'
import {
  checkLink,
  checkWindow,
  cleanWords,
  clockText,
  isShown,
  requireWords,
  wordsIn,
  writtenWords,
} from './rules.ts'

const words = { EN: { title: 'Hello' }, JA: { title: 'こんにちは' } }
const at = (time: string) => new Date(`2026-11-15T${time}Z`)

describe('[N1] words', () => {
  it('are those of the language, or the English ones with a mark', () => {
    expect(wordsIn(words, 'JA')).toEqual({ title: 'こんにちは', fallbackLanguage: null })
    expect(wordsIn(words, 'EN')).toEqual({ title: 'Hello', fallbackLanguage: null })
    expect(wordsIn(words, 'KO')).toEqual({ title: 'Hello', fallbackLanguage: 'EN' })
  })

  it('of a language in which nothing is written are left out; English stays', () => {
    const blank = { EN: { title: '', content: '' }, PT: { title: ' ', content: '<p></p>' } }
    expect(writtenWords(blank)).toEqual({ EN: { title: '', content: '' } })
  })

  it('must say something in every language that is there', () => {
    const said = ({ title }: { title: string }) => title !== ''
    expect(requireWords(words, said).ok).toBe(true)
    expect(requireWords({ ...words, KO: { title: '' } }, said)).toEqual({
      ok: false,
      code: 'text_empty',
      params: { language: '한국어' },
    })
  })
})

describe('[N2] HTML', () => {
  it('is cleaned where it is HTML; elsewhere signs are signs', () => {
    const raw = { EN: { title: ' <b>1 & 2</b> ', content: '<p>x<script>y</script></p>' } }
    expect(cleanWords(raw, { content: 'page' })).toEqual({
      EN: { title: '<b>1 & 2</b>', content: '<p>x</p>' },
    })
  })
})

describe('[N3] a window', () => {
  const window = { enabled: true, startsAt: at('10:00'), endsAt: at('12:00') }
  it.each([
    ['09:59:59', false],
    ['10:00:00', true],
    ['11:59:59', true],
    ['12:00:00', false],
  ])('at %s is open: %s', (time, open) => {
    expect(isShown(window, at(time))).toBe(open)
    expect(isShown({ ...window, enabled: false }, at(time))).toBe(false)
  })

  it('without an end stays open, and one that ends before it begins is refused', () => {
    expect(isShown({ ...window, endsAt: null }, at('23:00'))).toBe(true)
    expect(checkWindow({ ...window, endsAt: null }).ok).toBe(true)
    expect(checkWindow({ ...window, endsAt: at('10:00') })).toMatchObject({
      code: 'window_invalid',
    })
  })
})

describe('[N6] a click leads', () => {
  it.each([
    ['NONE', ''],
    ['PAGE', '/promotions'],
    ['PAGE', '/help#term'],
    ['PAGE', '/rng?vassalage=KITE'],
    ['GAME', '1001'],
    ['PROMOTION', ''],
    ['PROMOTION', 'WELCOME-1'],
    ['LINK', 'https://example.com/a?b=c#d'],
  ] as const)('by %s to %j', (linkageType, target) => {
    expect(checkLink(linkageType, target).ok).toBe(true)
  })

  it.each([
    ['NONE', '/help'],
    ['PAGE', ''],
    ['PAGE', '/no-such-page'],
    ['PAGE', '//evil.example'],
    ['PAGE', '/\\evil.example'],
    ['PAGE', 'javascript:alert(1)'],
    ['PAGE', '/ops'],
    ['GAME', '0'],
    ['GAME', '1; drop'],
    ['PROMOTION', '<b>'],
    ['LINK', 'http://example.com'],
    ['LINK', 'https://'],
    ['LINK', 'https://user:secret@example.com'],
    ['LINK', 'javascript:alert(1)'],
    ['LINK', 'https://example.com/"onclick="x'],
  ] as const)('never by %s to %j', (linkageType, target) => {
    expect(checkLink(linkageType, target)).toMatchObject({ code: 'link_invalid' })
  })
})

it('a moment is told as the clocks of the zone show it', () => {
  expect(clockText(at('20:05:09'), 'Asia/Manila')).toBe('2026-11-16 04:05:09')
})
