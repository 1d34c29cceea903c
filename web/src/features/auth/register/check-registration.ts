import type { Problem } from '@baize/texts/problem'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import {
  checkPassword,
  checkPaymentPassword,
  checkRule,
  checkSame,
} from '../../../shared/form/field-rule.ts'
import type { Problems } from '../../../shared/form/use-form.ts'
import type { RegisterName } from '../drafts.ts'
import { checkPhone } from '../phone/check-phone.ts'
import type { AskedField } from './asked-fields.ts'

const adultYears = 18

/** Everything that is wrong with a registration, by the same rules that the server holds it against. */
export async function checkRegistration(
  asked: readonly AskedField[],
  entries: Entries<RegisterName>,
  today: string,
): Promise<Problems<RegisterName>> {
  const found: Partial<Record<RegisterName, Problem>> = {}
  for (const one of asked) {
    const problem = await checkField(one, entries, today)
    if (problem) found[one.field] = problem
  }
  if (entries.terms === '') found.terms = { key: 'errors.terms_required' }
  const asksBirthday = asked.some(({ field, required }) => field === 'birthday' && required)
  if (!asksBirthday && entries.birthday === '' && entries.age18 === '') {
    found.age18 = { key: 'errors.age_required' }
  }
  return found
}

async function checkField(
  { field, rule, required }: AskedField,
  entries: Entries<RegisterName>,
  today: string,
): Promise<Problem | undefined> {
  const value = entries[field]
  switch (field) {
    case 'password':
      return checkPassword(rule, value)
    case 'confirmPassword':
      return checkSame(entries.password, value)
    case 'mobileNum':
      if (value.trim() === '' && !required) return undefined
      return await checkPhone(entries.countryDialingCode, value, rule)
    case 'verificationCode':
      return checkCode(value, required && entries.mobileNum.trim() !== '')
    case 'paymentPassword':
      if (value === '' && !required) return undefined
      return checkPaymentPassword(rule, value)
    case 'birthday':
      return (
        checkRule(rule, writtenBirthday(rule.patternId, value), required) ?? checkAge(value, today)
      )
    default:
      return checkRule(rule, plain(field, value), required)
  }
}

/** Secrets stay as they are typed; a space at the end of anything else is a slip of the keyboard. */
export function plain(field: RegisterName, value: string): string {
  return field === 'paymentPassword' ? value : value.trim()
}

const longestCode = 255

export function checkCode(value: string, required: boolean): Problem | undefined {
  if (value.trim() === '') return required ? { key: 'errors.missing-verification-code' } : undefined
  return value.length > longestCode ? { key: 'errors.invalid-verification-code' } : undefined
}

/** A date field gives yyyy-MM-dd; the operator's rule may want it the other way round. */
export function writtenBirthday(patternId: string, value: string): string {
  if (patternId !== 'date_mdy' || value === '') return value
  return `${value.slice(5)}-${value.slice(0, 4)}`
}

function checkAge(birthday: string, today: string): Problem | undefined {
  if (birthday === '') return undefined
  const adultSince = `${Number(birthday.slice(0, 4)) + adultYears}${birthday.slice(4)}`
  return adultSince <= today ? undefined : { key: 'errors.too_young' }
}
