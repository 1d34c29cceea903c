import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { registrationDocument } from '@baize/contract/system/system-settings'
import { isPatternId, patternKinds, type PatternId } from '@baize/kernel/patterns'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { DocumentRules } from '../documents/documents.ts'

type Presence = 'required' | 'optional' | 'hidden'

const rule = (
  field: RegistrationField,
  presence: Presence,
  patternId: PatternId,
  minLength: number,
  maxLength: number,
): RegistrationRule => ({
  field,
  shown: presence !== 'hidden',
  required: presence === 'required',
  patternId,
  acceptedPattern: patternKinds[patternId].source,
  minLength,
  maxLength,
})

/** What a new brand starts from, in the order of the form. */
export const newRegistrationRules: readonly RegistrationRule[] = [
  rule('username', 'required', 'letter_first', 4, 16),
  rule('password', 'required', 'strong', 8, 20),
  rule('confirmPassword', 'required', 'any', 8, 20),
  rule('mobileNum', 'optional', 'mobile', 4, 15),
  rule('verificationCode', 'required', 'any', 1, 255),
  rule('payeeName', 'hidden', 'english_spaces', 2, 60),
  rule('paymentPassword', 'hidden', 'digits', 6, 6),
  rule('qqNum', 'hidden', 'digits', 3, 50),
  rule('line', 'hidden', 'no_spaces', 3, 50),
  rule('whatsapp', 'hidden', 'alphanumeric', 3, 50),
  rule('facebook', 'hidden', 'any', 3, 50),
  rule('wechat', 'hidden', 'no_spaces', 3, 50),
  rule('telegram', 'hidden', 'no_spaces', 3, 50),
  rule('zalo', 'hidden', 'no_spaces', 3, 50),
  rule('idNumber', 'hidden', 'alphanumeric', 4, 30),
  rule('birthday', 'hidden', 'date_ymd', 10, 10),
  rule('email', 'optional', 'email', 6, 100),
  rule('recommenderId', 'hidden', 'alphanumeric', 4, 50),
  rule('affiliateCode', 'optional', 'alphanumeric', 4, 12),
  // Optional is: when the server asks. Required is: from the start.
  rule('captcha', 'optional', 'any', 1, 20),
]

const alwaysAsked: readonly RegistrationField[] = ['username', 'password']

/**
 * Nobody can register without a name and a password; bounds must leave room for a value; and the pattern is
 * that of its kind, because the sentence that explains it is the kind's.
 */
export function checkRegistration(
  rules: readonly RegistrationRule[],
): Result<undefined, 'invalid_setting'> {
  const twice = rules.find(({ field }, index) => rules.findIndex((r) => r.field === field) < index)
  const bad = twice ?? rules.find((one) => !isSound(one))
  if (bad) return refuse('invalid_setting', { setting: bad.field })
  const missing = alwaysAsked.find(
    (name) => !rules.some(({ field, shown, required }) => field === name && shown && required),
  )
  return missing ? refuse('invalid_setting', { setting: missing }) : ok()
}

function isSound(one: RegistrationRule): boolean {
  const { patternId, acceptedPattern, minLength, maxLength, required, shown } = one
  if (!isPatternId(patternId) || patternKinds[patternId].source !== acceptedPattern) return false
  return minLength <= maxLength && maxLength > 0 && (shown || !required)
}

/** What is asked of whoever registers. */
export const registrationRules: DocumentRules<typeof registrationDocument> = {
  document: registrationDocument,
  published: 'ops.actionRegistrationPublished',
  seed: (said) => said ?? { rules: [...newRegistrationRules] },
  check: ({ rules }) => checkRegistration(rules),
}
