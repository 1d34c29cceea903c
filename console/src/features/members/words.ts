import type { MemberState } from '@baize/contract/identity/members-desk'
import type { AccountType } from '@baize/contract/identity/session'
import type { TextKey } from '@baize/texts/keys'
import type { MemberKind } from './list/filter.ts'

export const memberKindNames = {
  member: 'identity-desk.kindMember',
  agent: 'identity-desk.kindAgent',
  trial: 'identity-desk.kindTrial',
  house: 'identity-desk.kindHouse',
} as const satisfies Record<MemberKind, TextKey>

export const memberStateNames = {
  open: 'identity-desk.stateOpen',
  locked: 'identity-desk.stateLocked',
  closed: 'identity-desk.stateClosed',
} as const satisfies Record<MemberState, TextKey>

export function kindOf(type: AccountType): MemberKind {
  if (type === 0) return 'member'
  if (type === 4) return 'trial'
  return type === 9 ? 'house' : 'agent'
}

/** What an operator may make of an account. A trial account is opened by a visitor alone. */
export const givenTypes = [0, 1, 2, 41, 42, 9] as const satisfies readonly AccountType[]
export type GivenType = (typeof givenTypes)[number]
