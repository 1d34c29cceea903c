import { Type, type Static } from 'typebox'
import { gameCategories } from '../catalogue/catalogue-names.ts'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  dayText,
  fields,
  idText,
  list,
  maybe,
  moment,
  nothing,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'

/** Missions, the sign-in card and boards, as members see and use them. */

const own = ['member', 'agent'] as const

/** What is counted: `once` is one thing, `signIn` days that were signed, `streak` the most of them in a row. */
export const missionKinds = [
  'once',
  'validBet',
  'depositSum',
  'depositCount',
  'activeDays',
  'games',
  'signIn',
  'streak',
  'board',
] as const
export type MissionKind = (typeof missionKinds)[number]

export const missionFacts = ['registered', 'contact', 'deposit', 'bet'] as const
export type MissionFact = (typeof missionFacts)[number]

export const missionPeriods = ['once', 'daily', 'weekly', 'monthly'] as const
export type MissionPeriod = (typeof missionPeriods)[number]

/** What a member may read of one step. `waiting` is reached, and the budget has too little for now. */
export const stepStates = ['open', 'waiting', 'reached', 'claimed', 'expired'] as const
export type StepState = (typeof stepStates)[number]

export const missionStates = [
  'locked',
  'joined',
  'progress',
  'reached',
  'claimed',
  'expired',
] as const
export type MissionState = (typeof missionStates)[number]

export const periodLabel = shortText(10)

const missionStep = fields({
  step: count(40),
  goal: wholeNumber,
  reward: wholeNumber,
  state: Type.Enum([...stepStates]),
})
export type MissionStep = Static<typeof missionStep>

/** A day of the sign-in card. */
const cardDay = fields({
  day: dayText,
  /** `before` the member joined nothing could be signed, and nothing was missed. */
  state: Type.Enum(['signed', 'before', 'missed', 'today', 'next']),
  /** What signing it gave, or would give; null where that is nothing. */
  reward: maybe(wholeNumber),
})
export type CardDay = Static<typeof cardDay>

export const mission = fields({
  id: idText('mis'),
  kind: Type.Enum([...missionKinds]),
  fact: maybe(Type.Enum([...missionFacts])),
  categories: list(Type.Enum([...gameCategories]), 20),
  title: shortText(60),
  line: shortText(160),
  currency,
  period: Type.Enum([...missionPeriods]),
  /** Which of its periods: a day, the first day of a week, a month, or `once`. */
  label: periodLabel,
  startsAt: moment,
  endsAt: moment,
  /** Until when what was reached in it can be claimed. */
  claimUntil: moment,
  /** Why it was ended before its said end; empty where it was not. */
  endedFor: shortText(500),
  state: Type.Enum([...missionStates]),
  value: wholeNumber,
  steps: list(missionStep, 40),
  /** How often a reward is to be bet before it may leave. */
  times: count(3),
  /** Of a sign-in card: its days, and how many in a row up to now. */
  card: maybe(fields({ days: list(cardDay, 31), run: count(400), isSigned: Type.Boolean() })),
})
export type Mission = Static<typeof mission>

export const getMissionSummaryDetails = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  summary: 'The missions of a member with how far each is, and what can be claimed.',
  access: own,
  input: nothing,
  reply: fields({
    now: moment,
    zone: shortText(60),
    summary: fields({
      toClaim: count(),
      open: count(),
      done: count(),
      amount: wholeNumber,
      currency,
    }),
    missions: list(mission, 200),
  }),
  errors: [],
})

const claimErrors = [
  'member_locked',
  'member_closed',
  'member_timed_out',
  'member_excluded',
] as const

export const claimMissionReward = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMissionReward',
  summary: 'Takes what was reached. Asked again, it answers the same and pays nothing more.',
  access: own,
  perMinute: 60,
  input: fields({ mission: idText('mis'), label: periodLabel, step: times(1, 40) }),
  reply: fields({ amount: wholeNumber, currency, grant: shortText(40) }),
  errors: [
    'not_found',
    'not_reached',
    'claim_over',
    'wrong_state',
    'grant_held',
    'budget_spent',
    ...claimErrors,
  ],
})

export const signMissionCard = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_signMissionCard',
  summary: 'Signs today, and takes what that gives. A day is signed once.',
  access: own,
  perMinute: 30,
  input: nothing,
  reply: fields({ day: dayText, amount: wholeNumber, currency }),
  errors: ['not_found', ...claimErrors],
})

const boardRow = fields({
  place: count(),
  /** Masked for others; empty of whoever shows none. */
  name: shortText(60),
  points: wholeNumber,
  prize: maybe(wholeNumber),
  isOwn: Type.Boolean(),
})
export type BoardRow = Static<typeof boardRow>

export const board = fields({
  id: idText('mis'),
  title: shortText(60),
  line: shortText(160),
  currency,
  period: Type.Enum([...missionPeriods]),
  label: periodLabel,
  startsAt: moment,
  endsAt: moment,
  /** Why it was ended before its said end; empty where it was not. */
  endedFor: shortText(500),
  state: Type.Enum(['locked', 'running', 'counting', 'final']),
  /** What one point is, in valid bets. */
  per: wholeNumber,
  categories: list(Type.Enum([...gameCategories]), 20),
  pool: wholeNumber,
  places: count(),
  times: count(3),
  rankedAt: maybe(moment),
  players: count(),
  rows: list(boardRow, 100),
  /** The own row with its neighbours, where it is not among the first; empty for whoever has no points. */
  around: list(boardRow, 10),
  own: maybe(boardRow),
  isHidden: Type.Boolean(),
  /** Its period before this one, where there was one. */
  before: maybe(periodLabel),
})
export type Board = Static<typeof board>

export const getMissionLeaderboard = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  summary: 'A board with its first places and the own one. Names of others are masked.',
  access: own,
  input: fields({
    board: Type.Optional(idText('mis')),
    label: Type.Optional(periodLabel),
  }),
  reply: fields({
    now: moment,
    zone: shortText(60),
    boards: list(fields({ id: idText('mis'), title: shortText(60) }), 20),
    board: maybe(board),
  }),
  errors: ['not_found'],
})

export const hideBoardName = endpoint({
  method: 'POST',
  path: '/wps/promotions/missions/name',
  summary: 'Whether the masked name of a member is shown on boards.',
  access: own,
  perMinute: 30,
  input: fields({ hidden: Type.Boolean() }),
  reply: fields({ hidden: Type.Boolean() }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    missions: typeof import('./missions.ts')
  }
}
