import { describe, expect, it } from 'vitest'
import type { Security } from './api.ts'
import { scoreOf } from './score.ts'

const bare: Security = {
  passwordSet: true,
  passwordChangedAt: null,
  paymentPasswordSet: false,
  moneyHeldUntil: null,
  mobile: '',
  mobileVerified: false,
  email: '',
  emailVerified: false,
  authenticator: false,
  social: [],
  networks: [],
  provenUntil: null,
}

describe('what protects an account', () => {
  it.each([
    [{}, 1, 'mobile'],
    [{ passwordSet: false }, 0, 'password'],
    [{ mobileVerified: true }, 2, 'email'],
    // A number that nobody checked protects nothing.
    [{ mobile: '+63 ••• 42' }, 1, 'mobile'],
    [{ mobileVerified: true, emailVerified: true, authenticator: true }, 4, 'payment'],
    [
      { mobileVerified: true, emailVerified: true, authenticator: true, paymentPasswordSet: true },
      5,
      undefined,
    ],
  ] as const)('with %o counts %d and offers %s next', (change, set, next) => {
    expect(scoreOf({ ...bare, ...change })).toEqual({ set, of: 5, next })
  })
})
