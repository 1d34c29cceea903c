import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  cursorPage,
  fields,
  filledText,
  list,
  moment,
  nextCursor,
  reason,
  shortText,
  times,
} from '../schema.ts'
import { invitationFields } from './downlines.ts'

/** The links by which agents invite, as operators see and end them. */

const mayLook = ['admin', 'finance', 'risk', 'auditor'] as const
const mayEnd = ['admin', 'risk'] as const

const code = Type.String({ pattern: '^[0-9A-Za-z]{1,12}$', maxLength: 12 })

const deskInvitation = fields({
  ...invitationFields,
  agent: fields({ id: shortText(50), account: shortText(60) }),
})
export type DeskInvitation = Static<typeof deskInvitation>

export const listDeskInvitations = endpoint({
  method: 'GET',
  path: '/ops/api/agents/invitations',
  summary: 'Links of everybody or of one agent, by how their codes begin, newest first.',
  access: mayLook,
  input: fields({
    ...cursorPage,
    /** An account. */
    agent: Type.Optional(filledText(60)),
    code: Type.Optional(code),
  }),
  reply: fields({ items: list(deskInvitation, 100), next: nextCursor }),
  errors: [],
})

const joinedMember = fields({
  id: shortText(50),
  account: shortText(60),
  type: times(0, 99),
  joinedAt: moment,
})
export type JoinedMember = Static<typeof joinedMember>

export const listInvitationJoined = endpoint({
  method: 'GET',
  path: '/ops/api/agents/invitations/:code/joined',
  summary: 'Who came by a link, the newest first.',
  access: mayLook,
  input: fields({ ...cursorPage, code }),
  reply: fields({ items: list(joinedMember, 100), next: nextCursor }),
  errors: ['not_found'],
})

export const endInvitation = endpoint({
  method: 'POST',
  path: '/ops/api/agents/invitations/:code/end',
  summary: 'Nobody comes by this link any more; its agent is told.',
  access: mayEnd,
  input: fields({ code, reason }),
  reply: deskInvitation,
  errors: ['not_found', 'nothing_changed'],
})

declare module '../contract.ts' {
  interface ContractModules {
    invitationsDesk: typeof import('./invitations-desk.ts')
  }
}
