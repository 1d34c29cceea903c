import type { MemberState } from '@baize/contract/identity/members-desk'
import type { Search } from '../../../shared/forms/use-search.ts'

export const memberKinds = ['member', 'agent', 'trial', 'house'] as const
export type MemberKind = (typeof memberKinds)[number]

export const memberStates = ['open', 'locked', 'closed'] as const satisfies readonly MemberState[]

export type MembersFilter = {
  readonly search?: string
  readonly type?: MemberKind
  readonly state?: MemberState
  readonly tag?: string
}

/** What the address asks for. A word that is none of the known ones counts as nothing. */
export function readMembersFilter({ q, type, state, tag }: Search): MembersFilter {
  const text = q?.trim()
  const kind = memberKinds.find((known) => known === type)
  const wanted = memberStates.find((known) => known === state)
  return {
    ...(text && { search: text }),
    ...(kind && { type: kind }),
    ...(wanted && { state: wanted }),
    ...(tag && { tag }),
  }
}
