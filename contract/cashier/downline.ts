import { Type, type Static } from 'typebox'
import { amountErrors, passwordErrors, paymentPassword, purse } from './cashier-parts.ts'
import { endpoint } from '../endpoint.ts'
import { currency, fields, madeId, maybe, moment, shortText, wholeNumber } from '../schema.ts'

/** Money that an agent passes to somebody of the own team. */

const agent = ['agent'] as const

export const downlineTransfer = fields({
  id: shortText(50),
  to: shortText(60),
  amount: wholeNumber,
  currency,
  note: shortText(140),
  at: moment,
})
export type DownlineTransfer = Static<typeof downlineTransfer>

export const getDownlineTransfer = endpoint({
  method: 'GET',
  path: '/wps/agent/downlines/:to/transfer',
  summary: 'To whom a transfer would go, and how much the calling agent may give today.',
  access: agent,
  shedLast: true,
  input: fields({ to: shortText(50) }),
  reply: fields({
    account: shortText(60),
    nickname: shortText(60),
    currency,
    ...purse,
    min: wholeNumber,
    dailyLimit: wholeNumber,
    leftToday: wholeNumber,
    paymentPasswordSet: Type.Boolean(),
    /** After a reset of the payment password: until when nothing can be given. */
    heldUntil: maybe(moment),
  }),
  errors: ['not_in_team'],
})

export const transferToDownline = endpoint({
  method: 'POST',
  path: '/wps/agent/downlines/:to/transfer',
  summary: 'Gives cash to somebody in the team of the caller, for good.',
  access: agent,
  sealed: true,
  perMinute: 20,
  input: fields({
    id: madeId('upl'),
    to: shortText(50),
    amount: shortText(64),
    currency: shortText(10),
    note: shortText(140),
    paymentPassword,
  }),
  reply: downlineTransfer,
  errors: [
    ...amountErrors,
    ...passwordErrors,
    'not_in_team',
    'transfer_to_self',
    'not_for_trial',
    'receiver_blocked',
    'below_minimum',
    'day_used_up',
    'above_day_left',
    'insufficient_funds',
    'funds_locked',
    'funds_owed',
    'pocket_closed',
    'member_blocked',
    'money_held',
    'id_used_differently',
    'id_out_of_time',
  ],
})

declare module '../contract.ts' {
  interface ContractModules {
    cashierDownline: typeof import('./downline.ts')
  }
}
