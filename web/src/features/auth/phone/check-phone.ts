import type { RegistrationRule } from '@baize/contract/system/system'
import type { Problem } from '@baize/texts/problem'
import { checkRule } from '../../../shared/form/field-rule.ts'

// The numbers of the world are a large table, so it comes with the first phone field.
const load = () => import('./read-phone.ts')

export function fetchPhones(): void {
  void load().catch(() => undefined)
}

/** What is wrong with a mobile number: by its country first, then by the operator's own rule for its digits. */
export async function checkPhone(
  dialingCode: string,
  typed: string,
  rule: RegistrationRule | undefined,
): Promise<Problem | undefined> {
  if (typed.trim() === '') return { key: 'errors.missing-phone-number' }
  const { readPhone } = await load()
  const digits = readPhone(dialingCode, typed)
  if (digits === undefined) return { key: 'errors.invalid-phone-number' }
  return rule && checkRule(rule, digits)
}
