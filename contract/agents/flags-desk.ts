import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  cursorPage,
  fields,
  list,
  maybe,
  moment,
  nextCursor,
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** Members of teams who look like one person or stand against each other, as operators see and judge them. */

const mayLook = ['admin', 'finance', 'risk', 'auditor'] as const
const mayDecide = ['admin', 'risk'] as const

const person = fields({ id: shortText(50), account: shortText(60) })
const flagState = Type.Enum(['open', 'confirmed', 'dismissed'])

const flaggedRound = fields({
  game: shortText(100),
  /** As its game, or its vendor, calls it. */
  round: shortText(100),
  currency: shortText(5),
  at: moment,
  stake: wholeNumber,
  otherStake: wholeNumber,
  /** The results on which each had something. */
  on: list(shortText(40), 200),
  otherOn: list(shortText(40), 200),
})
export type FlaggedRound = Static<typeof flaggedRound>

const agentFlag = fields({
  id: shortText(50),
  /** Who came later or stands below, and beside whom. */
  member: person,
  other: person,
  reason: Type.Enum(['same_device', 'self_referred', 'same_bank', 'opposite_bets']),
  /** Whether the first of them is left out of active counts for it. */
  isLeftOut: Type.Boolean(),
  /** What both left behind, where they look like one person. */
  device: maybe(fields({ ip: shortText(60), userAgent: shortText(300) })),
  /** The account of a bank that both have, had or wanted, by the end of its number. */
  bank: maybe(fields({ bank: shortText(100), number: shortText(40) })),
  /** In how many rounds they stood against each other, of how many that both were in, and the latest of them. */
  bets: maybe(fields({ opposite: count(), common: count(), rounds: list(flaggedRound, 20) })),
  state: flagState,
  foundAt: moment,
  decidedBy: maybe(shortText(100)),
  decidedReason: maybe(shortText(500)),
  decidedAt: maybe(moment),
})
export type AgentFlag = Static<typeof agentFlag>

export const listAgentFlags = endpoint({
  method: 'GET',
  path: '/ops/api/agents/flags',
  summary: 'Members of teams who look like one person or stand against each other, newest first.',
  access: mayLook,
  input: fields({ ...cursorPage, state: Type.Optional(flagState) }),
  reply: fields({ items: list(agentFlag, 100), next: nextCursor }),
  errors: [],
})

export const decideAgentFlag = endpoint({
  method: 'POST',
  path: '/ops/api/agents/flags/:id/decide',
  summary:
    'Says whether what was found is so. Who is left out and is another person counts again from that day on.',
  access: mayDecide,
  input: fields({
    id: shortText(50),
    state: Type.Enum(['confirmed', 'dismissed']),
    /** As it stood before whoever decides; where it is another by now, somebody else decided. */
    seen: flagState,
    reason,
  }),
  reply: agentFlag,
  errors: ['not_found', 'nothing_changed', 'changed_meanwhile'],
})

export const lookForFlags = endpoint({
  method: 'POST',
  path: '/ops/api/agents/flags/look',
  summary:
    'Looks through logins, accounts of banks and shared rounds now, as the clock does every hour.',
  access: mayDecide,
  perMinute: 6,
  input: fields({ reason }),
  reply: fields({ found: count() }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    flagsDesk: typeof import('./flags-desk.ts')
  }
}
