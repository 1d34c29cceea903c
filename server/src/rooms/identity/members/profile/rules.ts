import { isSupportedCountry } from 'libphonenumber-js'
import type { ContactIds, Profile } from '@baize/contract/identity/member'
import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { checkAgainstRule } from '@baize/kernel/patterns'
import { isPersonName } from '@baize/kernel/person-name'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { cleanText } from '../clean-text.ts'
import { checkBirthday, refuseField } from '../rules.ts'

/** What a member says once: later only an operator changes it. */
export const settledFields = ['realName', 'birthday', 'idNumber'] as const

export const contactNames = [
  'qq',
  'wechat',
  'whatsapp',
  'facebook',
  'telegram',
  'line',
  'zalo',
  'skype',
] as const satisfies readonly (keyof ContactIds)[]

/** The rule of the registration form that holds for a contact, where there is one. */
const ruleOfContact: Partial<Record<keyof ContactIds, RegistrationField>> = {
  qq: 'qqNum',
  wechat: 'wechat',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  telegram: 'telegram',
  line: 'line',
  zalo: 'zalo',
}

/** How much of each is kept. Cleaning may make a text longer than it came. */
const mostLetters: Readonly<Record<string, number>> = {
  nickname: 60,
  realName: 60,
  idNumber: 30,
  address: 200,
  occupation: 60,
  sourceOfIncome: 60,
  ...Object.fromEntries(contactNames.map((name) => [name, 50])),
}

export function cleanProfile(given: Profile): Profile {
  const contacts = { ...given.contacts }
  for (const name of contactNames) contacts[name] = cleanText(contacts[name])
  return {
    nickname: cleanText(given.nickname),
    realName: cleanText(given.realName),
    birthday: given.birthday.trim(),
    idNumber: cleanText(given.idNumber),
    address: cleanText(given.address),
    nationality: given.nationality.trim().toUpperCase(),
    occupation: cleanText(given.occupation),
    sourceOfIncome: cleanText(given.sourceOfIncome),
    contacts,
  }
}

export function lockedFields(profile: Profile): (typeof settledFields)[number][] {
  return settledFields.filter((field) => profile[field] !== '')
}

/** The first settled field that the change touches, if any. */
export function findTouchedLock(before: Profile, after: Profile): string | undefined {
  return lockedFields(before).find((field) => after[field] !== before[field])
}

type Asking = {
  readonly rules: readonly RegistrationRule[]
  readonly zone: string
  readonly now: Date
}

/**
 * Whether the change may be kept. Only what changes is looked at: a value that was good when it was saved does not
 * stand in the way of another field when a rule has become stricter since.
 */
export function checkProfile(
  before: Profile,
  after: Profile,
  { rules, zone, now }: Asking,
): Result<undefined, 'field_invalid' | 'too_young' | 'person_name_invalid'> {
  const changed = changesOf(before, after)
  const tooLong = Object.entries(changed).find(
    ([name, { after: text }]) => [...text].length > (mostLetters[name] ?? Infinity),
  )
  if (tooLong !== undefined) return refuseField(tooLong[0], 'too_long')
  if ('nickname' in changed && after.nickname === '') return refuseField('nickname', 'missing')
  if ('realName' in changed && after.realName !== '' && !isPersonName(after.realName)) {
    return refuse('person_name_invalid')
  }
  if ('nationality' in changed && after.nationality !== '') {
    if (!isSupportedCountry(after.nationality)) return refuseField('nationality', 'unknown')
  }
  if ('birthday' in changed && after.birthday !== '') {
    const checked = checkBirthday(after.birthday, zone, now)
    if (!checked.ok) return checked
  }
  if ('idNumber' in changed) {
    const checked = checkByRule(rules, 'idNumber', 'idNumber', after.idNumber)
    if (!checked.ok) return checked
  }
  for (const name of contactNames) {
    const field = ruleOfContact[name]
    if (!(name in changed) || field === undefined) continue
    const checked = checkByRule(rules, field, name, after.contacts[name])
    if (!checked.ok) return checked
  }
  return ok()
}

/** A field that the registration asks for may still be left empty here: who came before it was asked has none. */
function checkByRule(
  rules: readonly RegistrationRule[],
  field: RegistrationField,
  name: string,
  value: string,
): Result<undefined, 'field_invalid'> {
  const rule = rules.find((one) => one.field === field)
  if (rule === undefined) return ok()
  const checked = checkAgainstRule({ ...rule, required: false }, value)
  return checked.ok ? ok() : refuseField(name, checked.code, rule)
}

export type Changes = Readonly<Record<string, { readonly before: string; readonly after: string }>>

/** What differs, field by field; contacts stand among the others. */
export function changesOf(before: Profile, after: Profile): Changes {
  const a = flat(before)
  const b = flat(after)
  return Object.fromEntries(
    Object.keys(b)
      .filter((name) => a[name] !== b[name])
      .map((name) => [name, { before: a[name] ?? '', after: b[name] ?? '' }]),
  )
}

function flat({ contacts, ...rest }: Profile): Record<string, string> {
  return { ...rest, ...contacts }
}

export function refuseLocked(field: string) {
  return refuse('field_locked', { field }, { field })
}
