import { Type, type Static } from 'typebox'
import { passwordErrors, paymentPassword } from '../cashier/cashier-parts.ts'
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
  shortText,
  wholeNumber,
} from '../schema.ts'
import { goodCategories, goodDrawings, goodKinds } from './point-names.ts'
import { pointChanges, redeemStates, redeemTypes } from './point-names.ts'

/** Points for play, and the mall where they are spent. Points are whole numbers and travel as text. */

const own = ['member', 'agent'] as const

export const getPointBalance = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  summary: 'The points of the caller.',
  access: own,
  input: nothing,
  reply: fields({
    /** What may be spent. */
    points: wholeNumber,
    /** Of requests that nobody has decided yet. */
    held: wholeNumber,
    /** To be given back after a correction: new points go there first. */
    owed: wholeNumber,
  }),
  errors: [],
})

const money = fields({ amount: wholeNumber, currency })

export const getPointConfig = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  summary: 'How points are earned and what they are worth, in the currency of the caller.',
  access: own,
  input: nothing,
  reply: fields({
    currency,
    /** What `points` of them are worth in funds; null where they cannot be converted. */
    ratio: fields({ points: count(), worth: maybe(wholeNumber) }),
    convertMin: wholeNumber,
    /** What is told to come: less is given from then on. */
    next: maybe(fields({ at: moment, worth: maybe(wholeNumber), convertMin: wholeNumber })),
    /** Whether points expire. They do not. */
    expires: Type.Literal(false),
    /** The valid bet that earns one point in each category; null where nothing is earned. */
    earning: list(fields({ product: shortText(20), validBet: maybe(wholeNumber) }), 20),
    paymentPasswordSet: Type.Boolean(),
    /** After a reset of the payment password: until when nothing can be redeemed. */
    heldUntil: maybe(moment),
  }),
  errors: ['not_enabled'],
})

const variant = fields({
  code: shortText(20),
  name: shortText(60),
  /** How many are left; null where they do not run out. */
  stock: maybe(count()),
})

export const good = fields({
  id: shortText(50),
  kind: Type.Enum([...goodKinds]),
  category: Type.Enum([...goodCategories]),
  /** In the caller's language. */
  name: shortText(80),
  text: shortText(600),
  drawing: Type.Enum([...goodDrawings]),
  /** Each, in points. */
  price: wholeNumber,
  /** What is paid for each, where it is funds. */
  funds: maybe(money),
  /** One at least; more where there is a choice. */
  variants: list(variant, 30),
  /** How many the caller may still take; null without a limit. */
  left: maybe(count()),
})
export type Good = Static<typeof good>

export const getPointReward = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  summary: 'What points are given for.',
  access: own,
  input: nothing,
  reply: list(good, 500),
  errors: ['not_enabled'],
})

const redeem = fields({
  id: shortText(50),
  type: Type.Enum([...redeemTypes]),
  /** In the caller's language; of a conversion, empty. */
  name: shortText(80),
  variant: shortText(60),
  quantity: count(),
  /** All of it together. */
  requiredPoints: wholeNumber,
  funds: maybe(money),
  status: Type.Enum([...redeemStates]),
  time: moment,
  remark: shortText(300),
  /** Codes that were bought. */
  codes: list(shortText(200), 100),
  carrier: shortText(60),
  tracking: shortText(100),
  steps: list(fields({ status: Type.Enum([...redeemStates]), at: moment }), 20),
})
export type Redeem = Static<typeof redeem>

export const getRedeemPointList = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  summary: 'The requests of the caller, newest first.',
  access: own,
  input: fields({ ...cursorPage, status: Type.Optional(Type.Enum([...redeemStates])) }),
  reply: fields({ items: list(redeem, 100), next: nextCursor }),
  errors: [],
})

const detail = fields({
  id: shortText(50),
  time: moment,
  why: Type.Enum([...pointChanges]),
  /** What there was before it. */
  current: wholeNumber,
  /** Signed. */
  changed: wholeNumber,
  balance: wholeNumber,
  /** Of a conversion: what a hundred points were worth. */
  ratio: maybe(money),
  /** Of a request: of how many, and of what. */
  redeemQuantity: maybe(count()),
  name: shortText(80),
  type: maybe(Type.Enum([...redeemTypes])),
})
export type PointDetail = Static<typeof detail>

export const getPointDetails = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: 'Every change of the points of the caller, newest first.',
  access: own,
  input: fields(cursorPage),
  reply: fields({ items: list(detail, 100), next: nextCursor }),
  errors: [],
})

const redeemErrors = [
  'not_enabled',
  ...passwordErrors,
  'points_short',
  'member_blocked',
  'money_held',
  'id_used_differently',
  'id_out_of_time',
] as const

export const address = fields({
  name: filledText(100),
  phone: filledText(30),
  lines: filledText(300),
  city: filledText(80),
  postcode: shortText(20),
})
export type DeliveryAddress = Static<typeof address>

export const redeemPointReward = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  summary: 'Takes something from the mall for points.',
  access: own,
  sealed: true,
  perMinute: 20,
  input: fields({
    id: madeId('rdm'),
    good: shortText(50),
    variant: shortText(20),
    quantity: Type.Integer({ minimum: 1, maximum: 100 }),
    /** What the page showed for each: with another price it is refused. */
    price: wholeNumber,
    /** What it showed that each pays, where it is funds: with another sum it is refused, too. */
    funds: maybe(wholeNumber),
    /** Where goods are sent to. */
    address: Type.Optional(address),
    paymentPassword,
  }),
  reply: redeem,
  errors: [
    ...redeemErrors,
    'not_found',
    'price_changed',
    'out_of_stock',
    'limit_per_member',
    'address_needed',
    'wrong_currency',
  ],
})

export const convertPoint = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  summary: 'Converts points into funds at the ratio of the house.',
  access: own,
  sealed: true,
  perMinute: 20,
  input: fields({
    id: madeId('rdm'),
    points: wholeNumber,
    /** What the page showed for a hundred: with another ratio it is refused. */
    worth: wholeNumber,
    paymentPassword,
  }),
  reply: redeem,
  errors: [...redeemErrors, 'price_changed', 'points_uneven', 'points_too_few', 'not_convertible'],
})

declare module '../contract.ts' {
  interface ContractModules {
    points: typeof import('./points.ts')
  }
}
