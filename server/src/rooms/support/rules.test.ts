import { describe, expect, it } from 'vitest'
import { createChat, messagePage } from './chat.ts'
import { checkText, isMailAddress } from './feedback/rules.ts'
import { isSiteLink } from './links.ts'
import { reachesExcluded } from './sendings/rules.ts'
import { checkWritten } from './words.ts'

describe('a link', () => {
  it.each(['', '/member?m=withdraw', '/promotions', '/help#faq', '/?popup=feedback'])(
    '[SU6] may lead to %j',
    (link) => expect(isSiteLink(link)).toBe(true),
  )
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2f/evil.example',
    'javascript:alert(1)',
    '/ops',
    '/nowhere',
    'member',
    '/member\n',
    '/help/../ops',
  ])('[SU6] may not lead to %j', (link) => expect(isSiteLink(link)).toBe(false))
})

describe('what operators write', () => {
  const written = { title: { EN: ' Hello ' }, text: { EN: 'Text', JA: '' }, link: '' }
  it('[SU5] loses blanks and languages in which nothing is written', () => {
    expect(checkWritten({ ...written, title: { EN: ' Hello ', JA: ' ' } })).toEqual({
      ok: true,
      value: { title: { EN: 'Hello' }, text: { EN: 'Text' }, link: '' },
    })
  })
  it.each([
    [{ title: {}, text: {} }, 'text_empty'],
    [{ title: { JA: 'あ' }, text: { JA: 'い' } }, 'text_empty'],
    [{ title: { EN: 'Hello', KO: '안녕' } }, 'text_empty'],
    [{ link: 'https://evil.example' }, 'link_invalid'],
  ])('[SU5] %j is refused as %s', (change, code) => {
    expect(checkWritten({ ...written, ...change })).toMatchObject({ ok: false, code })
  })
})

describe('who shut themselves out', () => {
  const member = { to: 'member', member: 'rico' } as const
  it('[SU7] gets what is written to them alone about their own matters, and nothing else', () => {
    expect(reachesExcluded({ audience: member, kind: 'personal' })).toBe(true)
    expect(reachesExcluded({ audience: member, kind: 'promo' })).toBe(false)
    expect(reachesExcluded({ audience: member, kind: 'site' })).toBe(false)
    expect(reachesExcluded({ audience: { to: 'all' }, kind: 'personal' })).toBe(false)
  })
})

describe('the words of a feedback', () => {
  const bounds = { feedbackMin: 10, feedbackMax: 500 }
  it.each([
    ['nine chars', 'a'.repeat(9), 'text_too_short'],
    ['blanks around nine', `   ${'a'.repeat(9)}   `, 'text_too_short'],
    ['nine families of emoji', '👨‍👩‍👧‍👦'.repeat(9), 'text_too_short'],
    ['five letters with five accents', 'e\u0301'.repeat(5), 'text_too_short'],
    ['501 of Japanese', '麻'.repeat(501), 'text_too_long'],
  ])('[SU9] %s are refused', (_, text, code) => {
    expect(checkText(text, bounds)).toMatchObject({ ok: false, code })
  })
  it.each([
    ['ten of Japanese', '麻'.repeat(10)],
    ['ten families of emoji', '👨‍👩‍👧‍👦'.repeat(10)],
    ['five hundred of Japanese', '麻'.repeat(500)],
    ['five hundred flags', '🇵🇭'.repeat(500)],
  ])('[SU9] %s are taken', (_, text) => expect(checkText(text, bounds).ok).toBe(true))

  it.each([
    ['rico@example.com', true],
    ['+63 917 000', false],
    ['a@b', false],
    ['x@example.com\nbcc: y@example.com', false],
  ])('[SU11] %j is a mail address: %s', (contact, is) => expect(isMailAddress(contact)).toBe(is))
})

describe('the chat', () => {
  const outside = 'https://chat.example/felt'
  it('[SU12] is where the operator has set it', () => {
    const chat = createChat({ customerService: () => [{ csType: 'LIVECHAT', url: outside }] })
    expect(chat.listModels()).toEqual(['LIVECHAT', 'LEAVE_MESSAGE'])
    expect(chat.launch('LIVECHAT')).toBe(outside)
    expect(chat.launch('LEAVE_MESSAGE')).toBe(messagePage)
  })
  it('[SU12] is a message to be left where there is none, and a page of ours is none', () => {
    const chat = createChat({ customerService: () => [{ csType: 'LIVECHAT', url: '/help#chat' }] })
    expect(chat.listModels()).toEqual(['LEAVE_MESSAGE'])
    expect(chat.launch('LIVECHAT')).toBe(messagePage)
    expect(isSiteLink(messagePage)).toBe(true)
  })
})
