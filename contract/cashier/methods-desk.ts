import { Type, type Static } from 'typebox'
import { mayDecide, mayLook } from './cashier-desk-parts.ts'
import { methodKinds, methodStops } from './deposits.ts'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  fields,
  list,
  maybe,
  moment,
  nothing,
  perLanguage,
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** The ways to pay in, as operators set them, and the gateway that ships with the platform. */

/** A way to pay in, as operators set it. Sums are of its currency. */
export const methodContent = fields({
  kind: Type.Enum([...methodKinds]),
  currency,
  name: perLanguage(80),
  note: perLanguage(500),
  min: wholeNumber,
  max: wholeNumber,
  chips: list(wholeNumber, 8),
  feeBps: count(10_000),
  feeFixed: wholeNumber,
  arrivalMinutes: count(100_000),
  hours: maybe(fields({ from: count(1440), to: count(1440) })),
  enabled: Type.Boolean(),
  needsSlip: Type.Boolean(),
  /** How long a payment is waited for. */
  expiryMinutes: Type.Integer({ minimum: 1, maximum: 10_080 }),
  /** Who confirms payments: a gateway, or empty for an operator. */
  gateway: shortText(40),
  /** Where members pay to. */
  bank: shortText(80),
  holder: shortText(100),
  number: shortText(60),
  qr: shortText(500),
  address: shortText(200),
  network: shortText(40),
})
export type MethodContent = Static<typeof methodContent>

export const deskMethod = fields({
  id: shortText(50),
  content: methodContent,
  version: count(),
  stop: maybe(Type.Enum([...methodStops])),
  changedAt: moment,
  changedBy: shortText(60),
})
export type DeskMethod = Static<typeof deskMethod>

export const listDeskMethods = endpoint({
  method: 'GET',
  path: '/ops/api/cashier/methods',
  summary: 'The ways to pay in, in their order, and the gateways that there are.',
  access: mayLook,
  input: nothing,
  reply: fields({
    methods: list(deskMethod, 100),
    gateways: list(
      fields({ name: shortText(40), isUp: Type.Boolean(), isSandbox: Type.Boolean() }),
      20,
    ),
  }),
  errors: [],
})

export const createMethod = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/methods',
  summary: 'Asks for a new way to pay in; a second person agrees.',
  access: mayDecide,
  input: fields({ content: methodContent, reason }),
  reply: fields({ approvalId: shortText(50) }),
  errors: ['invalid_setting'],
})

export const changeMethod = endpoint({
  method: 'PUT',
  path: '/ops/api/cashier/methods/:id',
  summary:
    'Changes a way to pay in; orders on their way keep what they were made with. A second person agrees to where money goes.',
  access: mayDecide,
  input: fields({ id: shortText(50), version: count(), content: methodContent, reason }),
  /** The method as it is, and the request that waits, if one does. */
  reply: fields({ method: deskMethod, approvalId: maybe(shortText(50)) }),
  errors: ['not_found', 'changed_meanwhile', 'invalid_setting'],
})

export const orderMethods = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/methods/order',
  summary: 'Sets the order in which members see the ways to pay in.',
  access: mayDecide,
  input: fields({ ids: list(shortText(50), 100), reason }),
  reply: nothing,
  errors: ['changed_meanwhile'],
})

/** What the sandbox gateway can be told to do with the next payments. Not in production. */
export const sandboxManners = [
  'pays',
  'pays_twice',
  'pays_less',
  'pays_more',
  'pays_late',
  'refuses',
  'stays_silent',
  'out_of_order',
  'forges',
  'is_down',
] as const
export type SandboxManner = (typeof sandboxManners)[number]

export const getSandboxGateway = endpoint({
  method: 'GET',
  path: '/ops/api/cashier/sandbox',
  summary: 'How the sandbox gateway behaves, and its latest payments.',
  access: mayLook,
  input: nothing,
  reply: fields({
    manner: Type.Enum([...sandboxManners]),
    payments: list(
      fields({
        id: shortText(50),
        deposit: shortText(50),
        amount: wholeNumber,
        currency,
        state: shortText(20),
        at: moment,
      }),
      50,
    ),
  }),
  errors: ['not_in_production'],
})

export const setSandboxManner = endpoint({
  method: 'PUT',
  path: '/ops/api/cashier/sandbox',
  summary: 'Tells the sandbox gateway how to behave.',
  access: ['admin', 'finance', 'support'],
  input: fields({ manner: Type.Enum([...sandboxManners]) }),
  reply: nothing,
  errors: ['not_in_production'],
})

declare module '../contract.ts' {
  interface ContractModules {
    methodsDesk: typeof import('./methods-desk.ts')
  }
}
