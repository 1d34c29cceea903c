import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
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

/** Accounts that were given the same and look like one person, as operators look at them and decide. */

const mayLook = ['admin', 'finance', 'risk', 'support', 'auditor'] as const
const mayDecide = ['admin', 'risk'] as const

export const signalKinds = ['same_device', 'same_network', 'same_payee', 'same_phone'] as const
const state = Type.Enum(['open', 'noted', 'dismissed'])
const person = fields({ member: shortText(50), account: shortText(60) })

/** A grant that is looked into, and what became of that. */
export const deskHold = fields({
  reason: shortText(500),
  heldBy: shortText(200),
  heldAt: moment,
  until: moment,
  appeal: maybe(shortText(500)),
  appealedAt: maybe(moment),
  outcome: maybe(Type.Enum(['released', 'taken_back', 'lapsed'])),
  decidedBy: maybe(shortText(200)),
  decidedReason: maybe(shortText(500)),
  decidedAt: maybe(moment),
})

const signalGrant = fields({
  id: shortText(40),
  account: shortText(60),
  member: shortText(50),
  /** The title of the promotion; empty for what is none. */
  title: shortText(40),
  offer: shortText(40),
  state: shortText(20),
  currency,
  amount: wholeNumber,
  givenAt: moment,
  /** Whether it can be held: it is not over, and was not held before. */
  mayHold: Type.Boolean(),
  hold: maybe(deskHold),
})
export type SignalGrant = Static<typeof signalGrant>

const signal = fields({
  id: shortText(40),
  /** Who came later, and beside whom. */
  member: person,
  other: person,
  kind: Type.Enum([...signalKinds]),
  /** Whether they are linked by an invitation. */
  isReferred: Type.Boolean(),
  /** The browser, the network, the bank with the end of the number. */
  what: list(shortText(300), 10),
  state,
  foundAt: moment,
  decidedBy: maybe(shortText(200)),
  decidedReason: maybe(shortText(500)),
  decidedAt: maybe(moment),
  /** What both were given by the same offer. */
  grants: list(signalGrant, 40),
})
export type RewardSignal = Static<typeof signal>

export const listSignals = endpoint({
  method: 'GET',
  path: '/ops/api/promotions/signals',
  summary:
    'Accounts that were given the same and look like one person, newest first, with the evidence.',
  access: mayLook,
  input: fields({
    ...cursorPage,
    /** `held` for those with a grant that is held now. */
    state: Type.Optional(Type.Enum(['open', 'noted', 'dismissed', 'held'])),
    account: Type.Optional(shortText(60)),
  }),
  reply: fields({ items: list(signal, 100), next: nextCursor }),
  errors: ['unknown_member'],
})

export const decideSignal = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/signals/:id/decide',
  summary: 'Notes a signal, or dismisses it. Neither takes anything from anybody.',
  access: mayDecide,
  input: fields({ id: shortText(40), state: Type.Enum(['noted', 'dismissed']), reason }),
  reply: signal,
  errors: ['not_found', 'nothing_changed'],
})

export const holdGrant = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/signals/:id/hold',
  summary:
    'Holds a grant for three days at most: it is played on, not claimed, and does not become cash. Once for a grant.',
  access: mayDecide,
  input: fields({ id: shortText(40), grant: shortText(40), reason }),
  reply: signal,
  errors: ['not_found', 'wrong_state'],
})

export const decideHold = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/holds/:grant/decide',
  summary:
    'Releases a grant that is held, or takes it back; whoever held it neither takes it back nor answers the appeal.',
  access: mayDecide,
  input: fields({
    grant: shortText(40),
    decision: Type.Enum(['release', 'take_back']),
    reason,
  }),
  reply: fields({ outcome: Type.Enum(['released', 'taken_back']) }),
  errors: ['not_found', 'already_decided', 'same_person', 'wrong_state'],
})

declare module '../contract.ts' {
  interface ContractModules {
    signalsDesk: typeof import('./signals-desk.ts')
  }
}
