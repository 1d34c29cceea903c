import { describe, expect, it } from 'vitest'
import { patternKinds } from '@baize/kernel/patterns'
import { newRegistrationRules } from '../../../../testing/registration-rules.ts'
import {
  accountKey,
  ageOn,
  checkAccount,
  checkBirthday,
  checkPassword,
  isProven,
  maskEmail,
  maskMobile,
  mustChangeOf,
} from './rules.ts'

const at = (text: string) => new Date(text)
const now = at('2026-11-15T12:00:00Z')

/** The rules of a new brand, but names may be made of anything. */
const wideRules = newRegistrationRules.map((rule) =>
  rule.field === 'username'
    ? { ...rule, patternId: 'any', acceptedPattern: patternKinds.any.source }
    : rule,
)

describe('a name', () => {
  it.each([
    ['Jessa', 'jessa'],
    [' jessa ', 'jessa'],
    ['ＪＥＳＳＡ', 'jessa'],
    ['jessa\u00a0', 'jessa'],
    ['ﬁona', 'fiona'],
    ['Kelvin\u212a', 'kelvink'],
  ])('[I16] %j is compared as %j', (typed, key) => {
    expect(accountKey(typed)).toBe(key)
  })

  it.each([
    ['a Cyrillic а for an a', 'jess\u0430'],
    ['a Greek ο for an o', 'ric\u03bf'],
    ['full-width letters', 'ｊｅｓｓａ'],
    ['a mark from right to left', 'jessa\u202e'],
    ['a mark of direction', '\u200fjessa'],
    ['a space of no width', 'jes\u200bsa'],
    ['a joiner of no width', 'jes\u200dsa'],
    ['a byte order mark', '\ufeffjessa'],
    ['a soft hyphen', 'jes\u00adsa'],
    ['a Hangul filler', 'jes\u3164sa'],
    ['a variation mark', 'jessa\ufe0f'],
    ['a tag letter', 'jessa\u{e0061}'],
    ['a line end', 'jessa\nadmin'],
    ['a space', 'jes sa'],
    ['a combining mark', 'jessa\u0301'],
    ['nothing', ''],
  ])('[I16] with %s is refused, whatever pattern the brand has', (_, name) => {
    expect(checkAccount(newRegistrationRules, name).ok).toBe(false)
    expect(checkAccount(wideRules, name).ok).toBe(false)
  })

  it.each(['jessa', 'Rico88', 'a123'])('[I16] %s is one', (name) => {
    expect(checkAccount(newRegistrationRules, name)).toEqual({ ok: true, value: undefined })
  })

  it('[I16] of one script is left alone where the pattern allows it', () => {
    expect(checkAccount(wideRules, 'Ники').ok).toBe(true)
    expect(checkAccount(wideRules, 'たなかさん').ok).toBe(true)
  })
})

describe('a password', () => {
  const check = (password: string, account = 'jessa') => {
    const result = checkPassword(newRegistrationRules, password, account)
    return result.ok ? 'ok' : (((result.value ?? {}) as { why?: string }).why ?? result.code)
  }

  it.each([
    ['Green-felt-1', 'ok'],
    [' Green-felt-1', 'spaces_around'],
    ['Green-felt-1\t', 'spaces_around'],
    ['Gr-1', 'too_short'],
    ['Green-felt-green-felt-1', 'too_long'],
    ['green-felt-1', 'wrong_pattern'],
    ['Password-1', 'weak_password'],
    ['Jessa-2026', 'weak_password'],
    ['', 'missing'],
  ])('%j is told: %s', (password, told) => {
    expect(check(password)).toBe(told)
  })

  it('may have emoji where the pattern allows them', () => {
    const rules = newRegistrationRules.map((rule) =>
      rule.field === 'password' ? { ...rule, patternId: 'any', acceptedPattern: '*' } : rule,
    )
    expect(checkPassword(rules, '🎲🃏🎰💚🪙🌙⭐🔥', 'jessa').ok).toBe(true)
  })
})

describe('[I21] a birthday', () => {
  const check = (birthday: string, moment = now) => {
    const result = checkBirthday(birthday, 'Asia/Manila', moment)
    return result.ok ? 'ok' : result.code
  }

  it.each([
    ['2008-11-15', 'ok'],
    ['2008-11-16', 'too_young'],
    ['1980-02-29', 'ok'],
    ['1981-02-29', 'field_invalid'],
    ['2026-11-16', 'field_invalid'],
    ['1899-12-31', 'field_invalid'],
    ['15-11-1990', 'field_invalid'],
    ['', 'field_invalid'],
  ])('%s: %s', (birthday, told) => {
    expect(check(birthday)).toBe(told)
  })

  it('comes when the day begins in the zone of the brand', () => {
    expect(check('2008-11-16', at('2026-11-15T15:59:59Z'))).toBe('too_young')
    expect(check('2008-11-16', at('2026-11-15T16:00:00Z'))).toBe('ok')
  })

  it.each([
    ['2026-02-28', '2008-02-29', 17],
    ['2026-03-01', '2008-02-29', 18],
    ['2028-02-29', '2008-02-29', 20],
  ] as const)('on %s whoever was born on %s is %i', (today, birthday, age) => {
    expect(ageOn(today, birthday)).toBe(age)
  })
})

describe('[I22] a password must be changed', () => {
  const on = () => true
  const days = (count: number) => new Date(now.getTime() - count * 86_400_000)

  it.each([
    ['', false, days(89), 90, true],
    ['expired', false, days(90), 90, true],
    ['', false, days(4000), 0, true],
    ['', false, days(4000), 90, false],
    ['default', true, days(0), 90, false],
    ['default', true, days(200), 90, true],
    ['', false, null, 90, true],
    ['', true, null, 90, true],
  ] as const)(
    '%j when set by an operator: %s, set %s, held %i days, module on: %s',
    (told, mustChange, passwordSetAt, passwordDays, isOn) => {
      const member = { mustChange, passwordSetAt, consentDue: false }
      expect(mustChangeOf(member, { passwordDays }, isOn ? on : () => false, now)).toBe(told)
    },
  )

  it('asks for the module that operators know', () => {
    const asked: string[] = []
    const isOn = (modId: string) => asked.push(modId) > 0
    const member = { mustChange: false, consentDue: false, passwordSetAt: days(100) }
    mustChangeOf(member, { passwordDays: 90 }, isOn, now)
    expect(asked).toEqual(['PWDEXPFORCECHANGE3'])
  })
})

describe('what is shown of a phone and an address', () => {
  it.each([
    [null, ''],
    ['+639171234567', '+63••••••4567'],
    ['+12345', '+12•2345'],
  ])('%s is %s', (mobile, shown) => {
    expect(maskMobile(mobile)).toBe(shown)
  })

  it.each([
    [null, ''],
    ['jessa@example.com', 'j•••@example.com'],
    ['@odd', '@•••@odd'],
  ])('%s is %s', (email, shown) => {
    expect(maskEmail(email)).toBe(shown)
  })
})

describe('[I20] a proof', () => {
  it('counts for five minutes', () => {
    const provenAt = at('2026-11-15T11:55:00.001Z')
    expect(isProven(provenAt, now)).toBe(true)
    expect(isProven(at('2026-11-15T11:55:00Z'), now)).toBe(false)
    expect(isProven(null, now)).toBe(false)
  })
})
