import type { OperatorRole } from '@baize/contract/roles'
import { commonPasswords } from '../credentials/common-passwords.ts'

export const passwordMinLength = 12

/** One person mistypes five times; an office behind one address has several persons. */
export const failureLimits = { name: 5, address: 20 } as const
export const lockMs = 15 * 60_000
export const oneTimePasswordMs = 24 * 3_600_000
export const ticketMs = 5 * 60_000
export const wrongCodesPerTicket = 5

/** The username as it is stored, or nothing when no operator can have this name. */
export function asUsername(text: string): string | undefined {
  const name = text.trim().toLowerCase()
  return /^[a-z][a-z0-9._-]{2,39}$/.test(name) ? name : undefined
}

/**
 * Length is what protects, so the policy asks for it and for little else: composition rules make
 * people write `Password1!`.
 */
export function isPasswordStrong(password: string, username: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const letters = [...plain]
  if (letters.length < passwordMinLength) return false
  if (new Set(letters).size < 5) return false
  if (plain.includes(username)) return false
  return !commonPasswords.has(plain.replaceAll(/[^\p{L}\p{N}]/gu, ''))
}

type Standing = {
  readonly id: string
  readonly roles: readonly OperatorRole[]
  readonly closed: boolean
  readonly demo: boolean
}

/** In production everybody knows the passwords of the demo, so its operators stay outside. */
export function maySignIn(operator: Standing, production: boolean): boolean {
  return !operator.closed && !(production && operator.demo)
}

/** Whether nobody could administer any more once this operator is as `next` says. */
export function leavesNoAdmin(
  everyone: readonly Standing[],
  id: string,
  next: { readonly roles: readonly OperatorRole[]; readonly closed: boolean },
  production: boolean,
): boolean {
  return !everyone
    .map((operator) => (operator.id === id ? { ...operator, ...next } : operator))
    .some((operator) => operator.roles.includes('admin') && maySignIn(operator, production))
}

/** For so long whoever was made, promoted, opened again or reset is nobody's second person. */
export const newForMs = 24 * 3_600_000

type Rights = {
  readonly name: string
  readonly roles: readonly OperatorRole[]
  readonly closed: boolean
}

export type RightsChange = {
  readonly isRenamed: boolean
  readonly opens: boolean
  readonly closes: boolean
  readonly given: readonly OperatorRole[]
  readonly taken: readonly OperatorRole[]
}

/** What a change of an operator is made of. */
export function compareRights(before: Rights, after: Rights): RightsChange {
  return {
    isRenamed: before.name !== after.name,
    opens: before.closed && !after.closed,
    closes: !before.closed && after.closed,
    given: after.roles.filter((role) => !before.roles.includes(role)),
    taken: before.roles.filter((role) => !after.roles.includes(role)),
  }
}

/** A further role and a closed account that opens let somebody do more; another name lets them be taken for another. */
export function needsSecond({ isRenamed, opens, given }: RightsChange): boolean {
  return isRenamed || opens || given.length > 0
}

/** Whether somebody may do less afterwards, so that what they asked for ends. */
export function lowersStanding({ closes, taken }: RightsChange): boolean {
  return closes || taken.length > 0
}

/** The whole hours until somebody may agree as the second person; none when that is now. */
export function hoursUntilAgreeing(decidesFrom: Date | null, now: Date): number {
  const leftMs = (decidesFrom?.getTime() ?? 0) - now.getTime()
  return Math.max(0, Math.ceil(leftMs / 3_600_000))
}

export function sameRoles(a: readonly OperatorRole[], b: readonly OperatorRole[]): boolean {
  return a.length === b.length && a.every((role) => b.includes(role))
}
