import type { SecurityDocument } from '@baize/contract/identity/identity-settings'
import type { RegistrationRule } from '@baize/contract/system/system'
import { checkAgainstRule, type FieldRefusal } from '@baize/kernel/patterns'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import { businessDay, isDay, type Day } from '@baize/kernel/time'
import { isWeakPassword } from '../credentials/weak-password.ts'
import type { Member } from './member.ts'

const dayMs = 86_400_000

/** How long a proof of who is there counts as fresh. */
export const provenMs = 5 * 60_000

export function isProven(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < provenMs
}

/**
 * What a name is compared by. One keyboard writes full-width letters, another capitals, a phone adds a space at the
 * end: all of them mean one account.
 */
export function accountKey(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase()
}

/**
 * Whether a new account may have this name. The rule's pattern lets through Latin letters and digits alone; a brand
 * whose pattern is wider still gets no mark that cannot be seen and no letters of two scripts that look alike.
 */
export function checkAccount(
  rules: readonly RegistrationRule[],
  account: string,
): Result<undefined, FieldRefusal> {
  const rule = rules.find(({ field }) => field === 'username')
  const checked = rule === undefined ? ok() : checkAgainstRule(rule, account)
  if (!checked.ok) return checked
  return isPlainName(account) ? ok() : refuse('wrong_pattern')
}

// `C` holds control, format (zero width, direction marks), private and unassigned characters; `Z` every space.
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u
const anyLatin = /\p{Script=Latin}/u
const lookAlikes = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

function isPlainName(name: string): boolean {
  if (name === '' || unseen.test(name) || name !== name.normalize('NFKC')) return false
  return !(anyLatin.test(name) && lookAlikes.test(name))
}

export type FieldWhy = FieldRefusal | 'spaces_around' | 'unknown'

/** The refusal that names a field, what is wrong with it, and what its rule asks for. */
export function refuseField(
  field: string,
  why: FieldWhy,
  rule?: Pick<RegistrationRule, 'patternId' | 'minLength' | 'maxLength'>,
): Refusal<'field_invalid'> {
  const bounds =
    rule === undefined
      ? {}
      : { patternId: rule.patternId, min: rule.minLength, max: rule.maxLength }
  return refuse('field_invalid', { field }, { field, why, ...bounds })
}

/**
 * Whether this may be a password, by the rule that the operator set for it. Spaces around it are told, not cut: who
 * meant them would be locked out, and who did not would never know.
 */
export function checkPassword(
  rules: readonly RegistrationRule[],
  password: string,
  account: string,
): Result<undefined, 'field_invalid' | 'weak_password'> {
  const rule = rules.find(({ field }) => field === 'password')
  if (password !== password.trim()) return refuseField('password', 'spaces_around', rule)
  const checked = rule === undefined ? ok() : checkAgainstRule(rule, password)
  if (!checked.ok) return refuseField('password', checked.code, rule)
  return isWeakPassword(password, account)
    ? refuse('weak_password', { min: rule?.minLength ?? 1 })
    : ok()
}

/** Until when no money leaves the account, while that holds. */
export function heldUntilOf(
  { moneyHeldUntil }: Pick<Member, 'moneyHeldUntil'>,
  now: Date,
): Date | undefined {
  return moneyHeldUntil !== null && moneyHeldUntil > now ? moneyHeldUntil : undefined
}

export const legalAge = 18

/** Whether somebody born on this day is of age in the brand's zone. A day that is none, or not yet, is no birthday. */
export function checkBirthday(
  birthday: string,
  zone: string,
  now: Date,
): Result<Day, 'field_invalid' | 'too_young'> {
  const today = businessDay(now, zone)
  if (!isDay(birthday) || birthday < '1900-01-01' || birthday > today) {
    return refuseField('birthday', 'wrong_pattern')
  }
  return ageOn(today, birthday) >= legalAge ? ok(birthday) : refuse('too_young')
}

/** Whoever was born on 29 February is a year older on 1 March. */
export function ageOn(today: Day, birthday: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Why the password must be changed before anything else; empty when it need not. */
export type MustChange = '' | 'default' | 'expired' | 'first'

export function mustChangeOf(
  member: Pick<Member, 'mustChange' | 'consentDue' | 'passwordSetAt'>,
  { passwordDays }: Pick<SecurityDocument, 'passwordDays'>,
  isOn: (modId: string) => boolean,
  now: Date,
): MustChange {
  const { mustChange, consentDue, passwordSetAt } = member
  if (consentDue) return 'first'
  if (passwordSetAt === null) return ''
  if (mustChange) return 'default'
  if (passwordDays === 0 || !isOn('PWDEXPFORCECHANGE3')) return ''
  return now.getTime() - passwordSetAt.getTime() >= passwordDays * dayMs ? 'expired' : ''
}

/** Enough of a phone to know which one it is: `+63 ••••• 4567`. */
export function maskMobile(mobile: string | null): string {
  if (mobile === null || mobile === '') return ''
  return `${mobile.slice(0, 3)}${'•'.repeat(Math.max(mobile.length - 7, 1))}${mobile.slice(-4)}`
}

/** `j•••@example.com`. */
export function maskEmail(email: string | null): string {
  if (email === null || email === '') return ''
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}•••${at < 0 ? '' : email.slice(at)}`
}

/** Where a picture is served; empty for the default one. */
export function iconUrlOf({ icon }: Pick<Member, 'icon'>): string {
  return icon === '' ? '' : `/wps/icons/${icon}`
}
