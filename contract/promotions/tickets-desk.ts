import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  cursorPage,
  fields,
  filledText,
  idText,
  list,
  madeId,
  maybe,
  moment,
  nextCursor,
  perLanguage,
  reason,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'
import { ticketKind, ticketPrize, ticketPromise } from './tickets.ts'

/** Red envelopes, golden eggs and prize wheels, as operators publish and watch them. */

const mayLook = ['admin', 'finance', 'risk', 'support', 'content', 'auditor'] as const
const mayPublish = ['admin', 'finance'] as const

const plainSum = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$', maxLength: 16 })

export const ticketPlan = fields({
  kind: ticketKind,
  /** `free` gives everybody one ticket; others are earned, or given. */
  entry: Type.Enum(['free', 'ticket']),
  titles: perLanguage(100),
  currency,
  /** What its slips come to. */
  budget: plainSum,
  times: times(0, 3),
  earning: maybe(
    fields({ deposit: maybe(plainSum), validBet: maybe(plainSum), perDay: times(1, 1000) }),
  ),
  opensAt: moment,
  closesAt: moment,
  /** Prizes, the highest first, eight at most on a wheel; or how to cut the budget into envelopes of different amounts. */
  prizes: Type.Optional(list(fields({ amount: plainSum, count: times(1, 100_000) }), 1000)),
  cut: Type.Optional(fields({ slips: times(1, 100_000), least: plainSum })),
})
export type TicketPlan = Static<typeof ticketPlan>

export const deskCampaign = fields({
  id: idText('tkc'),
  kind: ticketKind,
  title: shortText(100),
  state: Type.Enum(['announced', 'open', 'sold_out', 'over']),
  isFree: Type.Boolean(),
  currency,
  prizes: list(ticketPrize, 1000),
  slips: count(100_000),
  left: count(100_000),
  /** What was set apart for it. */
  total: wholeNumber,
  /** What was given, by the grants. */
  paid: wholeNumber,
  /** What slips that nobody has come to. */
  slipsLeft: wholeNumber,
  /** What the ledger has for it, and what of it is promised. */
  budgetLeft: wholeNumber,
  promised: wholeNumber,
  times: count(3),
  opensAt: moment,
  closesAt: moment,
  publishedBy: shortText(200),
  closedAt: maybe(moment),
  closedBy: shortText(200),
  promise: ticketPromise,
})
export type DeskCampaign = Static<typeof deskCampaign>

export const listDeskCampaigns = endpoint({
  method: 'GET',
  path: '/ops/api/promotions/tickets',
  summary: 'Campaigns of tickets with their money, newest first.',
  access: mayLook,
  input: fields({ ...cursorPage }),
  reply: fields({ items: list(deskCampaign, 100), next: nextCursor }),
  errors: [],
})

export const publishCampaign = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/tickets',
  summary: 'Publishes a campaign of tickets. A large one waits for a second person.',
  access: mayPublish,
  input: fields({ id: madeId('tkc'), plan: ticketPlan, reason }),
  /** Either it is published, or a request waits. */
  reply: fields({ campaign: maybe(deskCampaign), approval: maybe(shortText(50)) }),
  errors: [
    'campaign_invalid',
    'deck_invalid',
    'deck_not_budget',
    'window_invalid',
    'text_empty',
    'id_used_differently',
  ],
})

export const stopCampaign = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/tickets/:id/stop',
  summary:
    'Ends a campaign before its time; what nobody drew goes back, and its seed is told. Once it is open or somebody has a ticket, two people do, and members read the reason.',
  access: mayPublish,
  input: fields({ id: idText('tkc'), reason }),
  reply: fields({ campaign: deskCampaign, approval: maybe(shortText(50)) }),
  errors: ['not_found', 'nothing_changed', 'end_waits'],
})

export const giveTickets = endpoint({
  method: 'POST',
  path: '/ops/api/promotions/tickets/:id/give',
  summary:
    'Gives members tickets of a campaign: at once, or above what one person may give when a second agrees.',
  access: mayPublish,
  input: fields({
    id: idText('tkc'),
    /** Made before asking: the same gives once. */
    gift: madeId('gft'),
    accounts: list(filledText(60), 100),
    each: times(1, 20),
    reason,
  }),
  /** Above what one person may give alone a request waits, and nothing is given yet. */
  reply: fields({ given: count(), approval: maybe(shortText(50)) }),
  errors: ['not_found', 'campaign_over', 'unknown_member'],
})

declare module '../contract.ts' {
  interface ContractModules {
    ticketsDesk: typeof import('./tickets-desk.ts')
  }
}
