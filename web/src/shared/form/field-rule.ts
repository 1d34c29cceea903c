import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { checkAgainstRule, patternMessage } from '@baize/kernel/patterns'
import { isTrivialCode } from '@baize/kernel/trivial-code'
import type { Problem } from '@baize/texts/problem'

/** The operator's rule for a field of the registration; it also holds where that field is changed later. */
export function ruleOf(
  rules: readonly RegistrationRule[],
  field: RegistrationField,
): RegistrationRule | undefined {
  return rules.find((rule) => rule.field === field)
}

/** What is wrong with a value by a rule: nothing entered, or the sentence that says what fits. */
export function checkRule(
  rule: RegistrationRule,
  value: string,
  required = rule.required,
): Problem | undefined {
  const checked = checkAgainstRule({ ...rule, required }, value)
  if (checked.ok) return undefined
  return checked.code === 'missing' ? { key: 'ui.fillIn' } : patternMessage(rule)
}

/** A password is never trimmed, so a space that slipped in at an end is told instead. */
export function checkPassword(
  rule: RegistrationRule | undefined,
  value: string,
): Problem | undefined {
  if (value === '') return { key: 'ui.fillIn' }
  if (value !== value.trim()) return { key: 'ui.outerSpace' }
  return rule && checkRule(rule, value)
}

/** The password of money, which is short: what anybody would try first is none. The server knows more of the person. */
export function checkPaymentPassword(
  rule: RegistrationRule | undefined,
  value: string,
): Problem | undefined {
  const problem = checkPassword(rule && { ...rule, required: true }, value)
  if (problem !== undefined) return problem
  return isTrivialCode(value) ? { key: 'errors.payment_password_weak' } : undefined
}

/** The second entry of a password must be the first one again. */
export function checkSame(value: string, again: string): Problem | undefined {
  if (again === '') return { key: 'ui.fillIn' }
  return value === again ? undefined : { key: 'errors.confirmation_differs' }
}
