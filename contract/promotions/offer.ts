import { Type, type Static } from 'typebox'
import { gameCategories } from '../catalogue/catalogue-names.ts'
import {
  fields,
  list,
  maybe,
  moment,
  perLanguage,
  shortText,
  sumPerCurrency,
  times,
  wholeNumber,
} from '../schema.ts'

/** An offer as operators write it and members read it. What is published stays as it is; a change is a further version. */

/** How somebody comes to it: by a deposit, by taking it, or by asking for it. */
export const offerKinds = ['deposit', 'claim', 'apply'] as const
export type OfferKind = (typeof offerKinds)[number]
export const offerKind = Type.Enum([...offerKinds])

/** Under which heading the site shows it. */
export const offerTopics = ['slots', 'live', 'sports', 'deposit', 'vip', 'friend', 'other'] as const
export type OfferTopic = (typeof offerTopics)[number]
export const offerTopic = Type.Enum([...offerTopics])

/** Where one of these holds, what it allows at most is in `profileRules` of `check-offer.ts`. */
export const offerProfiles = ['asia', 'uk'] as const
export type OfferProfile = (typeof offerProfiles)[number]

const weight = times(0, 10_000)

export const offerDocument = fields({
  kind: offerKind,
  topic: offerTopic,
  profile: Type.Enum([...offerProfiles]),
  /** From what its picture is drawn. */
  art: shortText(60),
  title: perLanguage(40),
  line: perLanguage(100),
  terms: perLanguage(2000),
  from: moment,
  until: moment,
  /** Who may have it. */
  who: fields({
    /** Registered at most so many days ago; null for everybody. */
    newForDays: maybe(times(1, 3650)),
    vipFrom: times(0, 50),
    needsPhone: Type.Boolean(),
    /** With the first deposit alone; of kind deposit. */
    firstDeposit: Type.Boolean(),
    /** Accounts that share a bank account or a device count as one; without this everybody counts alone. */
    perPerson: Type.Optional(Type.Boolean()),
  }),
  /** What it gives, by currency; who has another currency cannot have it. */
  gives: fields({
    /** Of the deposit, in basis points; 0 where a fixed sum is given. */
    percent: times(0, 100_000),
    fixed: sumPerCurrency,
    /** What has to be deposited at least. */
    leastDeposit: sumPerCurrency,
    most: sumPerCurrency,
  }),
  mode: Type.Enum(['gate', 'pocket']),
  /** Bonus money itself never leaves; only what it wins. */
  isSticky: Type.Boolean(),
  /** Who withdraws while it is played gives it up, after being asked; without this it stays. Of bonus money alone. */
  endsByWithdrawal: Type.Optional(Type.Boolean()),
  asks: fields({
    base: Type.Enum(['bonus', 'bonus_and_deposit']),
    /** In hundredths: 800 is eight times. */
    times: times(0, 10_000),
    /** What of a bet counts, in basis points, by category; none means all of every bet. */
    weights: Type.Partial(
      fields(
        Object.fromEntries(gameCategories.map((name) => [name, weight])) as Record<
          (typeof gameCategories)[number],
          typeof weight
        >,
      ),
    ),
  }),
  /** The highest stake with bonus money in it, and the most that becomes cash; none means no such bound. */
  maxBet: sumPerCurrency,
  maxWin: sumPerCurrency,
  /** How long there is to play it, and how long to take it. */
  days: times(1, 365),
  claimDays: times(1, 90),
  /** How often one member may have it. */
  perMember: fields({ times: times(1, 100), per: Type.Enum(['ever', 'day', 'week', 'month']) }),
  /** What it may give in all; at its end it is over. */
  budget: sumPerCurrency,
})
export type OfferDocument = Static<typeof offerDocument>

/** Why an offer cannot be published, and where. */
export const offerFaults = [
  'text_missing',
  'window_invalid',
  'gives_nothing',
  'gives_twice',
  'most_missing',
  'least_above_most',
  'budget_missing',
  'budget_below_one',
  'too_many_times',
  'too_few_days',
  'gate_too_much',
  'nothing_counts',
  'sticky_not_allowed',
  'pocket_only',
  'max_win_below_gift',
  'max_bet_too_low',
  'deposit_only',
  'share_only',
  'played_only',
  'other_currency',
  'zero_sum',
  'window_over',
  'mixed_products',
  'level_unknown',
  'first_only',
  'art_missing',
] as const
export type OfferFault = (typeof offerFaults)[number]

export const offerFinding = fields({
  /** The part of the document, such as `asks.times` or `title.JA`. */
  field: shortText(60),
  fault: Type.Enum([...offerFaults]),
  /** What would be right, where there is such a value. */
  right: maybe(shortText(60)),
})
export type OfferFinding = Static<typeof offerFinding>

export const offerFindings = list(offerFinding, 100)

/** What is so in the house while an offer is written, and no document says. */
export const offerHouse = fields({
  highestVip: times(0, 50),
  /** The lowest stake of all games of a category that members can open; none where there is no such game. */
  leastStakes: Type.Partial(
    fields(
      Object.fromEntries(gameCategories.map((name) => [name, wholeNumber])) as Record<
        (typeof gameCategories)[number],
        typeof wholeNumber
      >,
    ),
  ),
})
export type OfferHouse = Static<typeof offerHouse>
