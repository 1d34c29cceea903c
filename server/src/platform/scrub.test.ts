import { describe, expect, it } from 'vitest'
import { errorText, scrub } from './scrub.ts'

describe('scrub', () => {
  it.each([
    ['a phone number', 'sent to +63 917 555 0142 at once', '+63 917 555 0142'],
    ['a phone number in digits', 'key (mobile)=(09175550142) exists', '09175550142'],
    ['a phone number after a colon', 'mobile:09175550142', '09175550142'],
    ['a mail address', 'mailbox jessa.cruz@example.com is full', 'jessa.cruz@example.com'],
    ['a bearer token', 'authorization: Bearer abcdefghij-klmnop_qrst', 'abcdefghij-klmnop_qrst'],
    ['a sealed body', 'body eyJhbGciOiJFQ0RILUVTIn0..abc.def.ghi came', 'eyJhbGciOiJFQ0RILUVTIn0'],
    ['a password in an address', 'postgres://baize:hunter2@db:5432/x failed', 'hunter2'],
    ['a password in a query', 'GET /x?password=hunter2&a=1', 'hunter2'],
    ['a token in a query', '{"url":"/x?token=hunter2"}', 'hunter2'],
  ])('[P30] hides %s', (_, text, secret) => {
    expect(scrub(text)).not.toContain(secret)
    expect(scrub(text)).toContain('[hidden]')
  })

  it('[P30] leaves times, ids, ports and sums readable', () => {
    const text =
      '{"level":"info","time":"2026-11-15T03:05:12.123Z","requestId":"req_0123456789abcdef","port":4530,"ms":12.345,"position":"12345678","bytes":12345678901}'
    expect(scrub(text)).toBe(text)
  })

  it('[P30] an error becomes one scrubbed line of bounded length', () => {
    expect(errorText(new TypeError('no member with +63 917 555 0142'))).toBe(
      'TypeError: no member with [hidden]',
    )
    expect(errorText('x'.repeat(5000))).toHaveLength(1000)
  })
})
