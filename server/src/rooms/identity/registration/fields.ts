import type { RegistrationInput } from '@baize/contract/identity/registration'
import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { checkAgainstRule } from '@baize/kernel/patterns'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isDay, type Day } from '@baize/kernel/time'
import { localDigits, readPhone, type PhoneRefusal } from '../codes/codes.ts'
import { isGuessable } from '../payment-passwords/payment-passwords.ts'
import { checkAccount, checkPassword, refuseField } from '../members/members.ts'

export type Tab = 'username' | 'mobile'

/** What stands in a form, as the rules let it pass: trimmed, and without what they do not ask for. */
export type Filled = {
  readonly values: Readonly<Partial<Record<RegistrationField, string>>>
  /** E.164; nothing when none is given. */
  readonly mobile: string | undefined
  readonly birthday: Day | undefined
}

export type FieldsRefusal =
  | 'field_invalid'
  | 'confirmation_differs'
  | 'weak_password'
  | 'payment_password_weak'
  | PhoneRefusal

export type Form = {
  readonly tab: Tab
  readonly rules: readonly RegistrationRule[]
  readonly isOn: (modId: string) => boolean
}

/** Proven by other means than their letters. */
const checkedElsewhere: readonly RegistrationField[] = ['captcha', 'verificationCode']

const secret: readonly RegistrationField[] = ['password', 'confirmPassword', 'paymentPassword']

/** The most that is kept of a field, whatever an operator's rule allows. */
const room: Readonly<Partial<Record<RegistrationField, number>>> = {
  username: 60,
  payeeName: 200,
  idNumber: 30,
  email: 200,
  qqNum: 50,
  line: 50,
  whatsapp: 50,
  facebook: 50,
  wechat: 50,
  telegram: 50,
  zalo: 50,
}

/** The rules that hold on a tab, in their order and as they hold there. */
export function rulesOf({ tab, rules, isOn }: Form): RegistrationRule[] {
  const skipped: readonly RegistrationField[] = [
    ...(tab === 'mobile' ? (['username'] as const) : []),
    ...(tab === 'mobile' && !isOn('MOBILENUMPASSREG3')
      ? (['password', 'confirmPassword'] as const)
      : []),
  ]
  const held = rules.filter(({ field, shown }) => isAsked(tab, field, shown))
  return held.filter(({ field }) => !skipped.includes(field)).map((rule) => asHeld(tab, rule))
}

/** The mobile tab is about the number, so its rule holds there even where the other tab does not show it. */
function isAsked(tab: Tab, field: RegistrationField, shown: boolean): boolean {
  return shown || (tab === 'mobile' && field === 'mobileNum')
}

function asHeld(tab: Tab, rule: RegistrationRule): RegistrationRule {
  const { field, maxLength } = rule
  const isMust = field === 'paymentPassword' || (tab === 'mobile' && field === 'mobileNum')
  return {
    ...rule,
    shown: true,
    required: rule.required || isMust,
    maxLength: Math.min(maxLength, room[field] ?? maxLength),
  }
}

/** Holds a form against its rules. The first field that does not fit, in the order of the rules, is told. */
export function readFields(input: RegistrationInput, form: Form): Result<Filled, FieldsRefusal> {
  const values: Partial<Record<RegistrationField, string>> = {}
  let mobile: string | undefined
  for (const rule of rulesOf(form)) {
    const { field } = rule
    if (checkedElsewhere.includes(field)) continue
    const given = input[field] ?? ''
    const value = secret.includes(field) ? given : given.trim()
    const checked = field === 'mobileNum' ? checkMobile(rule, input, form.tab) : check(rule, value)
    if (!checked.ok) return checked
    if (value === '') continue
    if (field === 'mobileNum') mobile = checked.value
    values[field] = value
  }
  const passwords = checkPasswords(values, form)
  if (!passwords.ok) return passwords
  const { birthday: written, username: account = '', password, paymentPassword } = values
  const birthday = written === undefined ? undefined : dayOf(written)
  const known = { account, phones: [mobile], birthday: birthday ?? '' }
  if (paymentPassword !== undefined) {
    const isLogin = paymentPassword === password
    if (isLogin || isGuessable(paymentPassword, known)) return refuse('payment_password_weak')
  }
  return ok({ values, mobile, birthday })
}

type Values = Filled['values']

function checkPasswords(
  { password, confirmPassword = '', username, mobileNum }: Values,
  form: Form,
) {
  if (password === undefined) return ok()
  const asksTwice = form.rules.some(({ field, shown }) => field === 'confirmPassword' && shown)
  if (asksTwice && password !== confirmPassword) return refuse('confirmation_differs')
  return checkPassword(form.rules, password, username ?? mobileNum ?? '')
}

function check(rule: RegistrationRule, value: string): Result<undefined, 'field_invalid'> {
  const { field } = rule
  // Told and not trimmed: whoever types a space into a password may mean it.
  if (secret.includes(field) && value !== value.trim()) {
    return refuseField(field, 'spaces_around', rule)
  }
  const fits = field === 'username' ? checkAccount([rule], value) : checkAgainstRule(rule, value)
  if (!fits.ok) return refuseField(field, fits.code, rule)
  const isStrangeDay = field === 'birthday' && value !== '' && dayOf(value) === undefined
  return isStrangeDay ? refuseField(field, 'wrong_pattern', rule) : ok()
}

function checkMobile(
  rule: RegistrationRule,
  { mobileNum = '', countryDialingCode }: RegistrationInput,
  tab: Tab,
): Result<string | undefined, 'field_invalid' | PhoneRefusal> {
  const typed = mobileNum.trim()
  if (typed === '') {
    if (tab === 'mobile') return refuse('missing-phone-number')
    return rule.required ? refuseField(rule.field, 'missing', rule) : ok(undefined)
  }
  const phone = readPhone(countryDialingCode, typed)
  if (!phone.ok) return phone
  const fits = checkAgainstRule(rule, localDigits(typed, phone.value))
  return fits.ok ? phone : refuseField(rule.field, fits.code, rule)
}

/** A date in either of the two ways that rules know. */
function dayOf(text: string): Day | undefined {
  const turned = /^\d\d-\d\d-\d{4}$/.test(text) ? `${text.slice(6)}-${text.slice(0, 5)}` : text
  return isDay(turned) ? turned : undefined
}
