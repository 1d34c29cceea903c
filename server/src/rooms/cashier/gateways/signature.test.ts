import { describe, expect, it } from 'vitest'
import { readNews, writeNews } from './news.ts'
import { checkSignature, headersOf, sign } from './signature.ts'

const key = Buffer.alloc(32, 7)
const now = new Date('2026-11-15T10:00:00Z')
const signed = { timestamp: String(now.getTime()), nonce: 'n-12345678', body: '{"a":1}' }
const check = (change: Record<string, string> = {}, body = signed.body, at = now) => {
  const headers = { ...headersOf(key, signed), ...change }
  const read = checkSignature(key, { body, header: (name) => headers[name] ?? '' }, at)
  return read.ok ? 'ok' : read.code
}

describe('a signature', () => {
  it('[C12] is the HMAC-SHA256 over timestamp, nonce and body', () => {
    expect(sign(key, { timestamp: '1767225600000', nonce: 'n-12345678', body: '{}' })).toBe(
      '68267425d3e2418464cafa8d4d0da9c72939d0d24e51795e76aac8b5a8526fa0',
    )
    expect(check()).toBe('ok')
  })

  it.each([
    [{ 'x-gateway-signature': '0'.repeat(64) }, 'invalid_signature'],
    [{ 'x-gateway-signature': '' }, 'invalid_signature'],
    [{ 'x-gateway-signature': sign(key, signed).toUpperCase() }, 'invalid_signature'],
    [{ 'x-gateway-signature': `${sign(key, signed)}00` }, 'invalid_signature'],
    [{ 'x-gateway-nonce': 'n-12345679' }, 'invalid_signature'],
    [{ 'x-gateway-nonce': 'short' }, 'invalid_request'],
    [{ 'x-gateway-nonce': 'a b c d e f g' }, 'invalid_request'],
    [{ 'x-gateway-timestamp': '1' }, 'invalid_signature'],
  ])('[C12] with %o is refused as %s', (change, code) => {
    expect(check(change)).toBe(code)
  })

  it('[C12] holds for five minutes either way', () => {
    const at = (ms: number) => check({}, signed.body, new Date(now.getTime() + ms))
    expect([at(300_000), at(-300_000), at(300_001), at(-300_001)]).toEqual([
      'ok',
      'ok',
      'stale_timestamp',
      'stale_timestamp',
    ])
  })
})

describe('what a gateway tells', () => {
  const news = {
    event: 'e1',
    kind: 'settled',
    order: 'dep_1',
    reference: 'pay_1',
    amount: 9_007_199_254_740_991n,
    currency: 'PHP',
    at: now,
  } as const

  it('[C12] is read as it was written', () => {
    expect(readNews(writeNews(news))).toEqual({ ok: true, value: news })
  })

  it('[C12] with more than it should say is taken for what it says', () => {
    const body = JSON.stringify({
      ...JSON.parse(writeNews(news)),
      __proto__: { kind: 'x' },
      more: 1,
    })
    expect(readNews(body)).toEqual({ ok: true, value: news })
  })
})
