import { Type, type Static } from 'typebox'
import { gameCategories } from '../catalogue/catalogue-names.ts'
import { endpoint } from '../endpoint.ts'
import { bet, accountEntry } from '../wagers/records.ts'
import { betStates, entryKinds } from '../wagers/record-names.ts'
import {
  count,
  currency,
  cursorPage,
  dayText,
  fields,
  list,
  maybe,
  nextCursor,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** What an agent looks up about single bets and movements of the team. */

const own = ['agent'] as const
const span = { from: Type.Optional(dayText), to: Type.Optional(dayText) }
/** The name of somebody in the team, as it is written; the caller's own team when absent. */
const who = { account: Type.Optional(shortText(60)), deep: Type.Optional(Type.Boolean()) }
const calendar = { zone: shortText(60), from: dayText, to: dayText, currency }
const person = fields({ id: shortText(50), account: shortText(60) })

const teamBet = Type.Intersect([bet, fields({ member: person })])
export type TeamBet = Static<typeof teamBet>

export const listTeamBets = endpoint({
  method: 'GET',
  path: '/wps/agent/team/bets',
  summary:
    'Bets of the team, newest first: of those directly below, of all levels, or of one member.',
  access: own,
  input: fields({
    ...cursorPage,
    ...span,
    ...who,
    product: Type.Optional(Type.Enum([...gameCategories])),
    vendor: Type.Optional(shortText(40)),
    state: Type.Optional(Type.Enum([...betStates])),
    number: Type.Optional(shortText(100)),
  }),
  reply: fields({
    ...calendar,
    items: list(teamBet, 100),
    next: nextCursor,
    /** The page is not full, and there may be more: as much was looked through as is at a time. */
    isCut: Type.Boolean(),
    /** What was settled on these days; null where the filter asks for less than whole teams or one member. */
    totals: maybe(
      fields({ bets: count(), stake: wholeNumber, validBet: wholeNumber, net: wholeNumber }),
    ),
  }),
  errors: ['invalid_period', 'not_in_team'],
})

const moneySums = {
  deposits: wholeNumber,
  withdrawals: wholeNumber,
  /** From and to others above or below. */
  got: wholeNumber,
  given: wholeNumber,
  /** By contracts: what was paid to the member, and what the member paid. */
  earned: wholeNumber,
  paid: wholeNumber,
  bonus: wholeNumber,
  rebate: wholeNumber,
}

const teamMoney = fields({ day: dayText, member: person, ...moneySums })
export type TeamMoney = Static<typeof teamMoney>

export const listTeamMoney = endpoint({
  method: 'GET',
  path: '/wps/agent/team/money',
  summary: 'What moved the money of the team, a line for each member and day, the last day first.',
  access: own,
  input: fields({ ...cursorPage, ...span, deep: Type.Optional(Type.Boolean()) }),
  reply: fields({
    ...calendar,
    items: list(teamMoney, 100),
    next: nextCursor,
    totals: fields(moneySums),
  }),
  errors: ['invalid_period'],
})

export const listTeamEntries = endpoint({
  method: 'GET',
  path: '/wps/agent/team/entries',
  summary: 'All that moved the money of one member of the team, newest first.',
  access: own,
  input: fields({
    ...cursorPage,
    ...span,
    account: shortText(60),
    kind: Type.Optional(Type.Enum([...entryKinds])),
  }),
  reply: fields({
    ...calendar,
    member: person,
    items: list(accountEntry, 100),
    next: nextCursor,
    totals: fields({ in: wholeNumber, out: wholeNumber }),
  }),
  errors: ['invalid_period', 'not_in_team'],
})

declare module '../contract.ts' {
  interface ContractModules {
    teamRecords: typeof import('./team-records.ts')
  }
}
