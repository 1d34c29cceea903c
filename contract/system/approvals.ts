import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
import { operatorRole } from './operators.ts'
import { operatorRoles } from '../roles.ts'
import { count, fields, list, moment, nothing, reason, shortText } from '../schema.ts'

/** Changes that wait for a second person. */

const changeWords = { name: shortText(500), before: shortText(2000), after: shortText(2000) }

const approval = fields({
  id: shortText(50),
  action: shortText(60),
  /** The action as a sentence in the reader's language. */
  says: shortText(200),
  /** What yes and no do, where the room that carries it out has words for it; else empty. */
  saysYes: shortText(500),
  saysNo: shortText(500),
  /** Who may be the second person. */
  deciders: list(operatorRole, 6),
  object: shortText(200),
  /** Whose money it is about, by the name of the account, and how much; empty where it is about no money. */
  member: shortText(120),
  sum: shortText(80),
  /** What will happen, as the requester sent it. */
  content: Type.Unknown(),
  /** What changes, in the reader's language, where that can be said setting by setting; what loosens a control first. */
  changes: list(fields({ ...changeWords, isLoosened: Type.Boolean() }), 50),
  /** How the controls that would be loosened were changed before, newest first; only of what waits. */
  past: list(fields({ ...changeWords, at: moment, by: shortText(120) }), 10),
  requestedBy: shortText(120),
  requestedById: shortText(50),
  requestedAt: moment,
  reason: shortText(500),
  /** When it ends by itself if nobody decides. */
  expiresAt: moment,
  /** How others decided what the same person asked for in the last ninety days. */
  record: fields({ agreed: count(), refused: count() }),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('approved'),
    Type.Literal('rejected'),
    Type.Literal('expired'),
    Type.Literal('withdrawn'),
    /** Somebody agreed, and it can never be carried out. */
    Type.Literal('impossible'),
  ]),
  decidedBy: shortText(120),
  decidedAt: Type.Union([moment, Type.Null()]),
  /** Why; empty where nobody decided. */
  decidedReason: shortText(500),
  /** Why it can never be carried out, in the reader's language; empty of any other. */
  impossible: shortText(500),
})
export type Approval = Static<typeof approval>

/** A login, or the key of a vendor, that a yes made: told this once to who agreed, for its owner and not for who asked. */
const handOver = fields({
  username: shortText(40),
  password: shortText(200),
  /** The secret of the vendor that is named. */
  isKey: Type.Optional(Type.Boolean()),
})
export type HandOver = Static<typeof handOver>

export const listApprovals = endpoint({
  method: 'GET',
  path: '/ops/api/approvals',
  summary:
    'Changes that wait for a second person and those decided lately, as far as they concern the caller.',
  access: operatorRoles,
  input: nothing,
  reply: list(approval, 100),
  errors: [],
})

export const decideApproval = endpoint({
  method: 'POST',
  path: '/ops/api/approvals/:id',
  summary: 'Says yes or no as the second person.',
  access: ['admin', 'finance', 'risk'],
  input: fields({ id: shortText(50), approve: Type.Boolean(), reason }),
  reply: fields({ handOver: Type.Union([handOver, Type.Null()]) }),
  /** And those of what is carried out, which are the rooms' own. */
  errors: [
    'not_found',
    'same_person',
    'already_decided',
    'too_new_to_decide',
    'asker_gone',
  ] as readonly ErrorCode[],
})

export const withdrawApproval = endpoint({
  method: 'POST',
  path: '/ops/api/approvals/:id/withdraw',
  summary: 'Takes back what oneself asked for, while nobody has decided.',
  access: operatorRoles,
  input: fields({ id: shortText(50), reason }),
  reply: nothing,
  errors: ['not_found', 'already_decided'],
})

declare module '../contract.ts' {
  interface ContractModules {
    approvals: typeof import('./approvals.ts')
  }
}
