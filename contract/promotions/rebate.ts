import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  dayText,
  fields,
  list,
  maybe,
  moment,
  nothing,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'

/** Rebate and cash back. `micro` are ten-thousandths of the smallest unit, in which nothing is rounded. */

const own = ['member', 'agent'] as const

const line = fields({
  day: dayText,
  category: shortText(40),
  level: count(100),
  /** The version of the rates. */
  rates: count(),
  rate: times(0, 10_000),
  isCorrection: Type.Boolean(),
  validBet: wholeNumber,
  micro: Type.String({ pattern: '^(0|-?[1-9][0-9]{0,25})$', maxLength: 27 }),
  state: Type.Enum(['counts', 'waits', 'short']),
})
export type RebateLineShown = Static<typeof line>

const micro = line.properties.micro

const category = fields({
  category: shortText(40),
  bets: wholeNumber,
  stake: wholeNumber,
  /** Bets that came back as they were; bets of which a part was not at risk; bets with bonus money in them. */
  flatBets: wholeNumber,
  flat: wholeNumber,
  partBets: wholeNumber,
  part: wholeNumber,
  bonusBets: wholeNumber,
  bonus: wholeNumber,
  /** Of the days that have something to take. */
  validBet: wholeNumber,
  /** What of it was paid for before. */
  taken: wholeNumber,
  fresh: wholeNumber,
  micro,
  /** The highest of its lines. */
  rate: times(0, 10_000),
  isWaiting: Type.Boolean(),
  lines: list(line, 200),
})
export type RebateCategoryShown = Static<typeof category>

const paid = fields({
  id: shortText(40),
  at: moment,
  amount: wholeNumber,
  /** Taken on demand, or paid by itself. */
  isClaimed: Type.Boolean(),
  lines: list(line, 500),
  carriedIn: micro,
  carriedOut: micro,
  /** What was above the most of its days. */
  capped: micro,
})
export type PaidRebate = Static<typeof paid>

export const getRebate = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebate',
  summary:
    'What rebate the caller can take now, category by category, with what it comes from, and what was paid.',
  access: own,
  input: nothing,
  reply: fields({
    currency,
    zone: shortText(60),
    at: moment,
    level: count(100),
    amount: wholeNumber,
    micro,
    carriedIn: micro,
    /** What is above the most of a day. */
    capped: micro,
    cap: maybe(wholeNumber),
    min: wholeNumber,
    minBet: wholeNumber,
    /** Null for now. */
    claimFrom: maybe(moment),
    /** When the rest is paid by itself. */
    paidAt: moment,
    categories: list(category, 20),
    paid: list(paid, 20),
  }),
  errors: [],
})

export const claimRebate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimManualRebate',
  summary: 'Takes the rebate of all categories, or of those that are named.',
  access: own,
  perMinute: 30,
  input: fields({ categories: Type.Optional(list(shortText(40), 20)) }),
  reply: fields({ id: shortText(40), amount: wholeNumber }),
  errors: ['rebate_too_soon', 'rebate_too_small', 'reward_budget_spent'],
})

export const getCashback = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getCashback',
  summary: 'What the running week would give back, if it were over now.',
  access: own,
  input: nothing,
  reply: fields({
    currency,
    zone: shortText(60),
    from: dayText,
    to: dayText,
    level: count(100),
    rate: times(0, 10_000),
    stake: wholeNumber,
    payout: wholeNumber,
    received: wholeNumber,
    loss: wholeNumber,
    minLoss: wholeNumber,
    cap: maybe(wholeNumber),
    amount: wholeNumber,
    reason: maybe(Type.Enum(['too_little', 'no_loss', 'no_rate', 'below_play', 'carried'])),
  }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    rebate: typeof import('./rebate.ts')
  }
}
