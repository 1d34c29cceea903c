import { describe, expect, it } from 'vitest'
import { inRanges, plainAddress, readRange } from '../../../platform/address.ts'
import { isSigned, isTimely, sign } from './signature.ts'
import { usualPolicy } from '../vendors/vendor.ts'
import { createPace } from './provider-routes.ts'
import { statusOf, transportRefusal } from './status.ts'

const signed = {
  timestamp: '1767225600000',
  nonce: 'n-12345678',
  method: 'POST',
  path: '/provider/v1/bet',
  body: '{"amount":"100"}',
}

describe('a signature', () => {
  it('[Y21] is the HMAC-SHA256 over timestamp, nonce, method, path and body', () => {
    expect(sign('secret', signed)).toBe(
      '158c4e9568df0198335a4f5fe58a43dcafc1dd33a3c8b66875d213f1eb1dda40',
    )
  })

  it('[Y21] is right under either of two secrets, and under no other', () => {
    const own = sign('new', signed)
    expect(isSigned(['old', 'new'], own, signed)).toBe(true)
    expect(isSigned(['new', 'newer'], own, signed)).toBe(true)
    expect(isSigned(['old'], own, signed)).toBe(false)
    expect(isSigned([], own, signed)).toBe(false)
  })

  it.each(['timestamp', 'nonce', 'method', 'path', 'body'] as const)(
    '[Y21] does not hold for another %s',
    (name) => {
      const own = sign('secret', signed)
      expect(isSigned(['secret'], own, { ...signed, [name]: `${signed[name]}1` })).toBe(false)
    },
  )

  it.each(['', 'f'.repeat(63), 'F'.repeat(64), 'z'.repeat(64)])('[Y21] is not %j', (text) => {
    expect(isSigned(['secret'], text, signed)).toBe(false)
  })
})

describe('a timestamp', () => {
  const now = new Date(1_767_225_600_000)
  it.each([
    ['1767225600000', true],
    ['1767225540000', true],
    ['1767225660000', true],
    ['1767225539999', false],
    ['1767225660001', false],
    ['1767225600', false],
    ['', false],
    ['1767225600000.5', false],
  ])('[Y21] of %s is timely: %s', (text, wanted) => {
    expect(isTimely(text, now)).toBe(wanted)
  })
})

describe('an address', () => {
  const inside = inRanges(['192.0.2.0/24', '2001:db8::/32', '198.51.100.7', 'nonsense'])
  it.each([
    ['192.0.2.200', true],
    ['192.0.3.1', false],
    ['198.51.100.7', true],
    ['198.51.100.8', false],
    ['2001:db8::1', true],
    ['2001:db9::1', false],
    [plainAddress('::ffff:192.0.2.9'), true],
    ['', false],
  ])('[Y21] %s may call: %s', (ip, wanted) => {
    expect(inside(ip)).toBe(wanted)
  })

  it('[Y21] list without ranges lets nobody in', () => {
    expect(inRanges([])('127.0.0.1')).toBe(false)
    expect(readRange('10.0.0.0/33')).toBeUndefined()
  })
})

it.each([
  ['insufficient_funds', 200],
  ['session_over', 200],
  ['invalid_request', 400],
  ['nonce_used', 401],
  ['address_not_allowed', 403],
  ['outcome_unknown', 503],
] as const)('%s is told with %i', (code, status) => {
  expect(statusOf(code)).toBe(status)
})

it('[Y38] a vendor has as many calls a second as its rules say, whatever others do', () => {
  let now = 1_000
  const mayCall = createPace(() => now)
  const call = (key: string, callsASecond: number) =>
    mayCall({ key, policy: { ...usualPolicy, callsASecond } })
  expect([call('A', 2), call('A', 2), call('A', 2), call('B', 1), call('B', 1)]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
  expect(call('A', 4)).toBe(true)
  now = 2_000
  expect(call('A', 2)).toBe(true)
})

describe('what the transport itself refuses', () => {
  it.each([
    ['took_too_long', 'outcome_unknown', 503],
    ['unavailable', 'unavailable', 503],
    ['too_many_requests', 'too_many_requests', 429],
    ['invalid_input', 'invalid_request', 400],
  ] as const)('[Y21] %s is told as %s', (code, told, status) => {
    expect([transportRefusal(code), statusOf(transportRefusal(code))]).toEqual([told, status])
  })
})
