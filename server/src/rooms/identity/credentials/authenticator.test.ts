import { describe, expect, it } from 'vitest'
import {
  authenticatorUri,
  codeOfStep,
  findStep,
  makeAuthenticatorSecret,
  nextCode,
  stepAt,
} from './authenticator.ts'

// The secret and times of RFC 6238, appendix B; its codes have eight digits, of which apps show the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('[I7] at %d s the code is %s, as the standard says', (seconds, code) => {
    expect(codeOfStep(secret, stepAt(at(seconds)))).toBe(code)
  })

  it('[I7] a code is taken from one step before its time to one step after', () => {
    const code = codeOfStep(secret, 100)
    const taken = [98, 99, 100, 101, 102].map((step) => findStep(secret, code, at(step * 30), 0))
    expect(taken).toEqual([undefined, 100, 100, 100, undefined])
  })

  it('[I7] no code of the last step taken or an earlier one is taken', () => {
    expect(findStep(secret, codeOfStep(secret, 100), at(3000), 99)).toBe(100)
    expect(findStep(secret, codeOfStep(secret, 100), at(3000), 100)).toBeUndefined()
    expect(findStep(secret, codeOfStep(secret, 99), at(3000), 100)).toBeUndefined()
  })

  it('[I14] the next code is the first unused one, with the moment from which it is taken', () => {
    expect(nextCode(secret, at(3000), 0)).toEqual({ code: codeOfStep(secret, 100), from: at(2970) })
    expect(nextCode(secret, at(3000), 100)).toEqual({
      code: codeOfStep(secret, 101),
      from: at(3000),
    })
    expect(nextCode(secret, at(3000), 101)).toEqual({
      code: codeOfStep(secret, 102),
      from: at(3030),
    })
  })
})

describe('enrolment', () => {
  it('[I6] each secret is new and has 160 bits', () => {
    const made = new Set(Array.from({ length: 50 }, makeAuthenticatorSecret))
    expect(made.size).toBe(50)
    for (const one of made) expect(one).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('[I6] the address names issuer, person and secret, with marks escaped', () => {
    const uri = new URL(authenticatorUri(secret, 'Lucky & Felt', 'ines'))
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.pathname)).toContain('Lucky & Felt:ines')
    expect(uri.searchParams.get('secret')).toBe(secret)
    expect(uri.searchParams.get('issuer')).toBe('Lucky & Felt')
    expect(uri.searchParams.get('period')).toBe('30')
  })
})
