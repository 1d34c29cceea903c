import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  cursorPage,
  fields,
  list,
  maybe,
  moment,
  nextCursor,
  nothing,
  shortText,
  wholeNumber,
} from '../schema.ts'
import { promotionStatus } from './promotions.ts'

/** What members were given: what they get, what is asked, how far they are, what is not allowed, and what stopping costs. */

const own = ['member', 'agent'] as const

/** Who gives it; `offer` is one that operators wrote. */
export const rewardSources = [
  'offer',
  'vip',
  'rebate',
  'cashback',
  'referral',
  'mission',
  'ticket',
  'manual',
] as const
export type RewardSource = (typeof rewardSources)[number]

export const reward = fields({
  id: shortText(40),
  from: Type.Enum([...rewardSources]),
  /** The offer; empty for what is none. */
  offer: shortText(40),
  /** Of the offer, the mission or the campaign in the caller's language, else the kind in words; never empty. */
  title: shortText(100),
  art: shortText(60),
  version: count(),
  /** What it was given for, such as `level 3`, `week 2026-11-09`, or a deposit. */
  source: shortText(200),
  status: promotionStatus,
  /** The same, narrower. */
  state: shortText(20),
  mode: Type.Enum(['gate', 'pocket']),
  currency,
  amount: wholeNumber,
  /** What is asked in bets, what counted, and what is left of it. */
  asks: wholeNumber,
  counted: wholeNumber,
  left: wholeNumber,
  /** What of it became cash. */
  released: wholeNumber,
  givenAt: moment,
  claimUntil: maybe(moment),
  activatedAt: maybe(moment),
  endsAt: maybe(moment),
  overAt: maybe(moment),
  /** Why its time stands still: the member is kept out, or a withdrawal that gives it up is not decided yet. */
  stands: maybe(Type.Enum(['break', 'withdrawal'])),
})
export type Reward = Static<typeof reward>

export const rewardViews = ['claimable', 'running', 'over', 'all'] as const

export const listRewards = endpoint({
  method: 'GET',
  path: '/wps/rewards',
  summary: 'What the caller was given, newest first.',
  access: own,
  input: fields({ ...cursorPage, view: Type.Optional(Type.Enum([...rewardViews])) }),
  reply: fields({
    items: list(reward, 100),
    next: nextCursor,
    /** What waits to be claimed: how many, and what they come to. */
    waiting: fields({ count: count(), currency, amount: wholeNumber }),
  }),
  errors: [],
})

const countedIn = fields({
  category: shortText(20),
  bets: count(),
  /** In basis points. */
  weight: count(10_000),
  bet: wholeNumber,
  counted: wholeNumber,
})

/** Somebody of the house looks into it: until when, why, and what was said and decided. */
const hold = fields({
  until: moment,
  reason: shortText(500),
  appeal: maybe(shortText(500)),
  outcome: maybe(Type.Enum(['released', 'taken_back', 'lapsed'])),
  answer: shortText(500),
})

/** Operators ended it: why, what the member says to that, and what others than these made of it. */
const ended = fields({
  reason: shortText(500),
  mayAppeal: Type.Boolean(),
  appeal: maybe(shortText(500)),
  outcome: maybe(Type.Enum(['restored', 'confirmed'])),
  answer: shortText(500),
})

/** It was met, and a bet that had counted was taken back since: what of the cash stays until as much is bet, and how long at most. */
const owed = fields({ held: wholeNumber, until: moment })

export const getReward = endpoint({
  method: 'GET',
  path: '/wps/rewards/:id',
  summary: 'One of them, with the bets that counted and what stopping now would come to.',
  access: own,
  input: fields({ id: shortText(40) }),
  reply: fields({
    reward,
    /** What the pocket holds now; `0` where there is none. */
    pocket: wholeNumber,
    /** Stakes of it that are not settled yet. */
    open: fields({ bets: count(), stake: wholeNumber }),
    countedIn: list(countedIn, 50),
    maxBet: maybe(wholeNumber),
    maxWin: maybe(wholeNumber),
    isSticky: Type.Boolean(),
    /** Whether a withdrawal gives it up while it is played. */
    endsByWithdrawal: Type.Boolean(),
    /** Categories in which nothing counts and bonus money does not play. */
    excluded: list(shortText(20), 20),
    ifStopped: fields({ keeps: wholeNumber, givesUp: wholeNumber }),
    hold: maybe(hold),
    ended: maybe(ended),
    owed: maybe(owed),
    /** How many of those that wait begin before it; null where it does not wait. */
    before: maybe(count(100)),
    /** Line by line what the amount was computed from: a word and its value. */
    why: list(fields({ name: shortText(60), value: shortText(200) }), 50),
    steps: list(
      fields({ at: moment, state: shortText(20), by: shortText(60), reason: shortText(500) }),
      50,
    ),
  }),
  errors: ['not_found'],
})

export const listRewardBets = endpoint({
  method: 'GET',
  path: '/wps/rewards/:id/bets',
  summary: 'The bets that counted for it, newest first.',
  access: own,
  input: fields({ id: shortText(40), ...cursorPage }),
  reply: fields({
    items: list(
      fields({
        wager: shortText(40),
        at: moment,
        settlement: count(),
        bet: wholeNumber,
        weight: count(10_000),
        counted: wholeNumber,
      }),
      100,
    ),
    next: nextCursor,
  }),
  errors: ['not_found'],
})

export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/rewards/:id/claim',
  summary: 'Takes what waits. Asked twice it is taken once.',
  access: own,
  shedLast: true,
  input: fields({ id: shortText(40) }),
  reply: reward,
  errors: [
    'not_found',
    'wrong_state',
    'claim_over',
    'grant_held',
    'member_excluded',
    'member_timed_out',
  ],
})

export const stopReward = endpoint({
  method: 'POST',
  path: '/wps/rewards/:id/stop',
  summary: 'Gives it up. What is left of it goes back to the offer, and nothing else changes.',
  access: own,
  input: fields({ id: shortText(40) }),
  reply: reward,
  errors: ['not_found', 'wrong_state'],
})

export const playRewardNext = endpoint({
  method: 'POST',
  path: '/wps/rewards/:id/next',
  summary: 'Lets one of those that wait be the next that is played. The one that plays goes on.',
  access: own,
  input: fields({ id: shortText(40) }),
  reply: fields({
    /** What waits now, the next first. */
    queue: list(shortText(40), 100),
  }),
  errors: ['not_found', 'wrong_state'],
})

export const appealReward = endpoint({
  method: 'POST',
  path: '/wps/rewards/:id/appeal',
  summary:
    'Says something to a reward that is held, or was ended by the house, once; somebody else than who did it answers.',
  access: own,
  perMinute: 10,
  input: fields({ id: shortText(40), text: shortText(500) }),
  reply: nothing,
  errors: ['not_found', 'wrong_state', 'text_too_short'],
})

export const countRewards = endpoint({
  method: 'GET',
  path: '/wps/rewards/count',
  summary: 'How many wait to be claimed: the number beside the menu.',
  access: own,
  input: nothing,
  reply: fields({ availablePromoCount: count() }),
  errors: [],
})

declare module '../contract.ts' {
  interface ContractModules {
    rewards: typeof import('./rewards.ts')
  }
}
