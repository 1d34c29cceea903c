import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  fields,
  list,
  madeId,
  maybe,
  moment,
  nothing,
  reason,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'

/** What operators give members by hand, and what they end of what was given. */

const mayRead = ['admin', 'finance', 'risk', 'support', 'auditor'] as const
const mayGive = ['admin', 'finance'] as const
const mayEnd = ['admin', 'risk'] as const

/** What it is given for, in words that the member reads. */
export const giftKinds = ['apology', 'thanks', 'missed', 'host'] as const
export type GiftKind = (typeof giftKinds)[number]
const kind = Type.Enum([...giftKinds])

/** In hundredths: a gift of no offer is bet ten times at most. */
export const mostGiftTimes = 1_000

/** Why somebody can be given nothing now. */
export const giftBars = ['member_is_excluded', 'member_on_break', 'member_not_open'] as const
export type GiftBar = (typeof giftBars)[number]

export const gift = fields({
  id: shortText(40),
  member: shortText(50),
  /** The offer, with its title in the caller's language; both empty where it is by none. */
  offer: shortText(40),
  title: shortText(40),
  kind,
  currency,
  amount: wholeNumber,
  /** In hundredths. */
  times: count(10_000),
  days: count(365),
  note: shortText(140),
  reason: shortText(500),
  state: Type.Enum(['waiting', 'done', 'rejected', 'expired']),
  requestedBy: shortText(200),
  requestedAt: moment,
  /** The request that a second person decides. */
  approval: maybe(shortText(50)),
  decidedBy: shortText(200),
  decidedAt: maybe(moment),
  /** What the member was given by it. */
  grant: maybe(shortText(40)),
})
export type Gift = Static<typeof gift>

export const listGifts = endpoint({
  method: 'GET',
  path: '/ops/api/members/:id/gifts',
  summary:
    'What a member was given by hand, newest first, and what of it waits for a second person.',
  access: mayRead,
  input: fields({ id: shortText(50) }),
  reply: fields({ items: list(gift, 50) }),
  errors: [],
})

const giftOffer = fields({
  id: shortText(40),
  version: count(),
  title: shortText(40),
  /** Whether it gives a part of a deposit, which has to be named. */
  needsDeposit: Type.Boolean(),
  /** What it gives in the member's currency; `0` where that follows from the deposit. */
  amount: wholeNumber,
  /** Of the deposit, in basis points. */
  percent: count(100_000),
  leastDeposit: wholeNumber,
  most: maybe(wholeNumber),
  /** In hundredths. */
  times: count(10_000),
  days: count(365),
  /** What it has left to give. */
  left: wholeNumber,
})
export type GiftOffer = Static<typeof giftOffer>

export const getGiftChoices = endpoint({
  method: 'GET',
  path: '/ops/api/members/:id/gifts/choices',
  summary: 'What can be given to a member: offers that run, and what is left for gifts by hand.',
  access: mayGive,
  input: fields({ id: shortText(50) }),
  reply: fields({
    currency,
    /** What is left for gifts of no offer. */
    left: wholeNumber,
    bar: maybe(Type.Enum([...giftBars])),
    offers: list(giftOffer, 100),
  }),
  errors: ['unknown_member'],
})

export const giveGift = endpoint({
  method: 'POST',
  path: '/ops/api/members/:id/gifts',
  summary:
    'Gives a member a reward by hand: at once, or above what one person may give when a second agrees. The same gift is given once.',
  access: mayGive,
  perMinute: 60,
  input: fields({
    id: shortText(50),
    /** Made by the caller before asking, and repeated with every further try. */
    gift: madeId('gft'),
    kind,
    /** By an offer that runs, or empty. */
    offer: shortText(40),
    /** The deposit of which an offer gives a part; `0` else. */
    deposit: wholeNumber,
    /** What is given; of an offer it is what the offer gives, so that nobody gives what they did not read. */
    amount: wholeNumber,
    /** How often it is bet, in hundredths, and within how many days; an offer has its own. */
    times: times(0, mostGiftTimes),
    days: times(1, 90),
    /** What the member reads. */
    note: shortText(140),
    reason,
  }),
  reply: gift,
  errors: [
    'unknown_member',
    'not_for_trial',
    ...giftBars,
    'amount_not_positive',
    'amount_too_large',
    'changed_meanwhile',
    'offer_gives_nothing',
    'member_had_offer',
    'gift_budget_spent',
    'id_used_differently',
    'id_out_of_time',
  ],
})

export const endGrant = endpoint({
  method: 'POST',
  path: '/ops/api/grants/:id/end',
  summary:
    'Ends what a member was given: at once while it was not taken, and when a second person agrees while it is played. Cash is never taken.',
  access: mayEnd,
  input: fields({ id: shortText(40), reason }),
  reply: fields({ approval: maybe(shortText(50)), state: shortText(20) }),
  errors: ['not_found', 'wrong_state', 'end_waits'],
})

const appeal = fields({
  grant: shortText(40),
  member: shortText(50),
  account: shortText(60),
  /** Of the reward, in the caller's language. */
  title: shortText(100),
  currency,
  /** What went back, and would be given again. */
  amount: wholeNumber,
  /** Why it was ended, and by whom. */
  reason: shortText(500),
  endedBy: shortText(200),
  endedAt: moment,
  appeal: shortText(500),
  appealedAt: moment,
})
export type RewardAppeal = Static<typeof appeal>

export const listAppeals = endpoint({
  method: 'GET',
  path: '/ops/api/promotions/appeals',
  summary: 'What members say to the end of a reward and nobody has answered, the oldest first.',
  access: mayRead,
  input: nothing,
  reply: fields({ items: list(appeal, 100) }),
  errors: [],
})

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/appeals/:grant/decide',
  summary:
    'Gives what went back again, or leaves the end as it is, with a reason that the member reads. Who ended it, or asked for that, does not decide; above what one person may give a second agrees.',
  access: mayEnd,
  input: fields({ grant: shortText(40), decision: Type.Enum(['restore', 'confirm']), reason }),
  reply: fields({ approval: maybe(shortText(50)) }),
  errors: [
    'not_found',
    'wrong_state',
    'already_decided',
    'same_person',
    'gift_budget_spent',
    'member_had_offer',
  ],
})

declare module '../contract.ts' {
  interface ContractModules {
    giftsDesk: typeof import('./gifts-desk.ts')
  }
}
