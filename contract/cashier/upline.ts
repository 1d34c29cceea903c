import { Type, type Static } from 'typebox'
import { amountErrors, own, passwordErrors, paymentPassword, purse } from './cashier-parts.ts'
import { endpoint } from '../endpoint.ts'
import {
  currency,
  fields,
  list,
  madeId,
  maybe,
  moment,
  nothing,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** Money that a member passes to the agent above. */

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
  shedLast: true,
  input: nothing,
  reply: fields({
    /** The name, masked; null for who has nobody above. */
    upline: maybe(shortText(60)),
    currency,
    ...purse,
    min: wholeNumber,
    dailyLimit: wholeNumber,
    leftToday: wholeNumber,
    paymentPasswordSet: Type.Boolean(),
    /** After a reset of the payment password: until when nothing can be given. */
    heldUntil: maybe(moment),
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
    upline: typeof import('./upline.ts')
  }
}
