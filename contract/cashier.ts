import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
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
  pictureText,
  shortText,
  wholeNumber,
} from './schema.ts'

/** Money in and money out, as members see it. Sums are in the smallest unit of the member's currency. */

const own = ['member', 'agent'] as const

export const methodKinds = ['bank', 'wallet', 'online', 'crypto'] as const
export type MethodKind = (typeof methodKinds)[number]
const methodKind = Type.Enum([...methodKinds])

/** Why a way to pay cannot be used now. */
export const methodStops = ['closed', 'outside_hours', 'gateway_down'] as const

export const depositMethod = fields({
  id: filledText(50),
  kind: methodKind,
  /** In the caller's language. */
  name: filledText(80),
  note: shortText(500),
  min: wholeNumber,
  max: wholeNumber,
  /** Amounts to choose from with one tap, all between min and max. */
  chips: list(wholeNumber, 8),
  /** The member's part of the cost: basis points of the amount, plus a fixed sum. */
  feeBps: count(10_000),
  feeFixed: wholeNumber,
  /** How long it usually takes, in minutes. */
  arrivalMinutes: count(100_000),
  /** Open hours in the brand's zone as minutes of the day; null when it never closes. */
  hours: maybe(fields({ from: count(1440), to: count(1440) })),
  /** Null when it can be used now. */
  stop: maybe(Type.Enum([...methodStops])),
  /** When it opens again, where that is known. */
  opensAt: maybe(moment),
  /** Whether a picture of the payment must be sent. */
  needsSlip: Type.Boolean(),
})
export type DepositMethod = Static<typeof depositMethod>

/** The own deposit limit that binds, if there is one: no deposit may exceed `left`. */
export const bindingLimit = fields({
  period: Type.Enum(['day', 'week', 'month']),
  amount: wholeNumber,
  left: wholeNumber,
})
export type BindingLimit = Static<typeof bindingLimit>

export const listDepositMethods = endpoint({
  method: 'GET',
  path: '/wps/cashier/methods',
  summary: 'The ways to pay in, with limits, fees and hours, and what the page needs beside them.',
  access: own,
  input: nothing,
  reply: fields({
    currency,
    methods: list(depositMethod, 100),
    /** The method of the latest deposit. */
    lastMethod: maybe(shortText(50)),
    /** Nothing was ever paid in: limits are offered first. */
    isFirst: Type.Boolean(),
    limit: maybe(bindingLimit),
  }),
  errors: [],
})

export const depositStates = [
  'awaiting',
  'verifying',
  'held',
  'success',
  'failed',
  'expired',
  'cancelled',
] as const
export type DepositState = (typeof depositStates)[number]
const depositState = Type.Enum([...depositStates])

/** Why a deposit failed, or waits for a person. */
export const depositReasons = [
  'rejected_by_operator',
  'refused_by_gateway',
  'amount_differs',
  'paid_late',
  'over_own_limit',
  'member_barred',
  'outcome_unknown',
] as const
export type DepositReason = (typeof depositReasons)[number]

export const deposit = fields({
  id: shortText(50),
  method: fields({ id: shortText(50), kind: methodKind, name: shortText(80) }),
  /** What the member pays. */
  amount: wholeNumber,
  fee: wholeNumber,
  /** What reached the wallet, once it did: what was paid, less the fee. */
  credited: maybe(wholeNumber),
  currency,
  /** `held`: money arrived that does not agree with the order, and a person looks at it. */
  state: depositState,
  reason: maybe(Type.Enum([...depositReasons])),
  /** What an operator wrote for the member. */
  note: shortText(500),
  createdAt: moment,
  /** Until when it waits for the payment; null when it no longer does. */
  expiresAt: maybe(moment),
  steps: list(fields({ state: depositState, at: moment }), 20),
  /** How to pay, while it waits. */
  instructions: maybe(
    fields({
      /** To be written with the payment, so that it is found. */
      reference: shortText(40),
      bank: shortText(80),
      holder: shortText(100),
      number: shortText(60),
      /** What the QR code holds; empty when there is none. */
      qr: shortText(500),
      address: shortText(200),
      network: shortText(40),
      /** The gateway's page; empty when there is none. */
      redirectUrl: shortText(500),
    }),
  ),
  needsSlip: Type.Boolean(),
  hasSlip: Type.Boolean(),
})
export type Deposit = Static<typeof deposit>

const amountErrors = [
  'amount_invalid',
  'amount_not_positive',
  'amount_too_precise',
  'amount_too_large',
  'wrong_currency',
] as const

export const createDeposit = endpoint({
  method: 'POST',
  path: '/wps/cashier/deposits',
  summary: 'Orders a deposit. The same id orders once, however often it is sent.',
  access: own,
  perMinute: 30,
  input: fields({
    id: madeId('dep'),
    method: filledText(50),
    amount: shortText(64),
    currency: shortText(10),
  }),
  reply: deposit,
  errors: [
    ...amountErrors,
    'method_unavailable',
    'below_minimum',
    'above_maximum',
    'deposit_limit_reached',
    'too_many_open',
    'duplicate_order',
    'member_timed_out',
    'member_excluded',
    'gateway_unavailable',
    'id_used_differently',
    'id_out_of_time',
  ],
})

export const listDeposits = endpoint({
  method: 'GET',
  path: '/wps/cashier/deposits',
  summary: 'Own deposits, newest first.',
  access: own,
  input: fields({ ...cursorPage, open: Type.Optional(Type.Boolean()) }),
  reply: fields({ items: list(deposit, 100), next: nextCursor }),
  errors: [],
})

export const getDeposit = endpoint({
  method: 'GET',
  path: '/wps/cashier/deposits/:id',
  summary: 'How a deposit stands.',
  access: own,
  input: fields({ id: shortText(50) }),
  reply: deposit,
  errors: ['not_found'],
})

export const cancelDeposit = endpoint({
  method: 'POST',
  path: '/wps/cashier/deposits/:id/cancel',
  summary: 'Gives a deposit up before anything was paid.',
  access: own,
  input: fields({ id: shortText(50) }),
  reply: deposit,
  errors: ['not_found', 'already_decided'],
})

export const sendDepositSlip = endpoint({
  method: 'PUT',
  path: '/wps/cashier/deposits/:id/slip',
  summary: 'Sends the picture of a payment; the deposit is verified from then on.',
  access: own,
  perMinute: 20,
  bodyBytes: 7_200_000,
  input: fields({ id: shortText(50), picture: pictureText }),
  reply: deposit,
  errors: ['not_found', 'already_decided', 'image_invalid', 'image_too_large'],
})

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

const paymentPassword = shortText(64)
const passwordErrors = [
  'payment_password_unset',
  'payment_password_wrong',
  'payment_password_locked',
] as const

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
    'holder_differs',
    'account_of_another',
    'already_added',
    'list_full',
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
    /** What locks hold, each with the word of who set it and, where it is turnover, how much is left of it. */
    locks: list(
      fields({ reason: shortText(100), amount: wholeNumber, turnoverLeft: maybe(wholeNumber) }),
      50,
    ),
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
  /** Until when the member may say what arrived. */
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
  sealed: true,
  perMinute: 20,
  input: fields({
    id: madeId('wdr'),
    payee: shortText(50),
    amount: shortText(64),
    currency: shortText(10),
    paymentPassword,
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
    'pocket_closed',
    'member_blocked',
    'id_used_differently',
    'id_out_of_time',
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
  perMinute: 20,
  bodyBytes: 7_200_000,
  input: fields({
    id: shortText(50),
    outcome: Type.Enum(['received', 'partly_received', 'not_received']),
    /** What arrived, for a part: more than nothing and less than what was paid. */
    received: Type.Optional(shortText(64)),
    /** A picture of the account's statement. */
    proof: Type.Optional(pictureText),
  }),
  reply: withdrawal,
  errors: [
    'not_found',
    'already_decided',
    'amount_invalid',
    'amount_not_positive',
    'amount_too_precise',
    'amount_too_large',
    'proof_required',
    'image_invalid',
    'image_too_large',
  ],
})

export const uplineTransfer = fields({
  id: shortText(50),
  to: shortText(60),
  amount: wholeNumber,
  currency,
  note: shortText(140),
  at: moment,
})
export type UplineTransfer = Static<typeof uplineTransfer>

export const getUpline = endpoint({
  method: 'GET',
  path: '/wps/cashier/upline',
  summary: 'To whom the caller may transfer, and how much today; no upline, no transfer.',
  access: own,
  input: nothing,
  reply: fields({
    /** The name, masked; null for who has nobody above. */
    upline: maybe(shortText(60)),
    currency,
    available: wholeNumber,
    min: wholeNumber,
    dailyLimit: wholeNumber,
    leftToday: wholeNumber,
    paymentPasswordSet: Type.Boolean(),
    latest: list(uplineTransfer, 20),
  }),
  errors: [],
})

export const transferToUpline = endpoint({
  method: 'POST',
  path: '/wps/cashier/upline',
  summary: 'Gives cash to the upline, for good.',
  access: own,
  sealed: true,
  perMinute: 20,
  input: fields({
    id: madeId('upl'),
    amount: shortText(64),
    currency: shortText(10),
    note: shortText(140),
    paymentPassword,
  }),
  reply: uplineTransfer,
  errors: [
    ...amountErrors,
    ...passwordErrors,
    'no_upline',
    'below_minimum',
    'day_used_up',
    'insufficient_funds',
    'funds_locked',
    'pocket_closed',
    'member_blocked',
    'id_used_differently',
    'id_out_of_time',
  ],
})
