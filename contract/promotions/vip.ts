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

/** Levels, as their member sees them. Sums are in the smallest unit, rates in hundredths of a percent. */

const own = ['member', 'agent'] as const

const rates = Type.Record(Type.String({ pattern: '^[A-Z]{2,20}$' }), times(0, 10_000))

const vipLevel = fields({
  level: count(100),
  validBet: wholeNumber,
  deposits: wholeNumber,
  /** What keeps it, in a period. */
  keep: wholeNumber,
  levelUp: wholeNumber,
  weekly: wholeNumber,
  monthly: wholeNumber,
  birthday: wholeNumber,
  /** The most rebate of a day; null for no bound. */
  rebateCap: maybe(wholeNumber),
  cashback: times(0, 10_000),
  rebate: rates,
})
export type VipLevel = Static<typeof vipLevel>

/** Why a level gave something. */
export const bonusKinds = ['level', 'weekly', 'monthly', 'birthday'] as const

const waitingBonus = fields({
  id: shortText(40),
  kind: Type.Enum([...bonusKinds]),
  level: count(100),
  /** Of a week, a month or a birthday. */
  from: maybe(dayText),
  amount: wholeNumber,
  claimUntil: maybe(moment),
})
export type WaitingBonus = Static<typeof waitingBonus>

const vipState = fields({
  hasVip: Type.Boolean(),
  /** What stands beside the avatar, and how high it is. */
  vipLabelName: shortText(40),
  vipRankLevel: count(100),
  currency,
  zone: shortText(60),
  level: count(100),
  /** Null for who never left the first. */
  since: maybe(moment),
  validBet: wholeNumber,
  deposits: wholeNumber,
  /** Null where nothing is asked. */
  keep: maybe(
    fields({
      asks: wholeNumber,
      played: wholeNumber,
      from: dayText,
      /** The last day of the period. */
      to: dayText,
      /** The last day on which play still counts for it. */
      lastDay: dayText,
      isWarned: Type.Boolean(),
    }),
  ),
  levels: list(vipLevel, 21),
  waiting: list(waitingBonus, 100),
})
export type VipState = Static<typeof vipState>

export const getVip = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getVipSummary',
  summary:
    'The level of the caller, the way to the next, what keeps it, and what every level gives.',
  access: own,
  input: nothing,
  reply: vipState,
  errors: ['not_enabled'],
})

export const claimVipBonus = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimVipBonus',
  summary: 'Takes what a level gave.',
  access: own,
  perMinute: 60,
  input: fields({ id: shortText(40) }),
  reply: fields({ amount: wholeNumber }),
  errors: ['not_found', 'reward_over'],
})

declare module '../contract.ts' {
  interface ContractModules {
    vip: typeof import('./vip.ts')
  }
}
