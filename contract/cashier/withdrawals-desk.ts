import { Type, type Static } from 'typebox'
import { decided, decisionErrors, history, mayDecide, mayLook, who } from './cashier-desk-parts.ts'
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
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'
import { withdrawalStates } from './withdrawals.ts'

/** Money out, as operators see and decide it. */

const outErrors = [...decisionErrors, 'not_approved_yet'] as const

/** What a reviewer should know before deciding. Each is a fact with what it rests on, never a verdict. */
export const riskSignals = [
  'new_account',
  'same_ip',
  'same_device',
  'same_payee',
  'unusual_amount',
  'payee_changed',
  'no_turnover',
  'first_withdrawal',
  'holder_differs',
  'contact_changed',
  'payment_changed',
  'payment_reset',
  'password_changed',
] as const
export type RiskSignal = (typeof riskSignals)[number]
const signal = fields({
  kind: Type.Enum([...riskSignals]),
  /** What it rests on: names of members, a number, a time. */
  detail: shortText(300),
})

export const deskWithdrawal = fields({
  id: shortText(50),
  member: who,
  payee: fields({
    institutionName: shortText(80),
    holder: shortText(100),
    /** Masked; who pays asks for the whole one by itself. */
    number: shortText(60),
  }),
  amount: wholeNumber,
  fee: wholeNumber,
  currency,
  state: Type.Enum([...withdrawalStates]),
  disbursed: maybe(wholeNumber),
  returned: maybe(wholeNumber),
  received: maybe(wholeNumber),
  remaining: maybe(wholeNumber),
  dispute: maybe(Type.Enum(['open', 'returned', 'forced'])),
  receivedBy: maybe(Type.Enum(['member', 'time', 'operator'])),
  createdAt: moment,
  since: moment,
  /** When silence counts as received; null while the clock stands still. */
  confirmBy: maybe(moment),
  /** Since when it stands still, because the member is kept out. */
  pausedAt: maybe(moment),
  assignee: shortText(60),
  version: count(),
  signals: list(signal, 20),
  /** Whether a second person must agree to the next decision, were it the caller's. */
  needsSecond: Type.Boolean(),
  /** The request that waits for that person. */
  approval: maybe(shortText(50)),
})
export type DeskWithdrawal = Static<typeof deskWithdrawal>

export const listDeskWithdrawals = endpoint({
  method: 'GET',
  path: '/ops/api/cashier/withdrawals',
  summary:
    'Withdrawals by lane: to be reviewed, to be paid, paid and unconfirmed, in dispute, over.',
  access: mayLook,
  input: fields({
    ...cursorPage,
    lane: Type.Enum(['review', 'pay', 'paid', 'dispute', 'done']),
    member: Type.Optional(shortText(60)),
    search: Type.Optional(shortText(100)),
  }),
  reply: fields({
    items: list(deskWithdrawal, 100),
    next: nextCursor,
    counts: fields({ review: count(), pay: count(), paid: count(), dispute: count() }),
    /** What the rows of each waiting lane come to. */
    sums: fields({ review: wholeNumber, pay: wholeNumber, dispute: wholeNumber }),
  }),
  errors: [],
})

export const getDeskWithdrawal = endpoint({
  method: 'GET',
  path: '/ops/api/cashier/withdrawals/:id',
  summary: 'One withdrawal with its history, signals, proof, and what the member did before.',
  access: mayLook,
  look: { action: 'withdrawal.viewed', object: 'withdrawal :id' },
  input: fields({ id: shortText(50) }),
  reply: fields({
    withdrawal: deskWithdrawal,
    history,
    /** The proof as a data address; empty when there is none. */
    proof: shortText(7_100_000),
    balance: wholeNumber,
    /** Of the whole time of the account. */
    totals: fields({ deposits: wholeNumber, withdrawals: wholeNumber }),
  }),
  errors: ['not_found'],
})

export const revealPayee = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/withdrawals/:id/reveal',
  summary: 'The whole number of the account to pay, for who has the withdrawal in hand.',
  access: mayDecide,
  perMinute: 60,
  look: { action: 'payee.revealed', object: 'withdrawal :id' },
  input: fields({ id: shortText(50) }),
  reply: fields({ number: shortText(60) }),
  errors: ['not_found', 'not_in_hand', 'already_decided'],
})

export const assignWithdrawal = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/withdrawals/:id/assign',
  summary: 'Takes a withdrawal in hand, or lets go of it; the first hand starts the review.',
  access: mayDecide,
  input: fields({ id: shortText(50), take: Type.Boolean() }),
  reply: fields({ withdrawal: deskWithdrawal }),
  errors: ['not_found'],
})

export const approveWithdrawal = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/withdrawals/:id/approve',
  summary: 'Agrees to a withdrawal; above what one may move alone a second person decides.',
  access: ['admin', 'finance', 'risk'],
  input: fields({ ...decided, reason }),
  reply: fields({ withdrawal: deskWithdrawal, approval: maybe(shortText(50)) }),
  errors: outErrors,
})

export const rejectWithdrawal = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/withdrawals/:id/reject',
  summary: 'Refuses a withdrawal: what was held goes back, to the cent; the member reads the note.',
  access: ['admin', 'finance', 'risk'],
  input: fields({ ...decided, note: shortText(500), reason }),
  reply: fields({ withdrawal: deskWithdrawal }),
  errors: outErrors,
})

export const disburseWithdrawal = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/withdrawals/:id/disburse',
  summary: 'Says that it was paid, whole or a part; the rest goes back at once.',
  access: mayDecide,
  input: fields({
    ...decided,
    /** What was paid to the member; all of it when absent. */
    amount: Type.Optional(shortText(64)),
    reference: shortText(100),
    reason,
  }),
  reply: fields({ withdrawal: deskWithdrawal }),
  errors: [
    ...outErrors,
    'amount_invalid',
    'amount_not_positive',
    'amount_too_precise',
    'amount_too_large',
    'same_person',
  ],
})

export const settleDispute = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/withdrawals/:id/dispute',
  summary: 'Ends a dispute: gives back what did not arrive, or decides that it did, for good.',
  access: mayDecide,
  input: fields({
    ...decided,
    as: Type.Enum(['returned', 'forced']),
    note: shortText(500),
    reason,
  }),
  reply: fields({ withdrawal: deskWithdrawal, approval: maybe(shortText(50)) }),
  errors: outErrors,
})

declare module '../contract.ts' {
  interface ContractModules {
    withdrawalsDesk: typeof import('./withdrawals-desk.ts')
  }
}
