import type { AccountType } from '@baize/contract/identity/session'
import type { MemberState } from '@baize/contract/identity/members-desk'
import type { MemberRole } from '@baize/contract/roles'
import type { Id } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'

export type MemberId = Id<'mem'>

export type BarKind = 'time_out' | 'exclusion'

/** What keeps an account out of everything for a time, or for good when `until` is null. */
export type Bar = { readonly kind: BarKind; readonly until: Date | null }

/** An account of the site: a member, an agent, a trial account, or one of the house. */
export type Member = {
  readonly id: MemberId
  readonly account: string
  readonly nickname: string
  readonly type: AccountType
  readonly state: MemberState
  readonly currency: Currency
  readonly language: Language
  /** Null for who comes in by phone alone. */
  readonly passwordHash: string | null
  readonly passwordSetAt: Date | null
  /** An operator set the password. */
  readonly mustChange: boolean
  /** Somebody else opened it, and its person has not confirmed terms and age yet. */
  readonly consentDue: boolean
  readonly paymentPasswordHash: string | null
  /** When it was last set by a code, or taken away by an operator; null where that never happened. */
  readonly paymentResetAt: Date | null
  /** Until then no money leaves the account; may be over. */
  readonly moneyHeldUntil: Date | null
  /** E.164. */
  readonly mobile: string | null
  readonly mobileVerifiedAt: Date | null
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
  readonly totpSecret: Buffer | null
  readonly totpLastStep: number
  readonly uplineId: MemberId | null
  readonly tags: readonly string[]
  readonly registeredAt: Date
  readonly firstLoginAt: Date | null
  readonly firstLoginGreeted: boolean
  readonly lastLoginAt: Date | null
  readonly lastLoginIp: string
  /** The login before the last. */
  readonly previousLoginAt: Date | null
  readonly previousLoginIp: string
  readonly demo: boolean
  /** A bar that was set, also when its time is over; null where there never was one. */
  readonly bar: BarKind | null
  /** Null beside a bar: for good. */
  readonly barredUntil: Date | null
  /** The name under which the picture is served; empty for the default one. */
  readonly icon: string
}

/** The bar that holds at this moment. */
export function barOf(
  { bar: kind, barredUntil: until }: Pick<Member, 'bar' | 'barredUntil'>,
  at: Date,
): Bar | undefined {
  const holds = kind !== null && (until === null || until > at)
  return holds ? { kind, until } : undefined
}

export function isAgent({ type }: Pick<Member, 'type'>): boolean {
  return typesOf('agent').includes(type)
}

export function isTrial({ type }: Pick<Member, 'type'>): boolean {
  return type === 4
}

/** The one role that an account's session has; none for an account of the house. */
export function roleOf(member: Pick<Member, 'type'>): MemberRole | undefined {
  if (isAgent(member)) return 'agent'
  if (isTrial(member)) return 'trial'
  return member.type === 0 ? 'member' : undefined
}

const typesOfKind = { member: [0], agent: [1, 2, 41, 42], trial: [4], house: [9] } as const

export type MemberKind = keyof typeof typesOfKind

export function typesOf(kind: MemberKind): readonly AccountType[] {
  return typesOfKind[kind]
}
