import { Type, type Static } from 'typebox'
import {
  decided,
  decisionErrors,
  history,
  lane,
  mayDecide,
  mayLook,
  who,
} from './cashier-desk-parts.ts'
import { depositReasons, depositStates, methodKinds } from './deposits.ts'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  cursorPage,
  fields,
  list,
  maybe,
  moment,
  nextCursor,
  pictureBody,
  pictureBytes,
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** Money in, as operators see and decide it. */

export const deskDeposit = fields({
  id: shortText(50),
  member: who,
  method: fields({ id: shortText(50), kind: Type.Enum([...methodKinds]), name: shortText(80) }),
  amount: wholeNumber,
  fee: wholeNumber,
  /** What the gateway or the operator says was paid. */
  paid: maybe(wholeNumber),
  credited: maybe(wholeNumber),
  currency,
  state: Type.Enum([...depositStates]),
  reason: maybe(Type.Enum([...depositReasons])),
  reference: shortText(40),
  gatewayReference: shortText(100),
  createdAt: moment,
  /** Since when it has been in this state: what the age of a row is counted from. */
  since: moment,
  expiresAt: maybe(moment),
  /** Who has taken it in hand, if anybody. */
  assignee: shortText(60),
  /** Grows with each change; a decision names the one it was made on. */
  version: count(),
  hasSlip: Type.Boolean(),
  /** The request that waits for a second person, if one does. */
  approval: maybe(shortText(50)),
})
export type DeskDeposit = Static<typeof deskDeposit>

export const listDeskDeposits = endpoint({
  method: 'GET',
  path: '/ops/api/cashier/deposits',
  summary: 'Deposits; those that wait for a person first by age, all others newest first.',
  access: mayLook,
  input: fields({
    ...cursorPage,
    lane,
    method: Type.Optional(shortText(50)),
    member: Type.Optional(shortText(60)),
    search: Type.Optional(shortText(100)),
  }),
  reply: fields({
    items: list(deskDeposit, 100),
    next: nextCursor,
    counts: fields({ waiting: count(), open: count() }),
  }),
  errors: [],
})

export const getDeskDeposit = endpoint({
  method: 'GET',
  path: '/ops/api/cashier/deposits/:id',
  summary: 'One deposit with its history, its call-backs and its slip.',
  access: mayLook,
  look: { action: 'deposit.viewed', object: 'deposit :id' },
  input: fields({ id: shortText(50) }),
  reply: fields({
    deposit: deskDeposit,
    history,
    /** Every call-back that came for it, and what became of it. */
    callbacks: list(
      fields({
        at: moment,
        event: shortText(40),
        outcome: shortText(40),
        amount: maybe(wholeNumber),
        times: count(),
      }),
      100,
    ),
    /** The picture as a data address; empty when there is none. */
    slip: shortText(7_100_000),
    /** Deposits of the same sum within the hour before, which may be the same payment. */
    alike: list(shortText(50), 20),
    balance: wholeNumber,
  }),
  errors: ['not_found'],
})

export const approveDeposit = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/deposits/:id/approve',
  summary: 'Credits a deposit that a person examined; above the limit a second person decides.',
  access: mayDecide,
  input: fields({
    ...decided,
    /** What was really paid; when absent, what the gateway saw, or else what was ordered. */
    paid: Type.Optional(shortText(64)),
    reason,
  }),
  reply: fields({ deposit: deskDeposit, approval: maybe(shortText(50)) }),
  errors: [
    ...decisionErrors,
    'amount_invalid',
    'amount_not_positive',
    'amount_too_precise',
    'amount_too_large',
    'deposit_limit_reached',
    'member_timed_out',
    'member_excluded',
    'pocket_closed',
  ],
})

export const rejectDeposit = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/deposits/:id/reject',
  summary: 'Ends a deposit without money; the member reads the note.',
  access: mayDecide,
  input: fields({ ...decided, note: shortText(500), reason }),
  reply: fields({ deposit: deskDeposit }),
  errors: decisionErrors,
})

export const returnDeposit = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/deposits/:id/return',
  summary:
    'Books that what was paid is sent back, where it cannot be credited; above the limit a second person decides.',
  access: mayDecide,
  input: fields({
    ...decided,
    /** What was really paid; when absent, what the gateway saw, or else what was ordered. */
    paid: Type.Optional(shortText(64)),
    /** Read by the member. */
    note: shortText(500),
    reason,
  }),
  reply: fields({ deposit: deskDeposit, approval: maybe(shortText(50)) }),
  errors: [
    ...decisionErrors,
    'amount_invalid',
    'amount_not_positive',
    'amount_too_precise',
    'amount_too_large',
  ],
})

export const expireDeposit = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/deposits/:id/expire',
  summary: 'Ends the waiting for a payment now.',
  access: mayDecide,
  input: fields({ ...decided, reason }),
  reply: fields({ deposit: deskDeposit }),
  errors: decisionErrors,
})

export const assignDeposit = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/deposits/:id/assign',
  summary: 'Takes a deposit in hand, or lets go of it.',
  access: mayDecide,
  input: fields({ id: shortText(50), take: Type.Boolean() }),
  reply: fields({ deposit: deskDeposit }),
  errors: ['not_found'],
})

/** For the drawing of a slip or proof that an operator adds by hand, such as a bank's own note. */
export const attachSlip = endpoint({
  method: 'PUT',
  path: '/ops/api/cashier/deposits/:id/slip',
  summary: 'Adds or replaces the picture of a payment for a member who cannot.',
  access: mayDecide,
  perMinute: 30,
  ...pictureBody,
  input: fields({ id: shortText(50), picture: pictureBytes, reason }),
  reply: fields({ deposit: deskDeposit }),
  errors: ['not_found', 'already_decided', 'image_invalid', 'image_too_large'],
})

declare module '../contract.ts' {
  interface ContractModules {
    depositsDesk: typeof import('./deposits-desk.ts')
  }
}
