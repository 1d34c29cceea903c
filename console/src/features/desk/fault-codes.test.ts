import { expect, it } from 'vitest'
import { errors } from '@baize/contract/errors'
import { codesOfCalls, gatewayCodes } from './fault-codes.ts'

/** The product's catalogue of what verifying a phone may meet. */
const catalogue = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
]

it.each(catalogue)(
  '%s can be put into the sending of SMS, and is a refusal of the contract',
  (word) => {
    expect(gatewayCodes.sms.map(({ code }) => code)).toContain(word)
    expect(Object.keys(errors)).toContain(word)
  },
)

it.each([
  ['POST /wps/a', ['below_minimum']],
  ['/wps', ['below_minimum', 'defect']],
  ['/wps/b', ['defect']],
  ['', ['below_minimum', 'defect', 'not_found']],
  ['/nowhere', []],
])('within %j calls may answer %j', (scope, codes) => {
  const places = {
    calls: [
      { call: 'POST /wps/a', codes: ['below_minimum'] },
      { call: 'GET /wps/b', codes: ['defect'] },
      { call: 'GET /own', codes: ['not_found'] },
    ],
    sentences: ['below_minimum', 'defect', 'not_found'].map((code) => ({ code, says: code })),
    vendors: [],
    vendorCodes: [],
  }
  expect(codesOfCalls(places, scope).map(({ code }) => code)).toEqual(codes)
})
