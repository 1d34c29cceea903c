import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  cursorPage,
  fields,
  list,
  madeId,
  maybe,
  moment,
  nextCursor,
  reason,
  shortText,
  wholeNumber,
} from '../schema.ts'
import { offerDocument, offerFindings, offerHouse, offerKind } from './offer.ts'

/** Offers as operators write, check, publish and end them, and the applications that wait. */

const mayLook = ['admin', 'content', 'finance', 'risk', 'support', 'auditor'] as const
const mayWrite = ['admin', 'content'] as const
const mayPublish = ['admin', 'content'] as const
/** Applications are about members: not for who writes what the site says. */
const mayRead = ['admin', 'finance', 'risk', 'support', 'auditor'] as const
const mayDecide = ['admin', 'risk', 'support'] as const

export const offerStates = ['draft', 'scheduled', 'open', 'paused', 'closed'] as const
export const offerState = Type.Enum([...offerStates])

const budgetState = fields({
  currency,
  total: wholeNumber,
  left: wholeNumber,
  promised: wholeNumber,
})

export const deskOffer = fields({
  id: shortText(40),
  kind: offerKind,
  title: shortText(40),
  state: offerState,
  /** The version that holds; 0 before the first was published. */
  version: count(),
  hasDraft: Type.Boolean(),
  /** A publishing that waits for a second person. */
  isWaiting: Type.Boolean(),
  /** An end that waits for a second person. */
  isEnding: Type.Boolean(),
  from: moment,
  until: moment,
  given: count(),
  budgets: list(budgetState, 20),
  changedAt: moment,
  changedBy: shortText(60),
})
export type DeskOffer = Static<typeof deskOffer>

export const listOffers = endpoint({
  method: 'GET',
  path: '/ops/api/offers',
  summary: 'All offers, newest first.',
  access: mayLook,
  input: fields({ ...cursorPage, state: Type.Optional(offerState) }),
  reply: fields({
    items: list(deskOffer, 100),
    next: nextCursor,
    counts: list(fields({ state: offerState, count: count() }), 5),
    applications: count(),
  }),
  errors: [],
})

export const getOffer = endpoint({
  method: 'GET',
  path: '/ops/api/offers/:id',
  summary: 'One offer with what holds, what is being written, and what is wrong with that.',
  access: mayLook,
  input: fields({ id: shortText(40) }),
  reply: fields({
    offer: deskOffer,
    published: maybe(offerDocument),
    draft: maybe(offerDocument),
    /** Counts the savings of the draft, so that two writers see each other. */
    draftNumber: count(),
    findings: offerFindings,
    /** By which the rest of what is being written is judged. */
    house: offerHouse,
    versions: list(
      fields({
        number: count(),
        publishedAt: moment,
        by: shortText(60),
        agreedBy: shortText(60),
        document: offerDocument,
      }),
      50,
    ),
  }),
  errors: ['not_found'],
})

export const saveOffer = endpoint({
  method: 'PUT',
  path: '/ops/api/offers/:id',
  summary:
    'Keeps what is being written; a new id begins a new offer. Says what is still wrong with it.',
  access: mayWrite,
  bodyBytes: 64 * 1024,
  input: fields({ id: madeId('ofr'), draftNumber: count(), document: offerDocument }),
  reply: fields({ draftNumber: count(), findings: offerFindings }),
  errors: ['changed_meanwhile', 'id_out_of_time'],
})

export const publishOffer = endpoint({
  method: 'POST',
  path: '/ops/api/offers/:id/publish',
  summary: 'Publishes what was written. Above the bound for one person it waits for a second.',
  access: mayPublish,
  input: fields({ id: shortText(40), draftNumber: count(), reason }),
  reply: fields({ isWaiting: Type.Boolean(), version: count() }),
  errors: [
    'not_found',
    'changed_meanwhile',
    'nothing_changed',
    'offer_contradicts_itself',
    'needs_second_person',
  ],
})

export const turnOffer = endpoint({
  method: 'POST',
  path: '/ops/api/offers/:id/turn',
  summary: 'Pauses an offer, or lets it go on. What was promised is kept.',
  access: mayPublish,
  input: fields({ id: shortText(40), to: Type.Enum(['open', 'paused']), reason }),
  reply: deskOffer,
  errors: ['not_found', 'wrong_state'],
})

export const endOffer = endpoint({
  method: 'POST',
  path: '/ops/api/offers/:id/end',
  summary:
    'Ends an offer for good. What was promised is kept. Once it has begun two people do, and members read the reason.',
  access: mayPublish,
  input: fields({ id: shortText(40), reason }),
  reply: fields({ offer: deskOffer, approval: maybe(shortText(50)) }),
  errors: ['not_found', 'wrong_state', 'end_waits', 'needs_second_person'],
})

export const deskApplication = fields({
  id: shortText(40),
  offer: shortText(40),
  title: shortText(40),
  member: shortText(50),
  account: shortText(60),
  at: moment,
  comment: shortText(140),
  pictures: count(3),
  state: Type.Enum(['applying', 'rejected', 'issued']),
  currency,
  amount: wholeNumber,
  answer: shortText(500),
  answeredBy: shortText(60),
  /** A yes that waits for a second person. */
  approval: maybe(shortText(50)),
})
export type DeskApplication = Static<typeof deskApplication>

export const listApplications = endpoint({
  method: 'GET',
  path: '/ops/api/applications',
  summary: 'What members ask for, oldest of the waiting first.',
  access: mayRead,
  input: fields({
    ...cursorPage,
    state: Type.Optional(Type.Enum(['applying', 'rejected', 'issued'])),
  }),
  reply: fields({ items: list(deskApplication, 100), next: nextCursor, waiting: count() }),
  errors: [],
})

export const getApplication = endpoint({
  method: 'GET',
  path: '/ops/api/applications/:id',
  summary: 'One of them with its pictures.',
  access: mayDecide,
  input: fields({ id: shortText(40) }),
  reply: fields({
    application: deskApplication,
    pictures: list(shortText(3_000_000), 3),
  }),
  errors: ['not_found'],
})

export const answerApplication = endpoint({
  method: 'POST',
  path: '/ops/api/applications/:id/answer',
  summary:
    'Says yes or no. A yes waits in the reward centre of the member; above what one person may give a second agrees first.',
  access: mayDecide,
  input: fields({ id: shortText(40), yes: Type.Boolean(), reason }),
  reply: deskApplication,
  errors: ['not_found', 'already_decided', 'not_allowed'],
})

export const previewOffer = endpoint({
  method: 'POST',
  path: '/ops/api/offers/preview',
  summary: 'What an offer would cost, played through many times by the rules as they are written.',
  access: mayLook,
  perMinute: 30,
  bodyBytes: 64 * 1024,
  input: fields({ currency, document: offerDocument }),
  reply: fields({
    /** For one deposit of so much, or one taking. */
    deposit: wholeNumber,
    gives: wholeNumber,
    asks: wholeNumber,
    runs: count(),
    /** Of those, how many met it, in basis points. */
    met: count(10_000),
    /** What became cash on average, and what that costs for the whole budget at most. */
    released: wholeNumber,
    receivers: count(),
    likely: wholeNumber,
  }),
  errors: ['offer_contradicts_itself'],
})

declare module '../contract.ts' {
  interface ContractModules {
    offersDesk: typeof import('./offers-desk.ts')
  }
}
