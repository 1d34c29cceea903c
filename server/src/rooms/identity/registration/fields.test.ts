import type { RegistrationInput } from '@baize/contract/identity/registration'
import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { patternKinds, type PatternId } from '@baize/kernel/patterns'
import { describe, expect, it } from 'vitest'
import { newRegistrationRules } from '../../../../testing/rules.ts'
import { readFields, type Tab } from './fields.ts'

const good = 'Green-felt-1'
const everythingOn = () => true

function withRule(field: RegistrationField, next: Partial<RegistrationRule>): RegistrationRule[] {
  return newRegistrationRules.map((rule) => (rule.field === field ? { ...rule, ...next } : rule))
}

const kind = (patternId: PatternId): Partial<RegistrationRule> => ({
  patternId,
  acceptedPattern: patternKinds[patternId].source,
})

function read(
  given: Partial<RegistrationInput>,
  rules: readonly RegistrationRule[] = newRegistrationRules,
  tab: Tab = 'username',
  isOn: (modId: string) => boolean = everythingOn,
) {
  const form = { username: 'newcomer', password: good, confirmPassword: good, ...given }
  return readFields(form, { tab, rules, isOn })
}

/** Optional fields with the bounds of a new brand: a value that fits, and what is wrong with others. */
const table: readonly [
  field: RegistrationField,
  fits: string,
  wrong: readonly (readonly [value: string, why: string])[],
][] = [
  [
    'payeeName',
    'Jessa Cruz',
    [
      ['J', 'too_short'],
      ['J'.repeat(61), 'too_long'],
      ['Jessa 2', 'wrong_pattern'],
    ],
  ],
  [
    'paymentPassword',
    '284619',
    [
      ['12345', 'too_short'],
      ['1234567', 'too_long'],
      ['12345a', 'wrong_pattern'],
    ],
  ],
  [
    'qqNum',
    '12345',
    [
      ['12', 'too_short'],
      ['1'.repeat(51), 'too_long'],
      ['12a45', 'wrong_pattern'],
    ],
  ],
  [
    'line',
    'jessa.line',
    [
      ['jl', 'too_short'],
      ['j'.repeat(51), 'too_long'],
      ['jes sa', 'wrong_pattern'],
    ],
  ],
  [
    'whatsapp',
    '639171234567',
    [
      ['63', 'too_short'],
      ['6'.repeat(51), 'too_long'],
      ['+63917', 'wrong_pattern'],
    ],
  ],
  [
    'facebook',
    'Jessa Cruz 🎲',
    [
      ['jc', 'too_short'],
      ['j'.repeat(51), 'too_long'],
    ],
  ],
  [
    'wechat',
    'jessa_wx',
    [
      ['jx', 'too_short'],
      ['j'.repeat(51), 'too_long'],
      ['je ssa', 'wrong_pattern'],
    ],
  ],
  [
    'telegram',
    '@jessa',
    [
      ['@j', 'too_short'],
      ['j'.repeat(51), 'too_long'],
      ['@je ssa', 'wrong_pattern'],
    ],
  ],
  [
    'zalo',
    'jessa84',
    [
      ['j8', 'too_short'],
      ['j'.repeat(51), 'too_long'],
      ['je ssa', 'wrong_pattern'],
    ],
  ],
  [
    'idNumber',
    'AB1234',
    [
      ['AB1', 'too_short'],
      ['A'.repeat(31), 'too_long'],
      ['AB-1234', 'wrong_pattern'],
    ],
  ],
  [
    'birthday',
    '1990-02-28',
    [
      ['1990-2-8', 'too_short'],
      ['1990-02-30', 'wrong_pattern'],
      ['02-28-1990', 'wrong_pattern'],
    ],
  ],
  [
    'email',
    'jessa@example.com',
    [
      ['j@x.y', 'too_short'],
      [`${'j'.repeat(95)}@x.example`, 'too_long'],
      ['jessa@example', 'wrong_pattern'],
    ],
  ],
  [
    'recommenderId',
    'jessa',
    [
      ['jes', 'too_short'],
      ['j'.repeat(51), 'too_long'],
      ['jes_sa', 'wrong_pattern'],
    ],
  ],
  [
    'affiliateCode',
    'RICO88',
    [
      ['RIC', 'too_short'],
      ['RICO888888888', 'too_long'],
      ['RICO-88', 'wrong_pattern'],
    ],
  ],
]

describe('a field of the form', () => {
  for (const [field, fits, wrong] of table) {
    const shown = withRule(field, { shown: true })
    it(`[I70] ${field} passes with a value that fits`, () => {
      expect(read({ [field]: fits }, shown)).toMatchObject({ ok: true })
    })

    it.each(wrong)(`[I70] ${field} is refused with %j: %s`, (value, why) => {
      const { patternId, minLength, maxLength } =
        shown.find((rule) => rule.field === field) ?? shown[0]!
      expect(read({ [field]: value }, shown)).toMatchObject({
        code: 'field_invalid',
        value: { field, why, patternId, min: minLength, max: maxLength },
      })
    })

    it(`[I70] ${field} may be missing unless its rule requires it`, () => {
      const required = withRule(field, { shown: true, required: true })
      expect(read({}, shown).ok).toBe(field !== 'paymentPassword')
      for (const value of ['', '   ']) {
        const why = field === 'paymentPassword' && value !== '' ? 'spaces_around' : 'missing'
        expect(read({ [field]: value }, required)).toMatchObject({
          code: 'field_invalid',
          value: { field, why },
        })
      }
    })

    it(`[I70] ${field} is neither checked nor kept when it is hidden`, () => {
      const hidden = withRule(field, { shown: false, required: false })
      const result = read({ [field]: '\u202e!' }, hidden)
      if (!result.ok) throw new Error(result.code)
      expect(result.value.values[field]).toBeUndefined()
    })
  }

  it('[I70] a payment password is required wherever it is shown', () => {
    const rules = withRule('paymentPassword', { shown: true, required: false })
    expect(read({}, rules)).toMatchObject({ value: { field: 'paymentPassword', why: 'missing' } })
  })

  it('[I70] the first field that does not fit is told, in the order of the rules', () => {
    const rules = [...withRule('line', { shown: true })]
    const bad = { username: '1', password: 'x', email: 'x', line: 'x' }
    expect(read(bad, rules)).toMatchObject({ value: { field: 'username' } })
    expect(read(bad, rules.toReversed())).toMatchObject({ value: { field: 'email' } })
  })

  it('[I70] no rule lets a value be longer than what is kept of it', () => {
    const rules = withRule('telegram', { shown: true, maxLength: 500 })
    expect(read({ telegram: 'j'.repeat(51) }, rules)).toMatchObject({
      value: { field: 'telegram', why: 'too_long', max: 50 },
    })
  })

  it.each([
    ['month first', 'date_mdy', '02-28-1990'],
    ['year first', 'date_ymd', '1990-02-28'],
    ['any', 'any', '1990-02-28'],
  ] as const)('[I70] a birthday is read %s', (_, patternId, birthday) => {
    const rules = withRule('birthday', { shown: true, ...kind(patternId) })
    expect(read({ birthday }, rules)).toMatchObject({ value: { birthday: '1990-02-28' } })
  })

  it('[I70] a birthday that is no day is refused, also where any text is let through', () => {
    const rules = withRule('birthday', { shown: true, ...kind('any') })
    expect(read({ birthday: '1990/02/28' }, rules)).toMatchObject({
      value: { field: 'birthday', why: 'wrong_pattern' },
    })
  })
})

describe('a username of the form', () => {
  it.each([
    ['too short', 'abc', 'too_short'],
    ['too long', 'a'.repeat(17), 'too_long'],
    ['a digit first', '1abcdef', 'wrong_pattern'],
    ['a look-alike of another script', 'jеssa', 'wrong_pattern'],
    ['a mark that turns the direction', 'jes\u202esa', 'wrong_pattern'],
    ['a mark without width', 'jes\u200bsa', 'wrong_pattern'],
    ['wide letters', 'ｊｅｓｓａ', 'wrong_pattern'],
    ['a line break', 'jessa\nadmin', 'wrong_pattern'],
    ['an emoji', 'jessa🎲', 'wrong_pattern'],
    ['nothing', '', 'missing'],
  ])('[I71] with %s is refused', (_, username, why) => {
    expect(read({ username })).toMatchObject({
      code: 'field_invalid',
      value: { field: 'username', why },
    })
  })

  it.each(['jes\u200bsa', 'jes\u202esa', 'jеssa', 'ｊｅｓｓａ', 'jes sa'])(
    '[I71] is refused where the pattern lets anything through: %j',
    (username) => {
      const rules = withRule('username', kind('any'))
      expect(read({ username }, rules)).toMatchObject({ value: { field: 'username' } })
    },
  )
})

describe('a password of the form', () => {
  it.each([
    ['no capital', 'green-felt-1', 'wrong_pattern'],
    ['no small letter', 'GREEN-FELT-1', 'wrong_pattern'],
    ['no digit', 'Green-felt-x', 'wrong_pattern'],
    ['no sign', 'Greenfelt12', 'wrong_pattern'],
    ['too few', 'Gr-1', 'too_short'],
    ['too many', 'Green-felt-1'.repeat(2), 'too_long'],
    ['a space in front', ' Green-felt-1', 'spaces_around'],
    ['a space behind', 'Green-felt-1 ', 'spaces_around'],
    ['nothing', '', 'missing'],
  ])('[I72] with %s is refused', (_, password, why) => {
    expect(read({ password, confirmPassword: password })).toMatchObject({
      code: 'field_invalid',
      value: { field: 'password', why },
    })
  })

  it('[I72] may hold emoji where the pattern lets them through', () => {
    const rules = withRule('password', kind('no_spaces'))
    const password = 'felt🎲🎲und🃏'
    expect(read({ password, confirmPassword: password }, rules)).toMatchObject({ ok: true })
  })

  it.each([
    'Password-1',
    'P@ssw0rd!1',
    'Welcome#123',
    'Qwerty!2345',
    'Newcomer-1',
    'Xx-newcomer1',
    'Aa1!Aa1!',
  ])('[I72] that anybody would try first is refused: %s', (password) => {
    const refused = read({ password, confirmPassword: password })
    expect(refused).toMatchObject({ code: 'weak_password' })
  })

  it('[I72] typed differently the second time is refused', () => {
    expect(read({ confirmPassword: 'Green-felt-2' })).toMatchObject({
      code: 'confirmation_differs',
    })
    const rules = withRule('confirmPassword', { shown: false, required: false })
    expect(read({ confirmPassword: '' }, rules)).toMatchObject({ ok: true })
  })
})

describe('the mobile tab', () => {
  const tab = 'mobile'
  const phone = { mobileNum: '0917 123 4567', countryDialingCode: '63' }

  it('[I73] asks for the number, whatever its rule says, and not for a username', () => {
    const rules = withRule('mobileNum', { shown: false, required: false })
    expect(read({ username: '' }, rules, tab)).toMatchObject({ code: 'missing-phone-number' })
    const result = read({ username: '1', ...phone }, rules, tab)
    expect(result).toMatchObject({ ok: true, value: { mobile: '+639171234567' } })
    expect(result).not.toHaveProperty('value.values.username')
  })

  it('[I73] asks for a password only where the brand does', () => {
    const off = (modId: string) => modId !== 'MOBILENUMPASSREG3'
    const without = { password: '', confirmPassword: '', ...phone }
    expect(read(without, undefined, tab)).toMatchObject({ value: { field: 'password' } })
    expect(read(without, undefined, tab, off)).toMatchObject({ ok: true })
    const ignored = read({ ...phone, password: 'x' }, undefined, tab, off)
    if (!ignored.ok) throw new Error(ignored.code)
    expect(ignored.value.values.password).toBeUndefined()
  })

  it('[I73] refuses what is no mobile number', () => {
    const wrong = { mobileNum: '12', countryDialingCode: '63' }
    expect(read(wrong, undefined, tab)).toMatchObject({ code: 'invalid-phone-number' })
  })

  it('[I73] a rule narrower than the country’s own holds too', () => {
    const rules = withRule('mobileNum', { minLength: 11, maxLength: 11 })
    expect(read(phone, rules, tab)).toMatchObject({ ok: true })
    const short = { ...phone, mobileNum: '917 123 4567' }
    expect(read(short, rules, tab)).toMatchObject({
      value: { field: 'mobileNum', why: 'too_short' },
    })
  })
})

describe('a number on the username tab', () => {
  it('[I73] is asked as its rule says', () => {
    expect(read({})).toMatchObject({ ok: true, value: { mobile: undefined } })
    const required = withRule('mobileNum', { required: true })
    expect(read({}, required)).toMatchObject({ value: { field: 'mobileNum', why: 'missing' } })
    expect(read({ mobileNum: 'x' })).toMatchObject({ code: 'invalid-phone-number' })
  })
})
