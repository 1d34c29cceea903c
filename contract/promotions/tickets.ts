import { Type, type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  count,
  currency,
  fields,
  filledText,
  idText,
  list,
  maybe,
  moment,
  nothing,
  shortText,
  wholeNumber,
} from '../schema.ts'

/** Red envelopes, golden eggs and prize wheels, as members see and use them. */

const mayPlay = ['member', 'agent'] as const
const hex = Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 })

export const ticketKind = Type.Enum(['wheel', 'egg', 'envelope'])
export type TicketKind = Static<typeof ticketKind>

/** What stands on slips: 0 for no prize. */
export const ticketPrize = fields({
  amount: wholeNumber,
  count: Type.Integer({ minimum: 1, maximum: 100_000 }),
  left: count(100_000),
})
export type TicketPrize = Static<typeof ticketPrize>

export const ticketSlip = fields({
  campaign: idText('tkc'),
  /** Which slip of the deck, from 1. */
  place: count(100_000),
  amount: wholeNumber,
  /** Of the grant that it gave; empty for a slip without a prize. */
  grant: shortText(50),
  at: moment,
})
export type TicketSlip = Static<typeof ticketSlip>

/** What was promised before it opened. */
export const ticketPromise = fields({
  commitment: hex,
  deck: hex,
  /** In the public list. */
  position: count(),
  beacon: shortText(80),
  beaconRound: count(100_000_000_000),
  publishedAt: moment,
})

export const ticketCampaign = fields({
  id: idText('tkc'),
  kind: ticketKind,
  title: shortText(100),
  state: Type.Enum(['announced', 'open', 'sold_out', 'over']),
  /** Everybody has one ticket. */
  isFree: Type.Boolean(),
  currency,
  prizes: list(ticketPrize, 1000),
  slips: count(100_000),
  left: count(100_000),
  total: wholeNumber,
  /** What the slips that are left come to. */
  totalLeft: wholeNumber,
  /** How often a prize is to be bet before it may leave. */
  times: count(3),
  earning: maybe(
    fields({ deposit: maybe(wholeNumber), validBet: maybe(wholeNumber), perDay: count(1000) }),
  ),
  opensAt: moment,
  closesAt: moment,
  /** Why it was ended before its said end; empty where it was not. */
  endedFor: shortText(500),
  promise: ticketPromise,
  /** Its seed can be had, and everything checked. */
  isRevealed: Type.Boolean(),
  tickets: count(),
  /** Own slips, newest first. */
  drawn: list(ticketSlip, 200),
  /** Who drew last, with masked names. */
  latest: list(fields({ name: shortText(60), amount: wholeNumber, at: moment }), 10),
})
export type TicketCampaign = Static<typeof ticketCampaign>

export const listTicketCampaigns = endpoint({
  method: 'GET',
  path: '/wps/promotions/tickets',
  summary:
    'Red envelopes, golden eggs and prize wheels, with what is left in their decks and the own tickets.',
  access: mayPlay,
  input: nothing,
  reply: fields({ list: list(ticketCampaign, 100), now: moment }),
  errors: [],
})

export const claimRafflePromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  summary: 'Uses a ticket and draws the next slip. The same request gets the same answer.',
  access: mayPlay,
  perMinute: 60,
  input: fields({
    campaign: idText('tkc'),
    /** Made by the page before it asks, and repeated with every further try. */
    request: filledText(60),
  }),
  reply: fields({ slip: ticketSlip, tickets: count() }),
  errors: [
    'not_found',
    'not_open_yet',
    'campaign_over',
    'wrong_currency',
    'no_tickets',
    'already_claimed',
    'sold_out',
    'member_locked',
    'member_closed',
    'member_timed_out',
    'member_excluded',
  ],
})

export const getTicketProof = endpoint({
  method: 'GET',
  path: '/wps/fair/tickets/:id',
  summary: 'All that it takes to draw the deck of a campaign again, once it is over.',
  access: 'everyone',
  anyOrigin: true,
  input: fields({ id: idText('tkc') }),
  reply: fields({
    id: idText('tkc'),
    prizes: list(fields({ amount: wholeNumber, count: count(100_000) }), 1000),
    ...ticketPromise.properties,
    /** Empty until its moment. */
    beaconValue: shortText(200),
    /** Empty until it is over. */
    serverSeed: shortText(64),
    /** Slips that somebody got, in the order of the deck. */
    given: list(fields({ place: count(100_000), amount: wholeNumber }), 100_000),
  }),
  errors: ['not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    tickets: typeof import('./tickets.ts')
  }
}
