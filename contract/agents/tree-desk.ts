import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  cursorPage,
  dayText,
  fields,
  filledText,
  list,
  madeId,
  maybe,
  moment,
  nextCursor,
  nothing,
  reason,
  shortText,
  times,
} from '../schema.ts'
import { contractKind } from './contract-parts.ts'

/** Teams as operators see them, and what they set there: rates, and who stands where. */

const mayLook = ['admin', 'finance', 'risk', 'auditor'] as const
const maySet = ['admin'] as const

const moveState = Type.Enum(['planned', 'done', 'taken_back'])

const person = fields({ id: shortText(50), account: shortText(60) })

const branchMove = fields({
  id: shortText(50),
  member: person,
  /** Null is the top. */
  from: maybe(person),
  to: maybe(person),
  /** The first day of the brand's calendar on which it holds. */
  day: dayText,
  state: moveState,
  /** How many came along when it was planned. */
  size: count(),
  /** How many contracts ended with it. */
  ended: count(),
  reason: shortText(500),
  plannedBy: shortText(100),
  plannedAt: moment,
  overAt: maybe(moment),
  /** Whether it can still be taken back. */
  isOpen: Type.Boolean(),
})
export type BranchMove = Static<typeof branchMove>

const branch = fields({
  id: shortText(50),
  account: shortText(60),
  nickname: shortText(60),
  type: times(0, 99),
  state: shortText(20),
  currency,
  joinedAt: moment,
  /** In hundredths of a percent. */
  rate: times(0, 10_000),
  teamSize: count(),
  direct: count(),
  /** How many stand above. */
  depth: count(),
  contracts: list(contractKind, 4),
  move: maybe(branchMove),
})
export type Branch = Static<typeof branch>

export const getAgentTree = endpoint({
  method: 'GET',
  path: '/ops/api/agents/tree',
  summary: 'Who stands directly below somebody, or at the top, with the way there.',
  access: mayLook,
  input: fields({
    ...cursorPage,
    /** An account; the top when absent. */
    of: Type.Optional(filledText(60)),
    /** An account as it is written, or the beginning of some, ending with `*`; then all levels are searched. */
    search: Type.Optional(filledText(60)),
  }),
  reply: fields({
    zone: shortText(60),
    today: dayText,
    /** From the top down to whose lines these are. */
    path: list(person, 1000),
    /** Whose lines these are; null at the top. */
    of: maybe(branch),
    items: list(branch, 100),
    next: nextCursor,
    isCut: Type.Boolean(),
  }),
  errors: ['not_found'],
})

export const setAgentRate = endpoint({
  method: 'POST',
  path: '/ops/api/agents/rates',
  summary:
    'Sets the rate of an account, between the highest right below and that of who stands above, or of the document.',
  access: maySet,
  input: fields({ account: filledText(60), rate: times(0, 10_000), reason }),
  reply: fields({ rate: times(0, 10_000) }),
  errors: ['not_found', 'rate_above_upline', 'rate_step', 'rate_too_high', 'rate_too_low'],
})

export const listMoves = endpoint({
  method: 'GET',
  path: '/ops/api/agents/moves',
  summary: 'Moves of branches, newest first.',
  access: mayLook,
  input: fields({
    ...cursorPage,
    account: Type.Optional(filledText(60)),
    state: Type.Optional(moveState),
  }),
  reply: fields({ items: list(branchMove, 100), next: nextCursor }),
  errors: [],
})

const askedMove = fields({
  approvalId: shortText(50),
  member: person,
  /** Null is the top. */
  from: maybe(person),
  to: maybe(person),
  size: count(),
  /** How many contracts would end with it. */
  ends: count(),
  reason: shortText(500),
  askedBy: shortText(120),
  askedAt: moment,
  /** When it ends by itself if nobody decides. */
  expiresAt: moment,
})
export type AskedMove = Static<typeof askedMove>

export const listAskedMoves = endpoint({
  method: 'GET',
  path: '/ops/api/agents/moves/asked',
  summary: 'Moves that wait for a second person, oldest first.',
  access: mayLook,
  input: nothing,
  reply: fields({ items: list(askedMove, 100) }),
  errors: [],
})

export const planMove = endpoint({
  method: 'POST',
  path: '/ops/api/agents/moves',
  summary:
    'Asks to put an account with all below under another agent, or at the top; planned for the next day when a second person agrees.',
  access: maySet,
  input: fields({
    id: madeId('mov'),
    account: filledText(60),
    /** Empty for the top. */
    upline: shortText(60),
    /** That contracts with the present upline, and what stands on them, may end. */
    confirmed: Type.Optional(Type.Boolean()),
    reason,
  }),
  /** Null where this id has been planned already. */
  reply: fields({ approvalId: maybe(shortText(50)) }),
  errors: [
    'not_found',
    'move_to_self',
    'move_into_own_team',
    'move_same_place',
    'move_not_agent',
    'move_other_currency',
    'move_planned',
    'move_asked',
    'move_rate',
    'move_too_deep',
    'move_ends_contracts',
    'changed_meanwhile',
    'id_used_differently',
    'id_out_of_time',
  ],
})

export const takeBackMove = endpoint({
  method: 'POST',
  path: '/ops/api/agents/moves/:id/take-back',
  summary: 'Takes back a move before its day.',
  access: maySet,
  input: fields({ id: shortText(50), reason }),
  reply: branchMove,
  errors: ['not_found', 'move_over', 'move_begun', 'move_into_own_team'],
})

declare module '../contract.ts' {
  interface ContractModules {
    treeDesk: typeof import('./tree-desk.ts')
  }
}
