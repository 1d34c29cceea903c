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
  shortText,
  wholeNumber,
} from '../schema.ts'
import { lotteryTicketStates, lotteryVendors } from './lottery-names.ts'
import {
  boughtText,
  exactFraction,
  issueErrors,
  lotteryId,
  lotteryIssue,
  mayPlay,
  pickedText,
  playId,
  slipBytes,
  stakeErrors,
  ticketErrors,
  ticketOrder,
} from './lottery-parts.ts'

/** Tickets of the caller. */

export const lotteryTicket = fields({
  id: idText('ltk'),
  lottery: lotteryId,
  /** In the caller's language. */
  title: filledText(120),
  iconUrl: shortText(300),
  vendor: Type.Enum([...lotteryVendors]),
  issue: lotteryIssue,
  play: playId,
  playName: filledText(120),
  /** As it was picked or typed; of a long one the first 1,000 letters, the whole is with the one ticket. */
  picked: boughtText,
  bets: count(),
  order: ticketOrder,
  currency,
  stake: wholeNumber,
  /** All that came of it: what was won, given back and the rebate. */
  payout: wholeNumber,
  state: Type.Enum([...lotteryTicketStates]),
  /** While it is true its buyer may give it back. */
  mayCancel: Type.Boolean(),
  draw: list(shortText(12), 40),
  /** More than 1: settled anew after the draw was corrected. */
  revision: count(1000),
  /** Of which chase it is; empty where it is of none. */
  chase: shortText(40),
  at: moment,
})
export type LotteryTicket = Static<typeof lotteryTicket>

/** Why it won or lost, under the prices that it was made under. */
export const lotteryTicketWhole = fields({
  ...lotteryTicket.properties,
  version: count(),
  /** The stake of one bet in smallest units. */
  ofBet: exactFraction,
  rebateRate: exactFraction,
  tiers: list(
    fields({
      tier: filledText(60),
      chance: exactFraction,
      /** For one unit of stake. */
      prize: exactFraction,
      /** How many of its bets the draw gave it; 0 until then. */
      hits: count(),
    }),
    200,
  ),
  /** Bets that nobody won or lost, and what the parts of the payout are. */
  refunds: count(),
  won: wholeNumber,
  refunded: wholeNumber,
  rebate: wholeNumber,
  /** The draw can be verified. */
  verifiable: Type.Boolean(),
})
export type LotteryTicketWhole = Static<typeof lotteryTicketWhole>

export const slipTicket = fields({
  /** Made by the page before it asks, and repeated with every further try. */
  id: madeId('ltk'),
  play: playId,
  picked: pickedText,
  order: ticketOrder,
})

export const buyLotteryTickets = endpoint({
  method: 'POST',
  path: '/wps/lottery/tickets',
  summary:
    'Buys a slip: all its tickets are judged before the first is staked, and each is staked once under its id.',
  access: mayPlay,
  shedLast: true,
  perMinute: 120,
  bodyBytes: slipBytes,
  input: fields({
    issue: idText('iss'),
    /** The number of the prices that were shown. */
    version: count(),
    tickets: Type.Array(slipTicket, { minItems: 1, maxItems: 50 }),
  }),
  reply: fields({
    /** Those that are bought, in the order of the slip. */
    tickets: list(lotteryTicket, 50),
    /** Where one could not be staked after others were: the ticket and why. It and those behind it are not bought. */
    refused: maybe(
      fields({ ticket: idText('ltk'), code: filledText(40), message: shortText(500) }),
    ),
  }),
  /** Beside a refusal stands a `SlipFault`; nothing of the slip is bought then. */
  errors: [...ticketErrors, ...issueErrors, ...stakeErrors, 'slip_ticket_twice'],
})

export const cancelLotteryTicket = endpoint({
  method: 'POST',
  path: '/wps/lottery/tickets/:id/cancel',
  summary: 'Gives a ticket back while its issue is on sale.',
  access: mayPlay,
  shedLast: true,
  perMinute: 120,
  input: fields({ id: idText('ltk') }),
  reply: fields({ ticket: lotteryTicket }),
  errors: ['not_found', 'ticket_stays', 'not_allowed'],
})

export const listLotteryTickets = endpoint({
  method: 'GET',
  path: '/wps/lottery/tickets',
  summary: 'Own tickets, newest first.',
  access: mayPlay,
  input: fields({
    ...cursorPage,
    lottery: Type.Optional(lotteryId),
    issue: Type.Optional(idText('iss')),
    /** `open`: waiting for the draw. `over`: all others. */
    state: Type.Optional(Type.Enum(['open', 'over'])),
  }),
  reply: fields({ items: list(lotteryTicket, 100), next: nextCursor }),
  errors: [],
})

export const getLotteryTicket = endpoint({
  method: 'GET',
  path: '/wps/lottery/tickets/:id',
  summary: 'One ticket of the caller in full, with what each of its bets came to.',
  access: mayPlay,
  input: fields({ id: idText('ltk') }),
  reply: fields({ ticket: lotteryTicketWhole }),
  errors: ['not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    lotteryTickets: typeof import('./lottery-tickets.ts')
  }
}
