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
    /** The code of an invitation; empty where there was none, absent in what was written before there were any. */
    readonly invitation?: string
    /** The code of the member by whom somebody came, as it came along; absent where there was none. */
    readonly referral?: string
  }
>

/** An operator locked, closed or opened an account. The subject is the member. */
export type MemberStateChanged = NewEvent<
  'member.state_changed',
  { readonly state: Member['state'] }
>

/**
 * Something that protects an account was changed, or somebody came in from where nobody came before. The subject is the
 * member. Nothing secret is in it, and of a contact only what may be shown.
 */
export type MemberSecured = NewEvent<
  'member.secured',
  {
    readonly what:
      | 'passwordChanged'
      | 'paymentChanged'
      | 'paymentReset'
      | 'contactChanged'
      | 'newNetwork'
    /** The masked contact, or the network. */
    readonly name?: string
    /** Whether there was none before. */
    readonly first?: true
    /** Until when money is held. */
    readonly until?: string
  }
>

export type MemberEvent = MemberRegistered | MemberStateChanged | MemberSecured

export function memberRegistered(
  member: Member,
  { invitation = '', referral = '' }: { invitation?: string; referral?: string } = {},
): MemberRegistered {
  const { id, account, type, currency, uplineId } = member
  const came = referral === '' ? {} : { referral }
  return {
    kind: 'member.registered',
    subject: id,
    payload: { member: id, account, type, currency, upline: uplineId, invitation, ...came },
  }
}

export function memberStateChanged(member: string, state: Member['state']): MemberStateChanged {
  return { kind: 'member.state_changed', subject: member, payload: { state } }
}

export function memberSecured(member: string, payload: MemberSecured['payload']): MemberSecured {
  return { kind: 'member.secured', subject: member, payload }
}

/** The payment password was set without the old one, or taken away; with the end of the hold, where there is one. */
export function paymentReset(member: string, heldUntil: Date | undefined): MemberSecured {
  const until = heldUntil === undefined ? {} : { until: heldUntil.toISOString() }
  return memberSecured(member, { what: 'paymentReset', ...until })
}
