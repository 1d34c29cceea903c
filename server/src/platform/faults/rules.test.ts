import type { Fault } from '@baize/contract/system/desk'
import { expect, it } from 'vitest'
import { isMeant, refusalOf } from './rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const fault: Fault = {
  id: 'flt_1',
  target: 'sms',
  scope: '',
  latencyMs: 0,
  error: 'quota-exceeded',
  remaining: null,
  endsAt: '2026-11-15T12:30:00Z',
}

it.each([
  [{}, 'sms', '+63 917 555 0142', true],
  [{ scope: '+63 917 555 0142' }, 'sms', '+639175550142', true],
  [{ scope: '+639175550142' }, 'sms', '+63 917 555 0199', false],
  [{}, 'email', 'a@example.com', false],
  [{ target: 'email', scope: 'Jessa@Example.com' }, 'email', 'jessa@example.com', true],
  [{ endsAt: '2026-11-15T12:00:00Z' }, 'sms', 'x', false],
  [{ target: 'calls', scope: '/wps/system' }, 'calls', '/wps/system/status', true],
  [{ target: 'calls', scope: '/wps/system' }, 'calls', '/wps/member', false],
] as const)('[P32] a fault %o for %s to %s strikes: %s', (change, target, scope, strikes) => {
  expect(isMeant({ ...fault, ...change }, target, scope, now)).toBe(strikes)
})

it.each([
  ['unavailable', 'unavailable'],
  ['too-many-requests', 'too_many_requests'],
  ['operation-not-allowed', 'not_allowed'],
  ['unknown', 'defect'],
  ['quota-exceeded', 'unavailable'],
])('[P32] a call answers the word %s with %s', (word, code) => {
  expect(refusalOf(word)).toBe(code)
})
