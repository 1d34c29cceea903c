import { expect, it } from 'vitest'
import { errors } from '@baize/contract/errors'
import { codesOf } from './fault-codes.ts'

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
    expect(codesOf.sms.map(({ code }) => code)).toContain(word)
    expect(Object.keys(errors)).toContain(word)
  },
)
