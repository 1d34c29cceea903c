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
  pictureBody,
  pictureBytes,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'
import { offerKind, offerTopic } from './offer.ts'

/** What members see of offers, and how they take them or ask for them. */

const own = ['member', 'agent'] as const

/** The words of the product for how far somebody is with an offer; `open` where nothing has happened yet. */
export const promotionStatuses = [
  'coming soon',
  'open',
  'joined',
  'signed',
  'applying',
  'rejected',
  'issued',
  'process',
  'claimed',
  'closed',
] as const
export type PromotionStatus = (typeof promotionStatuses)[number]
export const promotionStatus = Type.Enum([...promotionStatuses])

/** Why somebody cannot have it now; `none` when they can. */
export const hindrances = [
  'none',
  'sign_in',
  'not_begun',
  'over',
  'budget_spent',
  'had_it',
  'person_had_it',
  'not_new',
  'vip_level',
  'needs_phone',
  'other_currency',
  'first_deposit_made',
  'excluded',
  'waiting_for_deposit',
] as const
export type Hindrance = (typeof hindrances)[number]
export const hindrance = Type.Enum([...hindrances])

export const promotionCard = fields({
  id: shortText(40),
  version: count(),
  kind: offerKind,
  topic: offerTopic,
  art: shortText(60),
  title: shortText(40),
  line: shortText(100),
  from: moment,
  until: moment,
  /** Why it was ended before its said end; empty where it was not. */
  endedFor: shortText(500),
  status: promotionStatus,
  hindrance,
  /** How far the own running grant of it is, in the smallest unit; null when none runs. */
  progress: maybe(fields({ currency, asks: wholeNumber, left: wholeNumber })),
})
export type PromotionCard = Static<typeof promotionCard>

export const listPromotions = endpoint({
  method: 'GET',
  path: '/wps/promotions',
  summary: 'The offers that run, come, or ended lately, with how far the caller is with each.',
  access: 'everyone',
  input: nothing,
  reply: fields({ items: list(promotionCard, 200) }),
  errors: [],
})

const sums = maybe(wholeNumber)

/** The rules in figures of the caller's currency; the brand's own for visitors. */
export const promotionRules = fields({
  currency,
  mode: Type.Enum(['gate', 'pocket']),
  isSticky: Type.Boolean(),
  /** Whether a withdrawal gives it up while it is played. */
  endsByWithdrawal: Type.Boolean(),
  percent: count(100_000),
  fixed: sums,
  leastDeposit: sums,
  most: sums,
  base: Type.Enum(['bonus', 'bonus_and_deposit']),
  times: count(10_000),
  weights: list(fields({ category: shortText(20), weight: count(10_000) }), 20),
  maxBet: sums,
  maxWin: sums,
  days: count(365),
  claimDays: count(90),
  perMember: fields({ times: count(100), per: Type.Enum(['ever', 'day', 'week', 'month']) }),
  /** Whether accounts that share a bank account or a device count as one person. */
  perPerson: Type.Boolean(),
  newForDays: maybe(count(3650)),
  vipFrom: count(50),
  needsPhone: Type.Boolean(),
  firstDeposit: Type.Boolean(),
})

export const application = fields({
  id: shortText(40),
  at: moment,
  state: Type.Enum(['applying', 'rejected', 'issued']),
  comment: shortText(140),
  pictures: count(3),
  /** What the reviewer said; empty until then. */
  answer: shortText(500),
  answeredAt: maybe(moment),
})
export type Application = Static<typeof application>

/** What the rules come to: for so much deposited (or lost), so much given and so much to be bet. */
const example = fields({ from: wholeNumber, gives: wholeNumber, asks: wholeNumber })

export const getPromotion = endpoint({
  method: 'GET',
  path: '/wps/promotions/:id',
  summary: 'One offer with its rules, examples, and what the caller has of it.',
  access: 'everyone',
  input: fields({ id: shortText(40) }),
  reply: fields({
    promotion: promotionCard,
    terms: shortText(2000),
    rules: promotionRules,
    examples: list(example, 3),
    /** Those of the caller, newest first. */
    applications: list(application, 20),
    rewards: list(shortText(40), 20),
  }),
  errors: ['not_found'],
})
export type PromotionRules = Static<typeof promotionRules>

const offerErrors = [
  'not_found',
  'offer_changed',
  'offer_not_begun',
  'offer_paused',
  'offer_over',
  'offer_not_for_you',
  'offer_taken',
] as const

export const takePromotion = endpoint({
  method: 'POST',
  path: '/wps/promotions/:id/take',
  summary: 'Takes what an offer gives to everybody who fits it. It waits in the reward centre.',
  access: own,
  input: fields({ id: shortText(40), version: count() }),
  reply: fields({ reward: shortText(40) }),
  errors: [...offerErrors, 'budget_spent'],
})

export const mostApplicationPictures = 3
export const longestComment = 140

export const applyForPromotion = endpoint({
  method: 'POST',
  path: '/wps/promotions/:offer/applications',
  summary:
    'Asks for what an offer gives. The same id asks once; its pictures follow by themselves.',
  access: own,
  perMinute: 6,
  input: fields({
    offer: shortText(40),
    id: madeId('apl'),
    version: count(),
    comment: shortText(longestComment),
    /** How many pictures follow. */
    pictures: Type.Optional(count(mostApplicationPictures)),
  }),
  reply: application,
  errors: [
    ...offerErrors,
    'budget_spent',
    'text_too_long',
    'application_empty',
    'id_used_differently',
  ],
})

export const addApplicationPicture = endpoint({
  method: 'PUT',
  path: '/wps/promotions/applications/:id/pictures/:place',
  summary: 'Adds a picture to an application that the caller has just sent. A place is taken once.',
  access: own,
  perMinute: 12,
  ...pictureBody,
  input: fields({
    id: madeId('apl'),
    place: times(1, mostApplicationPictures),
    picture: pictureBytes,
  }),
  reply: nothing,
  errors: ['not_found', 'image_invalid', 'image_too_large', 'id_used_differently'],
})

declare module '../contract.ts' {
  interface ContractModules {
    promotions: typeof import('./promotions.ts')
  }
}
