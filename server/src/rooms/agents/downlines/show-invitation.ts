import type { AgentInvitation } from '@baize/contract/agents/downlines'
import type { Invitation } from '../../identity/identity.ts'

export type RatedInvitation = Invitation & { readonly rate: number }

/** An invitation as it goes to pages, with whether anybody can still come by it. */
export function showInvitation(one: RatedInvitation, now: Date): AgentInvitation {
  return {
    code: one.code,
    name: one.name,
    makesAgent: one.makesAgent,
    rate: one.rate,
    state: stateOf(one, now),
    expiresAt: one.expiresAt?.toISOString() ?? null,
    mostUses: one.mostUses,
    uses: one.uses,
    looks: one.looks,
    createdAt: one.createdAt.toISOString(),
  }
}

function stateOf({ open, expiresAt, mostUses, uses }: RatedInvitation, now: Date) {
  if (!open) return 'off'
  if (expiresAt !== null && expiresAt <= now) return 'ended'
  return mostUses !== null && uses >= mostUses ? 'used_up' : 'active'
}
