import { Type, type Static } from 'typebox'
import { amountErrors, own, passwordErrors, paymentPassword } from './cashier-parts.ts'
import { endpoint } from '../endpoint.ts'
import { agreedLoss, requirement } from './requirements.ts'
import {
  count,
  currency,
  cursorPage,
  fields,
  filledText,
  list,
  madeId,
  maybe,
  moment,
  nextCursor,
  nothing,
  pictureBody,
  pictureBytes,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** Money out, as members see it: where it may be sent, how much may go, and what became of it. */

/** Where money may be sent to. */
export const payeeKinds = ['bank', 'wallet', 'crypto'] as const
const payeeKind = Type.Enum([...payeeKinds])

export const payee = fields({
  id: shortText(50),
  kind: payeeKind,
  /** The bank, wallet or network. */
  institution: shortText(40),
  institutionName: shortText(80),
  holder: shortText(100),
  /** All but the last four signs are hidden. */
  number: shortText(60),
  addedAt: moment,
  /** From when money may be sent to it; a new account waits where the operator set so. */
  usableAt: moment,
})
export type Payee = Static<typeof payee>

export const listPayees = endpoint({
  method: 'GET',
  path: '/wps/cashier/payees',
  summary: 'Own bank accounts and wallets, and the institutions to choose from.',
  access: own,
  input: nothing,
  reply: fields({
    payees: list(payee, 50),
    institutions: list(fields({ code: shortText(40), name: shortText(80), kind: payeeKind }), 300),
    /** The name that accounts must be in; empty until the real name is set. */
    holder: shortText(100),
    most: count(50),
  }),
  errors: [],
})

export const addPayee = endpoint({
  method: 'POST',
  path: '/wps/cashier/payees',
  summary: 'Adds an account to withdraw to, in the own name.',
  access: own,
  sealed: true,
  perMinute: 20,
  input: fields({
    id: madeId('pye'),
    institution: filledText(40),
    holder: shortText(100),
    number: shortText(100),
    paymentPassword,
  }),
  reply: payee,
  errors: [
    ...passwordErrors,
    'not_found',
    'number_invalid',
    'person_name_invalid',
    'holder_differs',
    'account_of_another',
    'already_added',
    'list_full',
    'money_held',
    'id_used_differently',
  ],
})

export const removePayee = endpoint({
  method: 'DELETE',
  path: '/wps/cashier/payees/:id',
  summary: 'Takes an account off the list; withdrawals on their way to it go on.',
  access: own,
  input: fields({ id: shortText(50) }),
  reply: nothing,
  errors: ['not_found'],
})

export const getEligibility = endpoint({
  method: 'GET',
  path: '/wps/cashier/withdrawals/eligibility',
  summary: 'What may be withdrawn now, what is held back and why.',
  access: own,
  input: nothing,
  reply: fields({
    currency,
    balance: wholeNumber,
    available: wholeNumber,
    /** What has still to be played, each with what it holds back. */
    requirements: list(requirement, 50),
    /** What else locks hold, each with the word of who set it. */
    locks: list(fields({ reason: shortText(100), amount: wholeNumber }), 50),
    /** What the caller owes on contracts, which stays until it is paid. */
    owed: wholeNumber,
    min: wholeNumber,
    max: wholeNumber,
    feeBps: count(10_000),
    feeFixed: wholeNumber,
    /** What is left of today's sum and number. */
    leftToday: wholeNumber,
    timesLeftToday: count(1000),
    /** When the next one may be asked for, if not now. */
    nextAt: maybe(moment),
    /** Why nothing can be withdrawn now, whatever the sum. */
    stop: maybe(
      Type.Enum([
        'no_payee',
        'no_payment_password',
        'one_under_way',
        'day_used_up',
        'member_blocked',
        'money_held',
      ]),
    ),
    /** How long a payment waits for a word from the member before it counts as received. */
    confirmMinutes: count(100_000),
  }),
  errors: [],
})

export const withdrawalStates = [
  'requested',
  'reviewing',
  'approved',
  'rejected',
  'disbursed',
  'received',
  'partly_received',
  'not_received',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]
const withdrawalState = Type.Enum([...withdrawalStates])

export const withdrawal = fields({
  id: shortText(50),
  payee: fields({ institutionName: shortText(80), number: shortText(60) }),
  /** What leaves the wallet, the fee included. */
  amount: wholeNumber,
  fee: wholeNumber,
  currency,
  state: withdrawalState,
  /** What was paid, once it was: less than asked for when only a part was; the rest went back at once. */
  disbursed: maybe(wholeNumber),
  returned: maybe(wholeNumber),
  /** What the member said to have received, and what is missing; together they are what was paid. */
  received: maybe(wholeNumber),
  remaining: maybe(wholeNumber),
  hasProof: Type.Boolean(),
  /** Of a payment that did not arrive whole: `open` until an operator decided. `forced` means received for good. */
  dispute: maybe(Type.Enum(['open', 'returned', 'forced'])),
  /** Who said that it was received: the member, the passing of time, or an operator. */
  receivedBy: maybe(Type.Enum(['member', 'time', 'operator'])),
  /** Until when the member may say what arrived; null while that time stands still. */
  confirmBy: maybe(moment),
  /** What an operator wrote for the member. */
  note: shortText(500),
  createdAt: moment,
  steps: list(fields({ state: withdrawalState, at: moment }), 20),
})
export type Withdrawal = Static<typeof withdrawal>

export const createWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/cashier/withdrawals',
  summary: 'Asks for a withdrawal: the sum is held from now on, and it cannot be cancelled.',
  access: own,
  shedLast: true,
  sealed: true,
  perMinute: 20,
  input: fields({
    id: madeId('wdr'),
    payee: shortText(50),
    amount: shortText(64),
    currency: shortText(10),
    paymentPassword,
    /** The bonuses that are given up with it, as they were shown. */
    givesUp: Type.Optional(list(agreedLoss, 20)),
  }),
  reply: withdrawal,
  errors: [
    ...amountErrors,
    ...passwordErrors,
    'unknown_payee',
    'payee_not_usable',
    'below_minimum',
    'above_maximum',
    'one_under_way',
    'day_used_up',
    'insufficient_funds',
    'funds_locked',
    'funds_owed',
    'pocket_closed',
    'member_blocked',
    'money_held',
    'id_used_differently',
    'id_out_of_time',
    'bonus_consent_needed',
    'bonus_changed',
  ],
})

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/wps/cashier/withdrawals',
  summary: 'Own withdrawals, newest first.',
  access: own,
  input: fields({ ...cursorPage, open: Type.Optional(Type.Boolean()) }),
  reply: fields({ items: list(withdrawal, 100), next: nextCursor }),
  errors: [],
})

export const getWithdrawal = endpoint({
  method: 'GET',
  path: '/wps/cashier/withdrawals/:id',
  summary: 'How a withdrawal stands.',
  access: own,
  input: fields({ id: shortText(50) }),
  reply: withdrawal,
  errors: ['not_found'],
})

export const confirmWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/cashier/withdrawals/:id/confirm',
  summary: 'Says what arrived of a payment: all, a part, or nothing, which needs a proof.',
  access: own,
  shedLast: true,
  perMinute: 20,
  ...pictureBody,
  input: fields({
    id: shortText(50),
    outcome: Type.Enum(['received', 'partly_received', 'not_received']),
    /** What arrived, for a part: more than nothing and less than what was paid. */
    received: Type.Optional(shortText(64)),
    /** Of the account's statement. */
    picture: Type.Optional(pictureBytes),
  }),
  reply: withdrawal,
  errors: [
    'not_found',
    'already_decided',
    'not_paid_yet',
    'amount_invalid',
    'amount_not_positive',
    'amount_too_precise',
    'amount_too_large',
    'proof_required',
    'image_invalid',
    'image_too_large',
  ],
})

declare module '../contract.ts' {
  interface ContractModules {
    withdrawals: typeof import('./withdrawals.ts')
  }
}
