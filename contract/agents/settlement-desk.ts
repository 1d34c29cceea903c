import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  cursorPage,
  dayText,
  fields,
  filledText,
  list,
  maybe,
  moment,
  nextCursor,
  reason,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'
import { contractKind } from './contract-parts.ts'

/** What contracts came to, as operators see it: runs, what would come next, and what is owed. */

const mayLook = ['admin', 'finance', 'risk', 'auditor'] as const
const mayRun = ['admin', 'finance'] as const

const kind = { kind: Type.Optional(contractKind) }

const settlementRun = fields({
  kind: contractKind,
  /** The day of the brand's calendar on which its windows begin. */
  day: dayText,
  currency,
  from: moment,
  to: moment,
  contracts: count(),
  windows: count(),
  /** Contracts that reached no tier, or whose team lost nothing. */
  nothing: count(),
  amount: wholeNumber,
  /** Of it what was taken back from earlier windows of the same day. */
  setOff: wholeNumber,
  paid: wholeNumber,
  owed: wholeNumber,
  settledAt: moment,
})
export type SettlementRun = Static<typeof settlementRun>

export const listSettlementRuns = endpoint({
  method: 'GET',
  path: '/ops/api/agents/settlement/runs',
  summary:
    'What was settled, by day and kind, newest first; at most 62 days, the last 14 when absent.',
  access: mayLook,
  input: fields({ ...kind, from: Type.Optional(dayText), to: Type.Optional(dayText) }),
  reply: fields({
    zone: shortText(60),
    from: dayText,
    to: dayText,
    /** Up to when all is counted. */
    closedUntil: moment,
    items: list(settlementRun, 1000),
  }),
  errors: ['invalid_period'],
})

const settledLine = fields({
  contract: shortText(50),
  kind: contractKind,
  /** Empty for the house. */
  payer: shortText(60),
  payee: shortText(60),
  currency,
  from: moment,
  to: moment,
  validBet: wholeNumber,
  loss: wholeNumber,
  active: count(),
  /** From 1; nought for none. */
  tier: count(),
  rate: times(0, 10_000),
  amount: wholeNumber,
})

const settledWindow = fields({
  ...settledLine.properties,
  id: shortText(50),
  carriedIn: wholeNumber,
  carriedOut: wholeNumber,
  isPaid: Type.Boolean(),
})
export type SettledWindow = Static<typeof settledWindow>

export const listSettledWindows = endpoint({
  method: 'GET',
  path: '/ops/api/agents/settlement/windows',
  summary: 'The windows of a day, each with why it came to what it did, newest first.',
  access: mayLook,
  input: fields({
    ...cursorPage,
    day: dayText,
    ...kind,
    currency: Type.Optional(currency),
    /** An account. */
    payee: Type.Optional(filledText(60)),
  }),
  reply: fields({ items: list(settledWindow, 100), next: nextCursor }),
  errors: [],
})

const recountReason = fields({
  /** Settled late, corrected, judged since who counts as active, or the sums that are kept are no longer the same. */
  why: Type.Enum(['late', 'corrected', 'leftOut', 'sums']),
  /** Empty where it is about no bets. */
  product: shortText(20),
  times: count(),
  /** What it changes in the valid bets and in what the team lost. */
  validBet: wholeNumber,
  loss: wholeNumber,
  /** When the first and the last of it was counted; null where no other window counts it. */
  first: maybe(moment),
  last: maybe(moment),
})
export type RecountReason = Static<typeof recountReason>

const recountLine = fields({
  contract: shortText(50),
  /** Empty for the house. */
  payer: shortText(60),
  payee: shortText(60),
  from: moment,
  to: moment,
  /** What the terms count: valid bets, or what was lost. */
  basis: wholeNumber,
  basisNow: wholeNumber,
  /** From 1; nought for none. */
  tier: count(),
  tierNow: count(),
  amount: wholeNumber,
  /** What of it is paid. */
  paid: wholeNumber,
  amountNow: wholeNumber,
  because: list(recountReason, 100),
})
export type RecountLine = Static<typeof recountLine>

export const recountSettlement = endpoint({
  method: 'GET',
  path: '/ops/api/agents/settlement/recount',
  summary:
    'What was settled for a day beside what it comes to when computed again from what is known of it now. Nothing is written.',
  access: mayLook,
  perMinute: 30,
  input: fields({ day: dayText, kind: contractKind, currency }),
  reply: fields({
    at: moment,
    windows: count(),
    equal: count(),
    /** Those of the equal that reached no tier, or came to nothing. */
    nothing: count(),
    differing: count(),
    /** There are more windows than were looked at. */
    isCut: Type.Boolean(),
    totals: fields({
      amount: wholeNumber,
      paid: wholeNumber,
      amountNow: wholeNumber,
      /** What it would come to more, and less, of those that differ. */
      more: wholeNumber,
      less: wholeNumber,
    }),
    /** The first of those that differ, the largest difference first. */
    items: list(recountLine, 500),
  }),
  errors: ['too_many_changes', 'invalid_period'],
})

const dryLine = fields({
  ...settledLine.properties,
  /** Over and waiting, or still running. */
  isDue: Type.Boolean(),
  /** What would be paid now of all that these two have open, and what would stay owed. */
  pays: wholeNumber,
  owes: wholeNumber,
})
export type DryLine = Static<typeof dryLine>

export const dryRunSettlement = endpoint({
  method: 'GET',
  path: '/ops/api/agents/settlement/dry-run',
  summary:
    'What the windows that are due or running would come to as they stand, and what could be paid. Nothing is written.',
  access: mayLook,
  input: fields(kind),
  reply: fields({
    at: moment,
    closedUntil: moment,
    due: count(),
    running: count(),
    /** There are more than are shown. */
    isCut: Type.Boolean(),
    totals: list(
      fields({ currency, amount: wholeNumber, pays: wholeNumber, owes: wholeNumber }),
      50,
    ),
    items: list(dryLine, 1000),
  }),
  errors: [],
})

export const runSettlement = endpoint({
  method: 'POST',
  path: '/ops/api/agents/settlement/run',
  summary:
    'Settles what is over and pays what is owed, now. What was settled or paid is not touched.',
  access: mayRun,
  perMinute: 6,
  input: fields({ reason }),
  reply: fields({ settled: count(), paid: count(), isCut: Type.Boolean() }),
  errors: [],
})

const payable = fields({
  /** Empty for the house. */
  payer: shortText(60),
  payerId: shortText(50),
  payee: shortText(60),
  payeeId: shortText(50),
  kind: contractKind,
  currency,
  earned: wholeNumber,
  paid: wholeNumber,
  owed: wholeNumber,
  since: moment,
  /** Since when the payer has too little. */
  shortSince: maybe(moment),
  /** What of the payer's cash may leave; null for the house. */
  has: maybe(wholeNumber),
})
export type Payable = Static<typeof payable>

export const listPayables = endpoint({
  method: 'GET',
  path: '/ops/api/agents/payables',
  summary: 'Who owes whom, the oldest first.',
  access: mayLook,
  input: fields({
    ...kind,
    /** The account of who pays. */
    payer: Type.Optional(filledText(60)),
    page: Type.Optional(times(1, 1_000)),
  }),
  reply: fields({
    items: list(payable, 100),
    total: count(),
    totals: list(fields({ currency, owed: wholeNumber, payers: count() }), 50),
  }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    settlementDesk: typeof import('./settlement-desk.ts')
  }
}
