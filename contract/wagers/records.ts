import { Type, type Static } from 'typebox'
import { gameCategories } from '../catalogue/catalogue-names.ts'
import { endpoint } from '../endpoint.ts'
import { betStates, entryKinds } from './record-names.ts'
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
  shortText,
  wholeNumber,
} from '../schema.ts'

export type { BetState, EntryKind } from './record-names.ts'

/** What a member can look up about the own account. Days are those of the brand's calendar. */

const own = ['member', 'agent'] as const

/** At most 366 days; the last 7 when absent. */
const span = { from: Type.Optional(dayText), to: Type.Optional(dayText) }

export const bet = fields({
  id: shortText(50),
  at: moment,
  settledAt: maybe(moment),
  product: shortText(20),
  vendor: shortText(40),
  vendorName: shortText(80),
  /** In the caller's language. */
  gameName: shortText(120),
  /** Empty when the game is no longer in the catalogue. */
  iconUrl: shortText(300),
  round: shortText(100),
  stake: wholeNumber,
  validBet: wholeNumber,
  payout: wholeNumber,
  currency,
  state: Type.Enum([...betStates]),
  /** How often it was settled; more than once means that it was corrected. */
  settlements: count(),
  /** What the game recorded of it, such as its choice and its odds. */
  detail: list(fields({ name: shortText(60), value: shortText(300) }), 40),
  /** The address of the round's replay; empty when there is none. */
  recallUrl: shortText(300),
})
export type Bet = Static<typeof bet>

const betTotals = fields({
  bets: count(),
  stake: wholeNumber,
  validBet: wholeNumber,
  /** What was won less what was staked. */
  net: wholeNumber,
})

export const listBets = endpoint({
  method: 'GET',
  path: '/wps/records/bets',
  summary:
    'The betting record: own bets, newest first, with what the settled ones of the whole span come to.',
  access: own,
  input: fields({
    ...cursorPage,
    ...span,
    product: Type.Optional(Type.Enum([...gameCategories])),
    vendor: Type.Optional(shortText(40)),
    state: Type.Optional(Type.Enum([...betStates])),
    /** The number of a bet or of a round. */
    number: Type.Optional(shortText(100)),
  }),
  reply: fields({ currency, items: list(bet, 100), next: nextCursor, totals: betTotals }),
  errors: ['invalid_period'],
})

export const accountEntry = fields({
  id: shortText(50),
  at: moment,
  kind: Type.Enum([...entryKinds]),
  /** Signed: what the wallet gained or lost by it, or would have. */
  amount: wholeNumber,
  currency,
  /** The state in the words of its kind, such as `verifying`, `disbursed`, `done`. */
  state: shortText(40),
  /** Whether money has moved, moves no more, or neither yet. */
  outcome: Type.Enum(['done', 'open', 'failed']),
  /** The method, the account, the pocket: in the caller's language where it has one. */
  about: shortText(200),
  reference: shortText(100),
  steps: list(fields({ state: shortText(40), at: moment }), 20),
})
export type AccountEntry = Static<typeof accountEntry>

export const listAccountRecord = endpoint({
  method: 'GET',
  path: '/wps/records/account',
  summary:
    'The account record: deposits, withdrawals, transfers and all else that moved money, newest first.',
  access: own,
  input: fields({
    ...cursorPage,
    ...span,
    kind: Type.Optional(Type.Enum([...entryKinds])),
    outcome: Type.Optional(Type.Enum(['done', 'open', 'failed'])),
  }),
  reply: fields({
    currency,
    items: list(accountEntry, 100),
    next: nextCursor,
    /** Of the whole span, what is done: in, out. */
    totals: fields({ in: wholeNumber, out: wholeNumber }),
  }),
  errors: ['invalid_period'],
})

/** What of the account record others gave or took: not what the member paid in, took out or played for. */
export const listCreditReport = endpoint({
  method: 'GET',
  path: '/wps/records/credit',
  summary:
    'The credit report: what was credited and debited by the upline and the house, newest first, each with the balance after it.',
  access: own,
  input: fields({ ...cursorPage, ...span }),
  reply: fields({
    currency,
    from: dayText,
    to: dayText,
    items: list(fields({ ...accountEntry.properties, balance: wholeNumber }), 100),
    next: nextCursor,
    /** Of the whole span: `opening` and `credited` less `debited` is `closing`. */
    totals: fields({
      opening: wholeNumber,
      credited: wholeNumber,
      debited: wholeNumber,
      closing: wholeNumber,
    }),
  }),
  errors: ['invalid_period', 'not_enabled'],
})

const profitLine = {
  bets: count(),
  stake: wholeNumber,
  validBet: wholeNumber,
  payout: wholeNumber,
  net: wholeNumber,
}

export const getProfit = endpoint({
  method: 'GET',
  path: '/wps/records/profit',
  summary: 'Profit and loss by day and by category, with deposits and withdrawals.',
  access: own,
  input: fields(span),
  reply: fields({
    currency,
    from: dayText,
    to: dayText,
    totals: fields({ ...profitLine, deposits: wholeNumber, withdrawals: wholeNumber }),
    /** Every day of the span, also those without a bet. */
    days: list(
      fields({ day: dayText, ...profitLine, deposits: wholeNumber, withdrawals: wholeNumber }),
      400,
    ),
    products: list(fields({ product: shortText(20), ...profitLine }), 20),
  }),
  errors: ['invalid_period'],
})

declare module '../contract.ts' {
  interface ContractModules {
    records: typeof import('./records.ts')
  }
}
