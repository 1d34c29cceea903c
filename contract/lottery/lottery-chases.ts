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
  madeId,
  moment,
  nextCursor,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'
import { chaseStates, chaseStepStates } from './lottery-names.ts'
import {
  betUnit,
  boughtText,
  issueErrors,
  lotteryId,
  mayPlay,
  pickedText,
  playId,
  slipBytes,
  stakeErrors,
  ticketErrors,
} from './lottery-parts.ts'

/** The same ticket over coming issues, each at a multiple of its own, until one wins or all are played. */

const multiple = times(1, 99_999)

/**
 * What the multiples were made by. They are sent besides, and refused where they are not what it makes (`chase_plan`); those that
 * were changed by hand name no plan (`hand`).
 */
export const chasePlan = Type.Union([
  fields({ kind: Type.Literal('same'), multiple }),
  fields({
    kind: Type.Literal('doubling'),
    multiple,
    every: times(1, 240),
    times: times(2, 100),
  }),
  fields({ kind: Type.Literal('target'), multiple, profit: wholeNumber }),
  fields({ kind: Type.Literal('margin'), multiple, percent: times(0, 100_000) }),
  fields({ kind: Type.Literal('hand') }),
])
export type ChasePlanAsked = Static<typeof chasePlan>

/** One time of the ticket: the multiple of an official play is the step's; of a credit play the sum is times the step's. */
export const chaseOrder = Type.Union([
  fields({ unit: betUnit, group: times(1, 2_000) }),
  fields({ sum: wholeNumber }),
])

export const chaseStep = fields({
  issue: idText('iss'),
  number: shortText(13),
  closesAt: moment,
  drawsAt: moment,
  multiple,
  cost: wholeNumber,
  state: Type.Enum([...chaseStepStates]),
  /** Empty until it is bought. */
  ticket: shortText(40),
  payout: wholeNumber,
})

export const chase = fields({
  id: idText('lch'),
  lottery: lotteryId,
  title: filledText(120),
  play: playId,
  playName: filledText(120),
  picked: boughtText,
  bets: count(),
  order: chaseOrder,
  plan: chasePlan,
  stopOnWin: Type.Boolean(),
  state: Type.Enum([...chaseStates]),
  currency,
  /** Of all its steps; of those that were bought; of those that will not be, given back; what was paid. */
  total: wholeNumber,
  staked: wholeNumber,
  refunded: wholeNumber,
  payout: wholeNumber,
  issues: count(240),
  done: count(240),
  at: moment,
})
export type Chase = Static<typeof chase>

export const chaseWhole = fields({ ...chase.properties, steps: list(chaseStep, 240) })
export type ChaseWhole = Static<typeof chaseWhole>

export const buyChase = endpoint({
  method: 'POST',
  path: '/wps/lottery/chases',
  summary: 'Buys a chase: its whole sum is set aside at once, and each issue becomes its own bet.',
  access: mayPlay,
  shedLast: true,
  perMinute: 60,
  bodyBytes: slipBytes,
  input: fields({
    /** Made by the page before it asks, and repeated with every further try. */
    id: madeId('lch'),
    lottery: lotteryId,
    version: count(),
    play: playId,
    picked: pickedText,
    order: chaseOrder,
    plan: chasePlan,
    /** In the order of their draws. */
    steps: Type.Array(fields({ issue: idText('iss'), multiple }), { minItems: 1, maxItems: 240 }),
    stopOnWin: Type.Boolean(),
    /** What the page showed as the whole sum. */
    total: wholeNumber,
  }),
  reply: fields({ chase: chaseWhole }),
  errors: [
    ...ticketErrors,
    ...issueErrors,
    ...stakeErrors,
    'chase_issues',
    'chase_multiple',
    'chase_plan',
    'chase_total',
  ],
})

export const listChases = endpoint({
  method: 'GET',
  path: '/wps/lottery/chases',
  summary: 'Own chases, newest first.',
  access: mayPlay,
  input: fields({
    ...cursorPage,
    lottery: Type.Optional(lotteryId),
    state: Type.Optional(Type.Enum(['running', 'over'])),
  }),
  reply: fields({ items: list(chase, 100), next: nextCursor }),
  errors: [],
})

export const getChase = endpoint({
  method: 'GET',
  path: '/wps/lottery/chases/:id',
  summary: 'One chase of the caller with all its issues.',
  access: mayPlay,
  input: fields({ id: idText('lch') }),
  reply: fields({ chase: chaseWhole }),
  errors: ['not_found'],
})

export const stopChase = endpoint({
  method: 'POST',
  path: '/wps/lottery/chases/:id/stop',
  summary: 'Stops a chase: what is not bought yet is given back.',
  access: mayPlay,
  shedLast: true,
  perMinute: 60,
  input: fields({ id: idText('lch') }),
  reply: fields({ chase: chaseWhole }),
  errors: ['not_found', 'chase_over'],
})

declare module '../contract.ts' {
  interface ContractModules {
    lotteryChases: typeof import('./lottery-chases.ts')
  }
}
