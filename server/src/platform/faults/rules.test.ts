import { createDeposit } from '@baize/contract/cashier/deposits'
import { putFault, type Fault } from '@baize/contract/system/desk'
import { getStatus } from '@baize/contract/system/system'
import { expect, it } from 'vitest'
import { isMeant, mayAnswer, sampleValues } from './rules.ts'

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
  [{ target: 'calls', scope: '/wps/system' }, 'calls', 'GET /wps/system/status', true],
  [{ target: 'calls', scope: '/wps/system' }, 'calls', 'GET /wps/member', false],
  [{ target: 'calls', scope: 'PUT /wps/member' }, 'calls', 'PUT /wps/member', true],
  [{ target: 'calls', scope: 'PUT /wps/member' }, 'calls', 'GET /wps/member', false],
  [{ target: 'calls', scope: 'PUT /wps/member' }, 'calls', 'PUT /wps/member/icon', false],
  [{ target: 'vendors', scope: 'ACME' }, 'vendors', 'ACME', true],
  [{ target: 'vendors', scope: 'ACME' }, 'vendors', 'ARCADE', false],
  [{ target: 'vendors' }, 'vendors', 'ARCADE', true],
] as const)('[P32] a fault %o for %s to %s strikes: %s', (change, target, scope, strikes) => {
  expect(isMeant({ ...fault, ...change }, target, scope, now)).toBe(strikes)
})

const calls = [createDeposit, getStatus, putFault]

it.each([
  ['POST /wps/cashier/deposits', 'duplicate_order', true],
  ['', 'duplicate_order', true],
  ['/wps/cashier', 'unavailable', true],
  ['/wps/system', 'duplicate_order', false],
  ['POST /ops/api/faults', 'unavailable', false],
  ['', 'made_up', false],
])('[P32] within %j the code %s may be put: %s', (scope, code, may) => {
  expect(mayAnswer(calls, scope, code)).toBe(may)
})

it('[P32] a sentence that nothing real fills in has something for each of its values', () => {
  expect(
    sampleValues('At least {min}, {count, plural, one {# try} other {# tries}} left.'),
  ).toEqual({
    min: '…',
    count: 3,
  })
})
