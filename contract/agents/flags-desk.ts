import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  cursorPage,
  fields,
  list,
  maybe,
  moment,
  nextCursor,
  reason,
  shortText,
} from '../schema.ts'

/** Members of teams who look like one person, as operators see and judge them. */

const mayLook = ['admin', 'finance', 'risk', 'auditor'] as const
const mayDecide = ['admin', 'risk'] as const

const person = fields({ id: shortText(50), account: shortText(60) })
const flagState = Type.Enum(['open', 'confirmed', 'dismissed'])

const agentFlag = fields({
  id: shortText(50),
  /** Who is left out of active counts, and beside whom. */
  member: person,
  other: person,
  reason: Type.Enum(['same_device', 'self_referred']),
  /** What both left behind. */
  ip: shortText(60),
  userAgent: shortText(300),
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
  summary: 'Members of teams who look like one person, newest first.',
  access: mayLook,
  input: fields({ ...cursorPage, state: Type.Optional(flagState) }),
  reply: fields({ items: list(agentFlag, 100), next: nextCursor }),
  errors: [],
})

export const decideAgentFlag = endpoint({
  method: 'POST',
  path: '/ops/api/agents/flags/:id/decide',
  summary:
    'Says whether two accounts are one person; who is not counts as active from the next day on.',
  access: mayDecide,
  input: fields({ id: shortText(50), state: Type.Enum(['confirmed', 'dismissed']), reason }),
  reply: agentFlag,
  errors: ['not_found', 'nothing_changed'],
})

declare module '../contract.ts' {
  interface ContractModules {
    flagsDesk: typeof import('./flags-desk.ts')
  }
}
