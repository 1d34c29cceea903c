import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { contractKind, contractTerms, contractTier, contractView } from './contract-parts.ts'
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
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'

/**
 * What contracts came to, for who gets it and for who pays it. A window belongs to the days in which it ended; days are
 * those of the brand's calendar, and every answer says whose. Reasons are numbers: a page puts them into words.
 */

const own = ['member', 'agent'] as const

/** At most 366 days; the last 7 when absent. */
const span = { from: Type.Optional(dayText), to: Type.Optional(dayText) }
const calendar = { zone: shortText(60), from: dayText, to: dayText }

/** Every number that an amount was made of, in the order in which it is computed. */
const reasons = {
  validBet: wholeNumber,
  /** What the house kept of the team's stakes; below zero where the team won. */
  loss: wholeNumber,
  active: count(),
  /** Members who would be active and are left out. */
  leftOut: count(),
  /** What the terms count, of this window; of the day so far for a real-time salary. */
  basis: wholeNumber,
  /** What earlier windows left below zero. */
  carriedIn: wholeNumber,
  /** Basis and carry, not below zero. */
  counted: wholeNumber,
  /** From 1; nought for none. */
  tier: times(0, 10),
  rate: times(0, 10_000),
  /** What the tier after it asks; null when it was the last. */
  nextTier: maybe(contractTier),
  /** The rate on what is counted, rounded down. */
  beforeCap: wholeNumber,
  cap: maybe(wholeNumber),
  /** What earlier windows of the day came to, where the day is counted on. */
  before: wholeNumber,
  amount: wholeNumber,
  /** What is left below zero for the next window. */
  carriedOut: wholeNumber,
}

const paymentState = Type.Enum(['paid', 'part', 'owed', 'setOff', 'nothing'])

const settledWindow = fields({
  id: shortText(40),
  kind: contractKind,
  contract: shortText(40),
  /** Which of the contracts of this kind that the downline has had, from 1. */
  version: count(),
  /** Who pays; empty for the house. */
  payer: shortText(60),
  payee: shortText(60),
  from: moment,
  to: moment,
  /** The day in which it ended. */
  day: dayText,
  settledAt: moment,
  ...reasons,
  /** Of the basis, what came in this window: a real-time salary counts on through its day. */
  newBasis: wholeNumber,
  /** What of the amount is paid or set off, and what is still owed. */
  covered: wholeNumber,
  owed: wholeNumber,
  state: paymentState,
})
export type SettledWindow = Static<typeof settledWindow>

export const listSettlements = endpoint({
  method: 'GET',
  path: '/wps/agent/settlements',
  summary: 'What windows of contracts came to, got or given by the caller, newest first.',
  access: own,
  input: fields({
    ...cursorPage,
    ...span,
    side: Type.Enum(['got', 'given']),
    kind: contractKind,
  }),
  reply: fields({
    currency,
    ...calendar,
    items: list(settledWindow, 100),
    next: nextCursor,
    /** Of the whole span. Bets of a real-time salary, whose windows count on through the day, are those of the days. */
    totals: fields({
      windows: count(),
      validBet: wholeNumber,
      loss: wholeNumber,
      amount: wholeNumber,
      owed: wholeNumber,
    }),
  }),
  errors: ['invalid_period'],
})

/** One of the payments that an amount was paid with. */
const payment = fields({ at: moment, amount: wholeNumber, transfer: shortText(40) })

export const getSettlement = endpoint({
  method: 'GET',
  path: '/wps/agent/settlements/:id',
  summary: 'One window of a contract with its terms, what the team came to and how it was paid.',
  access: own,
  input: fields({ id: shortText(40) }),
  reply: fields({
    currency,
    zone: shortText(60),
    window: settledWindow,
    terms: contractTerms,
    sums: fields({
      stake: wholeNumber,
      payout: wholeNumber,
      bonus: wholeNumber,
      rebate: wholeNumber,
    }),
    /** What was set off against what had been paid too much before it. */
    setOffBefore: wholeNumber,
    /** What of it later windows below zero took back, before it was paid. */
    setOffLater: wholeNumber,
    payments: list(payment, 50),
    /** What payments beyond those came to. */
    paidBesides: wholeNumber,
    /** The windows before and after it, of the same downline and kind; null where the caller has none. */
    older: maybe(shortText(40)),
    newer: maybe(shortText(40)),
  }),
  errors: ['not_found'],
})
export type SettlementDetail = Static<(typeof getSettlement)['reply']>

const countedMember = fields({
  /** In full where the caller may list the team and the member is in it today; masked else, such as `ma***9`. */
  name: shortText(60),
  validBet: wholeNumber,
  /** Looks like another account, and does not count. */
  isLeftOut: Type.Boolean(),
})
export type CountedMember = Static<typeof countedMember>

export const listActiveMembers = endpoint({
  method: 'GET',
  path: '/wps/agent/settlements/:id/members',
  summary: 'Who bet enough in a window to be active, those left out among them, the highest first.',
  access: own,
  input: fields({ id: shortText(40) }),
  reply: fields({
    currency,
    items: list(countedMember, 200),
    /** How many there are beyond those. */
    more: count(),
  }),
  errors: ['not_found'],
})

const sources = ['rebate', 'dividend', 'daily', 'hourly', 'realtime'] as const
const bySource = fields(
  Object.fromEntries(sources.map((source) => [source, wholeNumber])) as Record<
    (typeof sources)[number],
    typeof wholeNumber
  >,
)

export const getIncome = endpoint({
  method: 'GET',
  path: '/wps/agent/income',
  summary: 'What the caller earned, by source and by day, and gave to downlines.',
  access: own,
  input: fields(span),
  reply: fields({
    currency,
    ...calendar,
    sources: list(
      fields({
        source: Type.Enum([...sources]),
        /** Whether there is such a source here at all. */
        exists: Type.Boolean(),
        got: wholeNumber,
        given: wholeNumber,
        windows: count(),
        last: maybe(moment),
        /** What is owed today, to the caller and by the caller, whenever it was earned. */
        owed: wholeNumber,
        owes: wholeNumber,
      }),
      5,
    ),
    /** Every day of the span, also those without any. */
    days: list(fields({ day: dayText, got: bySource, given: wholeNumber }), 400),
    totals: fields({
      got: wholeNumber,
      given: wholeNumber,
      net: wholeNumber,
      windows: count(),
      owed: wholeNumber,
      owes: wholeNumber,
    }),
  }),
  errors: ['invalid_period'],
})

/** What a window that is not over came to so far; it is only a look, and nothing is settled by it. */
const runningWindow = fields({
  from: moment,
  to: moment,
  ...reasons,
})

export const getContractPace = endpoint({
  method: 'GET',
  path: '/wps/agent/settlements/pace',
  summary: 'The present contract of a kind, its last and next run, and what runs now.',
  access: own,
  input: fields({ kind: contractKind }),
  reply: fields({
    currency,
    zone: shortText(60),
    at: moment,
    contract: maybe(contractView),
    version: count(),
    /** The last window that was settled; one in which nothing happened has no row, and so no id. */
    last: maybe(
      fields({
        id: maybe(shortText(40)),
        to: moment,
        settledAt: maybe(moment),
        amount: wholeNumber,
      }),
    ),
    /** When the window that runs is over; it is settled within the minute after. */
    nextAt: maybe(moment),
    /** When a window was over that is not settled two minutes later; null where all are on time. */
    lateSince: maybe(moment),
    /** Up to when everything is counted. */
    countedUntil: maybe(moment),
    /** What the windows of today came to, how many there were and how many a day has. */
    today: fields({ day: dayText, amount: wholeNumber, windows: count(), ofDay: count() }),
    /** Null for a dividend, and before a contract begins. */
    running: maybe(runningWindow),
  }),
  errors: [],
})

export const listContractRuns = endpoint({
  method: 'GET',
  path: '/wps/agent/settlements/runs',
  summary:
    'Of each contract that the caller has, what the last window and today came to, and the next run.',
  access: own,
  input: nothing,
  reply: fields({
    currency,
    zone: shortText(60),
    items: list(
      fields({
        kind: contractKind,
        last: maybe(fields({ from: moment, to: moment, amount: wholeNumber, owed: wholeNumber })),
        /** What the windows of today came to. */
        today: wholeNumber,
        nextAt: moment,
      }),
      4,
    ),
  }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    settlements: typeof import('./settlements.ts')
  }
}
