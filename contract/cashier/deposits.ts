import { Type, type Static } from 'typebox'
import { amountErrors, own } from './cashier-parts.ts'
import { endpoint } from '../endpoint.ts'
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
  sitePath,
  wholeNumber,
} from '../schema.ts'

/** Money in, as members see it. Sums are in the smallest unit of the member's currency. */

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
  'returned',
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
  /** What was sent back, of one that was. */
  returned: maybe(wholeNumber),
  currency,
  /**
   * `held`: money arrived that does not agree with the order, and a person looks at it. `returned`: it could not be
   * credited and was sent back.
   */
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

export const createDeposit = endpoint({
  method: 'POST',
  path: '/wps/cashier/deposits',
  summary: 'Orders a deposit. The same id orders once, however often it is sent.',
  access: own,
  shedLast: true,
  perMinute: 30,
  input: fields({
    id: madeId('dep'),
    method: filledText(50),
    amount: shortText(64),
    currency: shortText(10),
    /** The page over which it is ordered: a gateway leads back to it. The page of the account by default. */
    from: Type.Optional(sitePath),
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
  ...pictureBody,
  input: fields({ id: shortText(50), picture: pictureBytes }),
  reply: deposit,
  errors: ['not_found', 'already_decided', 'image_invalid', 'image_too_large'],
})

declare module '../contract.ts' {
  interface ContractModules {
    deposits: typeof import('./deposits.ts')
  }
}
