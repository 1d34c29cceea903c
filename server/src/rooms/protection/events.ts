import type { LimitKind, LimitPeriod } from '@baize/contract/protection/protection'
import type { NewEvent } from '../../platform/events/events.ts'

/** An own limit stopped a deposit or a stake. The subject is the member. */
export type LimitReached = NewEvent<
  'limit.reached',
  { readonly kind: LimitKind; readonly period: LimitPeriod }
>

/** A time-out or an exclusion began. The subject is the member; `until` is null for good. */
export type MemberBarred = NewEvent<
  'member.barred',
  { readonly kind: 'time_out' | 'exclusion'; readonly until: string | null }
>

export function limitReached(
  member: string,
  { kind, period }: LimitReached['payload'],
): LimitReached {
  return { kind: 'limit.reached', subject: member, payload: { kind, period } }
}

export function memberBarred(
  member: string,
  { kind, until }: { readonly kind: MemberBarred['payload']['kind']; readonly until: Date | null },
): MemberBarred {
  const payload = { kind, until: until?.toISOString() ?? null }
  return { kind: 'member.barred', subject: member, payload }
}
