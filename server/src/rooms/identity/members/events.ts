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

export type MemberEvent = MemberRegistered

export function memberRegistered(member: Member): MemberRegistered {
  const { id, account, type, currency, uplineId } = member
  return {
    kind: 'member.registered',
    subject: id,
    payload: { member: id, account, type, currency, upline: uplineId },
  }
}
