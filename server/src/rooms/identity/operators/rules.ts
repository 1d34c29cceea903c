import { isIPv6 } from 'node:net'
import type { OperatorRole } from '@baize/contract/roles'
import { commonPasswords } from './common-passwords.ts'

export const passwordMinLength = 12

/** One person mistypes five times; an office behind one address has several persons. */
export const failureLimits = { name: 5, address: 20 } as const
export const lockMs = 15 * 60_000
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

/**
 * What an address is counted by. One line has a whole /64 of IPv6, so counting single addresses
 * would count nothing.
 */
export function addressSubject(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return `address:${mapped}`
  const [bare = ''] = ip.split('%')
  return isIPv6(bare) ? `address:${networkOf(bare)}::/64` : `address:${ip}`
}

function networkOf(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Whole minutes until a lock that began at `startedAt` ends, at least one. */
export function minutesLocked(startedAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((startedAt.getTime() + lockMs - now.getTime()) / 60_000))
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

export function sameRoles(a: readonly OperatorRole[], b: readonly OperatorRole[]): boolean {
  return a.length === b.length && a.every((role) => b.includes(role))
}
