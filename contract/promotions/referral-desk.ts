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
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'
import { referralReasons, referralStates, referralTerms } from './referral.ts'

/** Who invited whom, as operators look at it and decide about it. */

const mayLook = ['admin', 'finance', 'risk', 'support', 'auditor'] as const
const mayDecide = ['admin', 'risk'] as const

const person = fields({ member: shortText(40), account: shortText(60) })

const signal = fields({
  kind: Type.Enum(['same_device', 'same_network', 'same_payee', 'same_phone']),
  /** With whom: who invited, or another friend of theirs. */
  with: person,
  /** The network, the browser, the bank with the end of the number. */
  what: list(shortText(300), 5),
  /** Whether nothing is given for it. */
  stops: Type.Boolean(),
})

export const deskReferral = fields({
  id: shortText(40),
  referrer: person,
  friend: person,
  code: shortText(20),
  registeredAt: moment,
  state: Type.Enum([...referralStates]),
  reason: maybe(Type.Enum([...referralReasons])),
  missing: maybe(Type.Enum(['phone', 'deposit', 'bets', 'time', 'budget'])),
  currency,
  referrerCurrency: currency,
  version: count(),
  terms: referralTerms,
  deposit: wholeNumber,
  deposits: count(),
  validBet: wholeNumber,
  endsAt: moment,
  dueAt: maybe(moment),
  givenAt: maybe(moment),
  signals: list(signal, 100),
  isAllowed: Type.Boolean(),
  /** Letting it count, where that waits for a second person. */
  approval: maybe(shortText(50)),
  reward: shortText(40),
  friendReward: shortText(40),
  steps: list(
    fields({
      at: moment,
      state: shortText(20),
      reason: shortText(40),
      by: shortText(200),
      note: shortText(500),
    }),
    100,
  ),
})
export type DeskReferral = Static<typeof deskReferral>

export const listDeskReferrals = endpoint({
  method: 'GET',
  path: '/ops/api/promotions/referrals',
  summary: 'Who invited whom, newest first, with what counted and what was found.',
  access: mayLook,
  input: fields({
    ...cursorPage,
    /** `open` for those that are not over. */
    state: Type.Optional(Type.Enum(['open', 'held', 'issued', 'refused'])),
    /** Of who invited, or of the friend. */
    account: Type.Optional(shortText(60)),
  }),
  reply: fields({ items: list(deskReferral, 100), next: nextCursor }),
  errors: ['unknown_member'],
})

export const decideReferral = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/referrals/:id/decide',
  summary:
    'Lets it count whatever was found, above what one person may give when a second agrees; or refuses it. Nothing that was claimed is taken back.',
  access: mayDecide,
  input: fields({ id: shortText(40), decision: Type.Enum(['allow', 'refuse']), reason }),
  reply: deskReferral,
  errors: ['not_found', 'nothing_changed', 'wrong_state'],
})

declare module '../contract.ts' {
  interface ContractModules {
    referralDesk: typeof import('./referral-desk.ts')
  }
}
