import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  cursorPage,
  fields,
  filledText,
  idText,
  list,
  maybe,
  moment,
  nextCursor,
  nothing,
  perLanguage,
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'
import { goodCategories, goodDrawings, goodKinds } from './point-names.ts'
import { redeemStates, redeemTypes } from './point-names.ts'
import { address } from './points.ts'

/** The mall as operators keep it: goods, their stock, and what members asked for. */

const readers = ['admin', 'finance', 'support', 'auditor'] as const
const keepers = ['admin', 'finance'] as const
const deciders = keepers

const price = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const code = Type.String({ pattern: '^[A-Za-z0-9_-]{1,20}$', maxLength: 20 })

export const goodContent = fields({
  kind: Type.Enum([...goodKinds]),
  category: Type.Enum([...goodCategories]),
  name: perLanguage(80),
  text: perLanguage(600),
  drawing: Type.Enum([...goodDrawings]),
  price,
  /** Of funds: what is paid for each. */
  funds: maybe(fields({ amount: wholeNumber, currency })),
  /** How many one member gets in all; null without a limit. */
  perMember: maybe(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** One at least; the only one of a good without a choice has no name. */
  variants: list(fields({ code, name: shortText(60) }), 30),
  isShown: Type.Boolean(),
})
export type GoodContent = Static<typeof goodContent>

const goodAtDesk = fields({
  id: shortText(50),
  version: count(),
  content: goodContent,
  stock: list(fields({ code: shortText(20), stock: maybe(count()) }), 30),
  /** How many were given or are asked for. */
  taken: count(),
  changedAt: moment,
  changedBy: shortText(100),
})
export type GoodAtDesk = Static<typeof goodAtDesk>

export const listGoods = endpoint({
  method: 'GET',
  path: '/ops/api/points/goods',
  summary: 'All goods of the mall with their stock.',
  access: readers,
  input: nothing,
  reply: list(goodAtDesk, 500),
  errors: [],
})

/** As it stands now, and the request that waits where it gives more than one person may let it. */
const written = fields({ good: goodAtDesk, approvalId: maybe(shortText(50)) })

export const createGood = endpoint({
  method: 'POST',
  path: '/ops/api/points/goods',
  summary:
    'Puts a good into the mall. What gives more than its points are worth stands hidden until a second person agrees.',
  access: keepers,
  input: fields({ content: goodContent, reason }),
  reply: written,
  errors: ['invalid_setting', 'text_empty', 'list_full', 'needs_second_person'],
})

export const changeGood = endpoint({
  method: 'PUT',
  path: '/ops/api/points/goods/:id',
  summary:
    'Changes a good; its kind stays. What gives more for its points than before waits for a second person.',
  access: keepers,
  input: fields({ id: idText('pgd'), version: count(), content: goodContent, reason }),
  reply: written,
  errors: [
    'not_found',
    'changed_meanwhile',
    'nothing_changed',
    'invalid_setting',
    'text_empty',
    'needs_second_person',
  ],
})

export const changeStock = endpoint({
  method: 'POST',
  path: '/ops/api/points/goods/:id/stock',
  summary: 'Adds to the stock of a good or takes from it; never below nothing.',
  access: keepers,
  input: fields({
    id: idText('pgd'),
    variant: code,
    change: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
    reason,
  }),
  reply: goodAtDesk,
  errors: ['not_found', 'stock_below_zero', 'stock_not_counted', 'nothing_changed'],
})

export const addCodes = endpoint({
  method: 'POST',
  path: '/ops/api/points/goods/:id/codes',
  summary: 'Adds codes to hand out; those that are there already are left out.',
  access: keepers,
  input: fields({
    id: idText('pgd'),
    variant: code,
    codes: Type.Array(filledText(200), { minItems: 1, maxItems: 1000 }),
    reason,
  }),
  reply: fields({ added: count(), known: count() }),
  errors: ['not_found', 'stock_not_counted'],
  bodyBytes: 512 * 1024,
  bodyValues: 2_000,
})

const order = fields({
  id: shortText(50),
  version: count(),
  member: shortText(50),
  account: shortText(60),
  type: Type.Enum([...redeemTypes]),
  /** In English; of a conversion, empty. */
  name: shortText(80),
  variant: shortText(60),
  quantity: count(),
  points: wholeNumber,
  funds: maybe(fields({ amount: wholeNumber, currency })),
  state: Type.Enum([...redeemStates]),
  at: moment,
  remark: shortText(300),
  carrier: shortText(60),
  tracking: shortText(100),
  steps: list(fields({ state: Type.Enum([...redeemStates]), at: moment, by: shortText(100) }), 20),
  /** Letting it through, where that waits for a second person. */
  approval: maybe(shortText(50)),
})
export type PointOrder = Static<typeof order>

export const listPointOrders = endpoint({
  method: 'GET',
  path: '/ops/api/points/orders',
  summary: 'What members asked for: those that wait oldest first, others newest first.',
  access: readers,
  input: fields({ ...cursorPage, state: Type.Optional(Type.Enum([...redeemStates])) }),
  reply: fields({ items: list(order, 100), next: nextCursor, waiting: count() }),
  errors: [],
})

export const getPointOrder = endpoint({
  method: 'GET',
  path: '/ops/api/points/orders/:id',
  summary: 'One request with the address that it goes to.',
  access: deciders,
  look: { action: 'points.viewed', object: ':id' },
  input: fields({ id: idText('rdm') }),
  reply: fields({ order, address: maybe(address) }),
  errors: ['not_found'],
})

const decision = { id: idText('rdm'), version: count() }
/** What the member reads of it. */
const remark = shortText(300)
const decisionErrors = ['not_found', 'changed_meanwhile', 'already_decided'] as const

export const approvePointOrder = endpoint({
  method: 'POST',
  path: '/ops/api/points/orders/:id/approve',
  summary:
    'Lets a request through: the points are spent, and funds are paid; above what one person may give when a second agrees.',
  access: deciders,
  input: fields({ ...decision, remark }),
  reply: order,
  errors: decisionErrors,
})

export const rejectPointOrder = endpoint({
  method: 'POST',
  path: '/ops/api/points/orders/:id/reject',
  summary: 'Turns a request down: points and stock go back.',
  access: deciders,
  input: fields({ ...decision, remark: Type.String({ minLength: 3, maxLength: 300 }) }),
  reply: order,
  errors: decisionErrors,
})

export const shipPointOrder = endpoint({
  method: 'POST',
  path: '/ops/api/points/orders/:id/ship',
  summary: 'Goods that were approved are on their way.',
  access: deciders,
  input: fields({ ...decision, carrier: filledText(60), tracking: shortText(100) }),
  reply: order,
  errors: [...decisionErrors, 'not_approved_yet'],
})

declare module '../contract.ts' {
  interface ContractModules {
    pointsDesk: typeof import('./points-desk.ts')
  }
}
