import { timingSafeEqual } from 'node:crypto'
import type { TwoStepOffer } from '@baize/contract/identity/session'
import { hashToken } from '../../../platform/secret.ts'
import { isAgent, maskEmail, maskMobile, type Member } from '../members/members.ts'
import type { EntryRefusal, LoginWay } from './ways.ts'

export const twoStepLifeMs = 10 * 60_000
export const rememberMs = 24 * 60 * 60_000
/** Two pages of one browser that open together both send the cookie that the first of them replaces. */
export const rememberGraceMs = 10_000

/** Somebody tries games, a family tries games; more than that is a machine. */
export const trialsPerHour = 10

/** Why an account may not come in, if it may not. It is asked only of who has proven to be its owner. */
export function mayEnter(
  member: Pick<Member, 'type' | 'state' | 'demo'>,
  { area, production }: { readonly area: 'site' | 'agent'; readonly production: boolean },
): EntryRefusal | undefined {
  if (member.type === 9) return 'non_member'
  if (member.state === 'locked') return 'member_locked'
  // In production everybody knows the passwords of the demo, so its accounts stay outside.
  if (member.state === 'closed' || (production && member.demo)) return 'member_closed'
  if (area === 'agent' && !isAgent(member)) return 'non_agent'
  return undefined
}

/** A phone or a provider vouched for the person, so what became of the password does not matter. */
export function usesPassword(how: LoginWay): boolean {
  return how !== 'sms' && how !== 'social' && how !== 'free_play'
}

/** How a person can prove more than a password. The name on the bank account is asked where there is nothing else. */
export function waysOf(
  member: Pick<Member, 'totpSecret' | 'mobile' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'>,
  payeeName: string,
): TwoStepOffer['ways'] {
  const ways: TwoStepOffer['ways'] = []
  if (member.totpSecret !== null) ways.push({ way: 'authenticator', target: '' })
  if (member.mobileVerifiedAt !== null) ways.push({ way: 'sms', target: maskMobile(member.mobile) })
  if (member.emailVerifiedAt !== null) ways.push({ way: 'email', target: maskEmail(member.email) })
  if (ways.length === 0 && plainName(payeeName) !== '') ways.push({ way: 'payee', target: '' })
  return ways
}

const anyKey = Buffer.alloc(32)

/** Whether two ways to write a name are one name. Hashed first, because lengths would tell as well. */
export function isSameName(a: string, b: string): boolean {
  return timingSafeEqual(hashToken(anyKey, plainName(a)), hashToken(anyKey, plainName(b)))
}

function plainName(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
}
