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
  shortText,
  wholeNumber,
} from '../schema.ts'

/** Members who invite others, and what both get for it. */

const own = ['member', 'agent'] as const

export const referralStates = [
  'registered',
  'verified',
  'deposited',
  'qualified',
  'held',
  'issued',
  'claimed',
  'refused',
] as const
export type ReferralState = (typeof referralStates)[number]

/** Why nothing is given for somebody. */
export const referralReasons = [
  'same_device',
  'same_network',
  'same_payee',
  'same_phone',
  'time_over',
  'month_limit',
  'ever_limit',
  'friend_closed',
  'referrer_closed',
  'taken_back',
  'not_claimed',
  'house',
] as const
export type ReferralReason = (typeof referralReasons)[number]

export const referralTerms = fields({
  deposit: wholeNumber,
  deposits: count(20),
  validBet: wholeNumber,
  days: count(180),
  needsPhone: Type.Boolean(),
  holdDays: count(60),
  toReferrer: wholeNumber,
  toFriend: wholeNumber,
  times: count(3),
  claimDays: count(90),
})
export type ReferralTermsShown = Static<typeof referralTerms>

export const invitedFriend = fields({
  id: shortText(40),
  /** Masked. */
  name: shortText(60),
  joinedAt: moment,
  /** In the friend's currency. */
  currency,
  state: Type.Enum([...referralStates]),
  reason: maybe(Type.Enum([...referralReasons])),
  /** What is missing first. */
  missing: maybe(Type.Enum(['phone', 'deposit', 'bets', 'time', 'budget'])),
  /** No more of what the friend did than what is asked. */
  deposit: wholeNumber,
  deposits: count(20),
  validBet: wholeNumber,
  terms: referralTerms,
  endsAt: moment,
  /** When the look at it is over. */
  dueAt: maybe(moment),
  /** What the caller gets for it, in the caller's currency. */
  amount: wholeNumber,
  givenAt: maybe(moment),
  /** What waits to be claimed, or was; empty where there is none. */
  reward: shortText(40),
  claimUntil: maybe(moment),
})
export type InvitedFriend = Static<typeof invitedFriend>

export const getReferral = endpoint({
  method: 'GET',
  path: '/wps/referral',
  summary: 'The code by which the caller invites, what it gives, and who came by it, newest first.',
  access: own,
  input: fields({ ...cursorPage }),
  reply: fields({
    code: shortText(20),
    /** As others see the caller. */
    name: shortText(60),
    currency,
    terms: referralTerms,
    /** For how many friends there was a reward, and for how many there is at most. */
    month: fields({ used: count(), most: count() }),
    ever: fields({ used: count(), most: count() }),
    earned: wholeNumber,
    ready: wholeNumber,
    checked: wholeNumber,
    invited: count(),
    items: list(invitedFriend, 100),
    next: nextCursor,
  }),
  errors: ['not_enabled'],
})

export const findReferrer = endpoint({
  method: 'GET',
  path: '/wps/referral/inviter',
  summary: 'Who invites by a code, and what that gives.',
  access: 'everyone',
  perMinute: 30,
  input: fields({ code: shortText(40) }),
  reply: fields({
    code: shortText(20),
    /** Masked. */
    name: shortText(60),
    currency,
    terms: referralTerms,
  }),
  errors: ['not_enabled', 'not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    referral: typeof import('./referral.ts')
  }
}
