import { Type, type Static } from 'typebox'
import { adjustmentDirections, adjustmentKinds, type AdjustmentKind } from './adjustment-kinds.ts'
import { endpoint } from '../endpoint.ts'
import { memberReaders, type OperatorRole } from '../roles.ts'
import { cursorPage, fields, list, moment, reason, shortText } from '../schema.ts'

/** Money that operators give to members or take from them by hand. */

const mayAsk = ['admin', 'finance'] as const satisfies readonly OperatorRole[]

const idOf = (prefix: string) =>
  Type.String({ pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`, maxLength: 30 })
const direction = Type.Enum([...adjustmentDirections])
const kind = Type.Enum(Object.keys(adjustmentKinds) as AdjustmentKind[])
const state = Type.Enum(['waiting', 'done', 'refused', 'rejected', 'expired'])

export const adjustment = fields({
  id: shortText(50),
  member: shortText(50),
  direction,
  kind,
  /** In the smallest unit of the currency; whole numbers travel as text. */
  amount: shortText(20),
  currency: shortText(10),
  reason: shortText(500),
  /** `refused` when the money was not there; `rejected` by a second person; `expired` when nobody decided in time. */
  state,
  /** The code of the refusal; empty otherwise. */
  refusal: shortText(40),
  requestedBy: shortText(60),
  requestedById: shortText(50),
  requestedAt: moment,
  /** The request that a second person decides; null where one person may do it. */
  approval: Type.Union([shortText(50), Type.Null()]),
  decidedBy: shortText(60),
  decidedAt: Type.Union([moment, Type.Null()]),
  /** The movement of the ledger, once it is done. */
  transfer: Type.Union([shortText(50), Type.Null()]),
})
export type Adjustment = Static<typeof adjustment>

export const createAdjustment = endpoint({
  method: 'POST',
  path: '/ops/api/adjustments',
  summary:
    'Gives a member cash or takes it, at once or, above the limit of the policy, when a second person agrees.',
  access: mayAsk,
  perMinute: 60,
  input: fields({
    /** Made by the caller before asking, and repeated with every further try. */
    id: idOf('adj'),
    member: idOf('mem'),
    direction,
    kind,
    amount: shortText(64),
    currency: shortText(10),
    reason,
  }),
  reply: adjustment,
  errors: [
    'amount_invalid',
    'amount_not_positive',
    'amount_too_precise',
    'amount_too_large',
    'wrong_currency',
    'kind_unfit',
    'unknown_member',
    'debit_not_covered',
    'funds_locked',
    'pocket_closed',
    'id_used_differently',
    'id_out_of_time',
  ],
})

export const listAdjustments = endpoint({
  method: 'GET',
  path: '/ops/api/adjustments',
  summary: 'Money given and taken by hand, newest first, of one member or in one state.',
  access: memberReaders,
  input: fields({
    ...cursorPage,
    member: Type.Optional(shortText(60)),
    state: Type.Optional(state),
  }),
  reply: fields({ items: list(adjustment, 100), next: Type.Union([shortText(200), Type.Null()]) }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    adjustments: typeof import('./adjustments.ts')
  }
}
