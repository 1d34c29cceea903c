import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import type { OperatorRole } from '../roles.ts'
import {
  count,
  currency,
  cursorPage,
  fields,
  filledText,
  list,
  moment,
  nothing,
  shortText,
} from '../schema.ts'

/**
 * Returns as they were observed against those that were declared, and prize pools. Returns are in hundredths of a
 * percent; sums are whole numbers in the smallest unit of the currency, written as text.
 */

const mayWatch = ['admin', 'risk', 'auditor'] as const satisfies readonly OperatorRole[]
const maySeePools = [
  'admin',
  'finance',
  'risk',
  'auditor',
] as const satisfies readonly OperatorRole[]

const wholeText = shortText(60)
const bps = Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })
const orNull = <const Schema extends typeof bps>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
const day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 })

/** Days of the brand's zone, today included. */
export const rtpPeriods = ['1d', '7d', '30d', '90d'] as const
const period = Type.Enum([...rtpPeriods])

/**
 * `alarm`: outside 99 %, with at least ten thousand rounds. `watch`: outside 95 %. `few`: below a thousand rounds,
 * which say nothing. `undeclared`: nobody said what it should return.
 */
export const rtpStates = ['alarm', 'watch', 'inside', 'few', 'undeclared'] as const
const state = Type.Enum([...rtpStates])

const judged = {
  state,
  observedBps: bps,
  /** Half the width of the bands around the declared return; null where nothing is declared or nothing is spread. */
  within95Bps: orNull(bps),
  within99Bps: orNull(bps),
  /** How far the observed return is from the declared one, in thousandths of its standard error. */
  deviationMilli: orNull(bps),
  /** A fair game is so far off once in so many periods; at most a thousand million. */
  oneIn: orNull(bps),
}

export const rtpRow = fields({
  /** A game's is its vendor and code, a model's its name. */
  key: filledText(150),
  /** Of a game; empty for a model. */
  vendor: shortText(40),
  vendorName: shortText(60),
  code: shortText(100),
  /** In the catalogue; the code, or the model's name, where it has none. */
  name: filledText(120),
  iconUrl: shortText(300),
  /** Empty where no mathematics of ours runs it. */
  model: shortText(60),
  /** How many games it is the sum of. */
  games: count(),
  declaredBps: orNull(bps),
  /** Where the spread is from: the mathematics of the model, or the rounds themselves. */
  spread: Type.Enum(['model', 'rounds']),
  /** Many stakes share one result, so that its bands are narrower than the truth. */
  shared: Type.Boolean(),
  rounds: wholeText,
  staked: wholeText,
  returned: wholeText,
  /** The highest return of one round for its stake. */
  highestBps: wholeText,
  ...judged,
})
export type RtpRow = Static<typeof rtpRow>

/** What chance alone does among so many. */
export const rtpCrowd = fields({
  /** Those of which enough is known to say anything. */
  judged: count(),
  alarms: count(),
  outside95: count(),
  outside99: count(),
  /** How many fair ones would be outside by chance, in hundredths of one. */
  expected95Centi: count(),
  expected99Centi: count(),
  /** How far off the furthest of so many fair ones is, every second time, in thousandths of a standard error. */
  furthestMilli: count(),
})
export type RtpCrowd = Static<typeof rtpCrowd>

export const listRtp = endpoint({
  method: 'GET',
  path: '/ops/api/rtp',
  summary:
    'What games, or models, returned of what was staked, held against what they declare; the worst first.',
  access: mayWatch,
  perMinute: 120,
  input: fields({
    ...cursorPage,
    cursor: Type.Optional(shortText(300)),
    period: Type.Optional(period),
    currency: Type.Optional(currency),
    by: Type.Optional(Type.Enum(['game', 'model'])),
    vendor: Type.Optional(shortText(40)),
    state: Type.Optional(state),
    /** A part of the name, the code or the model. */
    search: Type.Optional(shortText(100)),
  }),
  reply: fields({
    currency: shortText(10),
    /** Those in which anything was played in the period, the brand's first. */
    currencies: list(currency, 30),
    from: day,
    to: day,
    items: list(rtpRow, 100),
    next: Type.Union([shortText(300), Type.Null()]),
    /** Rows that fit the filter. */
    total: count(),
    /** Of the whole period, whatever is filtered. */
    crowd: rtpCrowd,
    /** Vendors that were played in the period. */
    vendors: list(fields({ code: filledText(40), name: filledText(60) }), 500),
  }),
  errors: [],
})

export const rtpPoint = fields({
  day,
  /** From the first day of the period to the end of this one. */
  rounds: wholeText,
  ...judged,
})
export type RtpPoint = Static<typeof rtpPoint>

export const getRtpGame = endpoint({
  method: 'GET',
  path: '/ops/api/rtp/game',
  summary: 'One game, or one model, as its rounds add up: the return and its bands after each day.',
  access: mayWatch,
  perMinute: 120,
  input: fields({
    key: filledText(150),
    by: Type.Optional(Type.Enum(['game', 'model'])),
    period: Type.Optional(period),
    currency: Type.Optional(currency),
  }),
  reply: fields({
    currency: shortText(10),
    row: rtpRow,
    points: list(rtpPoint, 100),
    /** The day at whose end it had left the 99 % band without coming back. */
    leftOn: Type.Union([day, Type.Null()]),
  }),
  errors: ['not_found'],
})

export const jackpotWin = fields({
  at: moment,
  currency: shortText(10),
  amount: wholeText,
  /** Masked. */
  member: shortText(60),
  /** Leads to the record of the round; empty where the books do not name a member. */
  memberId: shortText(60),
  /** Empty where the books do not name one. */
  round: shortText(100),
  vendor: shortText(40),
})
export type JackpotWin = Static<typeof jackpotWin>

export const jackpotPool = fields({
  pool: filledText(100),
  vendor: filledText(40),
  vendorName: filledText(60),
  /** One for each currency that it was fed in. */
  sums: list(
    fields({
      currency: shortText(10),
      /** What is in it now, by the ledger. */
      value: wholeText,
      /** What was fed into it, less what was given back for bets that were undone. */
      fed: wholeText,
      /** What it paid. */
      paid: wholeText,
      wins: count(),
      /** The account in the books. */
      account: shortText(22),
    }),
    50,
  ),
  /** The models that feed it, and how much of each stake. */
  feeders: list(
    fields({ model: filledText(60), contributionBps: count(10_000), oneIn: count() }),
    100,
  ),
  /** The latest first. */
  lastWins: list(jackpotWin, 20),
})
export type JackpotPool = Static<typeof jackpotPool>

export const listJackpots = endpoint({
  method: 'GET',
  path: '/ops/api/jackpots',
  summary: 'Prize pools: what is in them by the ledger, what feeds them and who won them last.',
  access: maySeePools,
  perMinute: 60,
  input: nothing,
  reply: fields({ at: moment, items: list(jackpotPool, 100) }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    rtpDesk: typeof import('./rtp-desk.ts')
  }
}
