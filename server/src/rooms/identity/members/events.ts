import type { NewEvent } from '../../../platform/events/events.ts'
import type { Member } from './member.ts'

/** An account was opened. The subject is the member. */
export type MemberRegistered = NewEvent<
  'member.registered',
  {
    readonly member: string
    readonly account: string
    readonly type: Member['type']
    readonly currency: Member['currency']
    /** The agent or member above; null when there is none. */
    readonly upline: string | null
  }
>

/** An operator locked, closed or opened an account. The subject is the member. */
export type MemberStateChanged = NewEvent<
  'member.state_changed',
  { readonly state: Member['state'] }
>

export type MemberEvent = MemberRegistered | MemberStateChanged

export function memberRegistered(member: Member): MemberRegistered {
  const { id, account, type, currency, uplineId } = member
  return {
    kind: 'member.registered',
    subject: id,
    payload: { member: id, account, type, currency, upline: uplineId },
  }
}

export function memberStateChanged(member: string, state: Member['state']): MemberStateChanged {
  return { kind: 'member.state_changed', subject: member, payload: { state } }
}
