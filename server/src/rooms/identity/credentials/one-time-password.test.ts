import { expect, it } from 'vitest'
import { systemRandomBytes } from '@baize/kernel/random'
import { isPasswordStrong } from '../operators/rules.ts'
import { makeOneTimePassword } from './one-time-password.ts'

it('[I106] is made by chance, can be read out and is strong', () => {
  const made = Array.from({ length: 200 }, () => makeOneTimePassword(systemRandomBytes))
  expect(new Set(made).size).toBe(200)
  for (const password of made) {
    expect(password).toMatch(/^([2-9a-km-np-z]{5}-){3}[2-9a-km-np-z]{5}$/)
    expect(isPasswordStrong(password, 'ruth')).toBe(true)
  }
})
