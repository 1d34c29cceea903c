import { describe, expect, it } from 'vitest'
import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { checkAgainstRule } from '@baize/kernel/patterns'
import { checkRegistration, newRegistrationRules } from './registration.ts'

const rules = newRegistrationRules
const with_ = (field: RegistrationField, change: Partial<RegistrationRule>) =>
  rules.map((rule) => (rule.field === field ? { ...rule, ...change } : rule))
const ruleOf = (field: RegistrationField) => {
  const found = rules.find((rule) => rule.field === field)
  if (!found) throw new Error(field)
  return found
}

describe('registration rules', () => {
  it('[S9] the defaults pass, one for each of the twenty fields', () => {
    expect(checkRegistration(rules).ok).toBe(true)
    expect(new Set(rules.map(({ field }) => field)).size).toBe(20)
  })

  it.each([
    ['username', 4, 16],
    ['password', 8, 20],
    ['paymentPassword', 6, 6],
    ['payeeName', 2, 60],
    ['email', 6, 100],
    ['telegram', 3, 50],
    ['verificationCode', 1, 255],
  ] as const)('[S9] %s has %i to %i characters by default', (field, minLength, maxLength) => {
    expect(ruleOf(field)).toMatchObject({ minLength, maxLength })
  })

  it('[S9] the default username starts with a letter and the password has all four kinds', () => {
    expect(checkAgainstRule(ruleOf('username'), '7lucky').ok).toBe(false)
    expect(checkAgainstRule(ruleOf('username'), 'lucky7').ok).toBe(true)
    expect(checkAgainstRule(ruleOf('password'), 'Abcdef12').ok).toBe(false)
    expect(checkAgainstRule(ruleOf('password'), 'Abcdef1!').ok).toBe(true)
  })

  const broken: [string, readonly RegistrationRule[], string][] = [
    ['a hidden username', with_('username', { shown: false, required: false }), 'username'],
    ['a password that is not required', with_('password', { required: false }), 'password'],
    ['no password at all', rules.filter(({ field }) => field !== 'password'), 'password'],
    ['a minimum above the maximum', with_('email', { minLength: 101 }), 'email'],
    ['no room for any value', with_('line', { minLength: 0, maxLength: 0 }), 'line'],
    ['an unknown kind', with_('line', { patternId: 'mine' }), 'line'],
    ['a pattern of its own', with_('line', { acceptedPattern: '^(a+)+$' }), 'line'],
    ['a hidden field that is required', with_('line', { required: true }), 'line'],
    ['two rules for a field', [...rules, ruleOf('email')], 'email'],
  ]
  it.each(broken)('[S9] %s is refused', (_, given, setting) => {
    expect(checkRegistration(given)).toMatchObject({ code: 'invalid_setting', params: { setting } })
  })
})
