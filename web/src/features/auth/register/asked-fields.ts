import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'

export type RegisterTab = 'username' | 'mobile'

export type AskedField = {
  readonly field: RegistrationField
  readonly rule: RegistrationRule
  readonly required: boolean
}

export type AskedBy = {
  readonly tab: RegisterTab
  /** A number is proven by a code; the mobile tab asks for a password too. */
  readonly phoneCode: boolean
  readonly mobilePassword: boolean
  /** Somebody's code stands already, so none is asked for. */
  readonly invited: boolean
  /** A code came along that is not good, so that it is asked for even where nobody else is. */
  readonly invitedWrongly?: boolean
}

const passwords: readonly RegistrationField[] = ['password', 'confirmPassword']
/** Nobody is asked for these and may leave them empty. */
const neverOptional: readonly RegistrationField[] = ['paymentPassword', ...passwords]

/** Which fields a tab asks, in the order of the operator's rules, and which must be filled in. */
export function askedFields(rules: readonly RegistrationRule[], by: AskedBy): AskedField[] {
  const asked = rules.filter((rule) => isAsked(rule, rules, by))
  const ordered = by.tab === 'mobile' ? mobileFirst(asked) : asked
  return ordered.map((rule) => ({ field: rule.field, rule, required: isRequired(rule, by) }))
}

function isAsked(rule: RegistrationRule, rules: readonly RegistrationRule[], by: AskedBy): boolean {
  const { field, shown } = rule
  // The picture is no field of a person's: it is shown when it is asked for (`challenge/person-check.tsx`).
  if (field === 'captcha') return false
  if (field === 'affiliateCode' && by.invited) return false
  if (field === 'affiliateCode' && by.invitedWrongly === true) return true
  if (by.tab === 'mobile') {
    if (field === 'username') return false
    if (field === 'mobileNum') return true
    if (field === 'verificationCode') return by.phoneCode
    if (passwords.includes(field)) return by.mobilePassword && (shown || field === 'password')
  }
  // A code proves a number: without one there is nothing to prove.
  if (field === 'verificationCode') {
    return by.phoneCode && shown && rules.some((one) => one.field === 'mobileNum' && one.shown)
  }
  return shown
}

function isRequired({ field, required, shown }: RegistrationRule, { tab }: AskedBy): boolean {
  // What only stands there to be put right may also be left out.
  if (field === 'affiliateCode' && !shown) return false
  if (tab === 'mobile' && (field === 'mobileNum' || field === 'verificationCode')) return true
  return required || neverOptional.includes(field)
}

const firstOnPhone: readonly RegistrationField[] = ['mobileNum', 'verificationCode']

function mobileFirst(rules: readonly RegistrationRule[]): RegistrationRule[] {
  const rank = ({ field }: RegistrationRule) => (firstOnPhone.includes(field) ? 0 : 1)
  return rules.toSorted((one, other) => rank(one) - rank(other))
}

/** What must be filled in, and what may be added; the code stands with its number. */
export function splitFields(asked: readonly AskedField[]): {
  readonly required: readonly AskedField[]
  readonly optional: readonly AskedField[]
} {
  const mobile = asked.find(({ field }) => field === 'mobileNum')
  const isNeeded = (one: AskedField) =>
    one.field === 'verificationCode' ? (mobile?.required ?? false) : one.required
  return {
    required: asked.filter((one) => isNeeded(one)),
    optional: asked.filter((one) => !isNeeded(one)),
  }
}
