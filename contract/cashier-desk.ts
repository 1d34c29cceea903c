import { Type, type Static } from 'typebox'
import {
  depositReasons,
  depositStates,
  methodKinds,
  methodStops,
  withdrawalStates,
} from './cashier.ts'
import { endpoint } from './endpoint.ts'
import { operatorRoles, type OperatorRole } from './roles.ts'
import {
  count,
  currency,
  cursorPage,
  dayText,
  fields,
  list,
  maybe,
  moment,
  nextCursor,
  nothing,
  perLanguage,
  pictureText,
  reason,
  shortText,
  wholeNumber,
} from './schema.ts'

/** Money in and money out, as operators see and decide it. */

const mayLook = [
  'admin',
  'finance',
  'risk',
  'support',
  'auditor',
] as const satisfies readonly OperatorRole[]
const mayDecide = ['admin', 'finance'] as const satisfies readonly OperatorRole[]

const who = fields({
  id: shortText(50),
  account: shortText(60),
  tags: list(shortText(30), 20),
  registeredAt: moment,
})

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
] as const
export type RiskSignal = (typeof riskSignals)[number]
const signal = fields({
  kind: Type.Enum([...riskSignals]),
  /** What it rests on: names of members, a number, a time. */
  detail: shortText(300),
})

/** Which of a list is shown: what waits for a person, what is under way, what is over. */
const lane = Type.Enum(['waiting', 'open', 'done'])

const history = list(
  fields({ state: shortText(40), at: moment, by: shortText(60), note: shortText(500) }),
  60,
)

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

const decided = {
  id: shortText(50),
  /** Of the row that the decision was made on. */
  version: count(),
}
const decisionErrors = ['not_found', 'changed_meanwhile', 'already_decided'] as const

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

export const deskWithdrawal = fields({
  id: shortText(50),
  member: who,
  payee: fields({
    institutionName: shortText(80),
    holder: shortText(100),
    /** Whole, for who pays. */
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
  confirmBy: maybe(moment),
  assignee: shortText(60),
  version: count(),
  signals: list(signal, 20),
  /** Whether a second person must agree to its approval. */
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
  summary: 'Agrees to a withdrawal; above the limit a second person decides.',
  access: ['admin', 'finance', 'risk'],
  input: fields({ ...decided, reason }),
  reply: fields({ withdrawal: deskWithdrawal, approval: maybe(shortText(50)) }),
  errors: decisionErrors,
})

export const rejectWithdrawal = endpoint({
  method: 'POST',
  path: '/ops/api/cashier/withdrawals/:id/reject',
  summary: 'Refuses a withdrawal: what was held goes back, to the cent; the member reads the note.',
  access: ['admin', 'finance', 'risk'],
  input: fields({ ...decided, note: shortText(500), reason }),
  reply: fields({ withdrawal: deskWithdrawal }),
  errors: decisionErrors,
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
    ...decisionErrors,
    'amount_invalid',
    'amount_not_positive',
    'amount_too_precise',
    'amount_too_large',
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
  errors: decisionErrors,
})

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
  access: operatorRoles,
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
  summary: 'Adds a way to pay in.',
  access: mayDecide,
  input: fields({ content: methodContent, reason }),
  reply: deskMethod,
  errors: ['invalid_setting', 'list_full'],
})

export const changeMethod = endpoint({
  method: 'PUT',
  path: '/ops/api/cashier/methods/:id',
  summary: 'Changes a way to pay in; orders on their way keep what they were made with.',
  access: mayDecide,
  input: fields({ id: shortText(50), version: count(), content: methodContent, reason }),
  reply: deskMethod,
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
  access: operatorRoles,
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

const cashierDay = fields({
  day: dayText,
  deposits: wholeNumber,
  depositCount: count(),
  withdrawals: wholeNumber,
  withdrawalCount: count(),
  fees: wholeNumber,
  /** How long a member waited, from the order to the money, in seconds: half of them less. */
  depositMedianSeconds: count(),
  withdrawalMedianSeconds: count(),
})

export const getCashierReport = endpoint({
  method: 'GET',
  path: '/ops/api/cashier/report',
  summary: 'The cashier day by day, in the brand’s currency and zone, and by method.',
  access: ['admin', 'finance', 'risk', 'auditor'],
  input: fields({ from: dayText, to: dayText }),
  reply: fields({
    currency,
    days: list(cashierDay, 400),
    methods: list(
      fields({
        id: shortText(50),
        name: shortText(80),
        amount: wholeNumber,
        ordered: count(),
        completed: count(),
      }),
      100,
    ),
    /** What waits now. */
    waiting: fields({
      deposits: count(),
      withdrawals: count(),
      disputes: count(),
      oldestSeconds: count(),
    }),
  }),
  errors: ['invalid_range'],
})

/** For the drawing of a slip or proof that an operator adds by hand, such as a bank's own note. */
export const attachSlip = endpoint({
  method: 'PUT',
  path: '/ops/api/cashier/deposits/:id/slip',
  summary: 'Adds or replaces the picture of a payment for a member who cannot.',
  access: mayDecide,
  bodyBytes: 7_200_000,
  input: fields({ id: shortText(50), picture: pictureText, reason }),
  reply: fields({ deposit: deskDeposit }),
  errors: ['not_found', 'already_decided', 'image_invalid', 'image_too_large'],
})
