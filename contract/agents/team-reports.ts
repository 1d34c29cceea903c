import { Type, type Static } from 'typebox'
import { gameCategories } from '../catalogue/catalogue-names.ts'
import { endpoint } from '../endpoint.ts'
import { contractKind } from './contract-parts.ts'
import { teamSorts } from './team-names.ts'
import {
  count,
  currency,
  cursorPage,
  dayText,
  fields,
  idText,
  list,
  maybe,
  moment,
  nextCursor,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'

/** What an agent looks up about the team. Days are those of the brand's calendar, and every answer says whose. */

const own = ['agent'] as const

/** At most 366 days; the last 7 when absent. */
const span = { from: Type.Optional(dayText), to: Type.Optional(dayText) }

/** Of whom the report is: somebody in the team, or the caller when absent. */
const of = { of: Type.Optional(idText('mem')) }

/** The zone whose midnights bound the days, and the days themselves. */
const calendar = { zone: shortText(60), from: dayText, to: dayText }

const playSums = {
  bets: count(),
  stake: wholeNumber,
  validBet: wholeNumber,
  payout: wholeNumber,
  deposits: wholeNumber,
  withdrawals: wholeNumber,
  bonus: wholeNumber,
  rebate: wholeNumber,
  /** From the players' side: what they won, with bonus and rebate, less what they staked. */
  net: wholeNumber,
}

const peopleSums = {
  /** Members with a settled bet, added up over the days: who played on two days is counted on both. */
  active: count(),
  joined: count(),
}

const overviewDay = fields({ day: dayText, ...playSums, ...peopleSums })
export type OverviewDay = Static<typeof overviewDay>

export const getTeamOverview = endpoint({
  method: 'GET',
  path: '/wps/agent/team/overview',
  summary:
    'What the team of the caller came to, day by day, beside the same number of days before.',
  access: own,
  input: fields(span),
  reply: fields({
    currency,
    ...calendar,
    /** How many are in the team today, and how many of them directly below the caller. */
    teamSize: count(),
    direct: count(),
    /** How many of them look like another account today and do not count as active in contracts. */
    leftOut: count(),
    totals: fields({ ...playSums, ...peopleSums }),
    before: fields({ from: dayText, to: dayText, ...playSums, ...peopleSums }),
    /** Every day of the span, also those without a bet. */
    days: list(overviewDay, 400),
    daysBefore: list(overviewDay, 400),
  }),
  errors: ['invalid_period'],
})

const person = fields({ id: shortText(50), account: shortText(60) })

const teamLine = fields({
  id: shortText(50),
  account: shortText(60),
  type: times(0, 99),
  /** How many are below today. */
  teamSize: count(),
  ...playSums,
})
export type TeamLine = Static<typeof teamLine>

export const listTeams = endpoint({
  method: 'GET',
  path: '/wps/agent/team/lines',
  summary:
    'Profit and loss of everybody directly below somebody, each with the whole team below, and of all together.',
  access: own,
  input: fields({
    ...span,
    ...of,
    /** Play of one product alone; money has none, and is nought then. */
    product: Type.Optional(Type.Enum([...gameCategories])),
    /** Of one account in the team alone, at whatever depth. */
    account: Type.Optional(shortText(60)),
    /** What each played and moved without those below. */
    alone: Type.Optional(Type.Boolean()),
    sort: Type.Optional(Type.Enum([...teamSorts])),
    direction: Type.Optional(Type.Enum(['up', 'down'])),
    page: Type.Optional(times(1, 10_000)),
    limit: Type.Optional(times(1, 100)),
  }),
  reply: fields({
    currency,
    ...calendar,
    /** From the caller down to whose lines these are. */
    path: list(person, 1000),
    /** What the one whose lines these are played and moved alone. */
    alone: fields(playSums),
    items: list(teamLine, 100),
    /** Of all lines, however many are on the page. */
    total: count(),
    totals: fields(playSums),
  }),
  errors: ['invalid_period', 'not_in_team'],
})

const downline = fields({
  id: shortText(50),
  account: shortText(60),
  nickname: shortText(60),
  type: times(0, 99),
  /** How far below the caller: 1 is directly. */
  level: count(),
  teamSize: count(),
  balance: wholeNumber,
  currency,
  joinedAt: moment,
  lastLoginAt: maybe(moment),
  isOnline: Type.Boolean(),
  /** In hundredths of a percent of the valid bet; null for who was given none. */
  rate: maybe(count(10_000)),
  /** What the caller gives to this one, or has offered, and what kinds wait from the house; of others nothing is told. */
  contracts: list(
    fields({ kind: contractKind, state: Type.Enum(['offered', 'accepted', 'houseOffered']) }),
    12,
  ),
})
export type Downline = Static<typeof downline>

export const listDownlines = endpoint({
  method: 'GET',
  path: '/wps/agent/team/members',
  summary: 'Who is in the team, the newest first: directly below somebody, or all levels.',
  access: own,
  input: fields({
    ...cursorPage,
    ...of,
    deep: Type.Optional(Type.Boolean()),
    /** Only those who have somebody below. */
    onlyTeams: Type.Optional(Type.Boolean()),
    /** An account as it is written, or the beginning of some, ending with `*`. */
    search: Type.Optional(shortText(60)),
  }),
  reply: fields({
    zone: shortText(60),
    path: list(person, 1000),
    items: list(downline, 100),
    next: nextCursor,
    /** How many there are without a search. */
    total: count(),
    /** A search found more than it looks through. */
    isCut: Type.Boolean(),
  }),
  errors: ['not_in_team'],
})

declare module '../contract.ts' {
  interface ContractModules {
    teamReports: typeof import('./team-reports.ts')
  }
}
