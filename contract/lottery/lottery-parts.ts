import { Type, type Static } from 'typebox'
import type { ErrorCode } from '../errors.ts'
import {
  count,
  dayText,
  fields,
  filledText,
  idText,
  list,
  maybe,
  moment,
  shortText,
  wholeNumber,
} from '../schema.ts'
import { issueStates, lotteryFamilies, lotteryModes, lotteryVendors } from './lottery-names.ts'

/** Who buys, and has tickets and chases of the own. */
export const mayPlay = ['member', 'agent'] as const

export const lotteryId = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 })
export const issueNumber = Type.String({ pattern: '^[0-9]{8}-[0-9]{4}$', maxLength: 13 })
/** `1000/3`, `0.98`: fractions are texts, and exact. */
export const exactFraction = Type.String({
  pattern: '^[0-9]{1,100}([.][0-9]{1,20}|/[1-9][0-9]{0,100})?$',
  maxLength: 210,
})

export const lotteryIssue = fields({
  id: idText('iss'),
  lottery: lotteryId,
  number: issueNumber,
  day: dayText,
  opensAt: moment,
  closesAt: moment,
  drawsAt: moment,
  state: Type.Enum([...issueStates]),
})
export type LotteryIssue = Static<typeof lotteryIssue>

/** One that was drawn, or is void. */
export const lotteryResult = fields({
  ...lotteryIssue.properties,
  drawnAt: maybe(moment),
  /** In the order of the family: digits, numbers, or prizes from the first down; empty of a void one. */
  draw: list(shortText(12), 40),
  /** More than 1: the draw was corrected, so often less one. */
  revision: count(1000),
  voidReason: shortText(200),
  /** Drawn by our own chain: `getDrawProof` has all that it takes to draw it again. */
  verifiable: Type.Boolean(),
})
export type LotteryResult = Static<typeof lotteryResult>

export const shownLottery = fields({
  /** Also its `gameCode` in the catalogue and in the address of its page. */
  id: lotteryId,
  title: filledText(120),
  /** Empty where the catalogue has no title of it. */
  iconUrl: shortText(300),
  nodeId: maybe(count()),
  family: Type.Enum([...lotteryFamilies]),
  /** The product's picture of the family: 11X5, LF, LHC, PK10, SSC; empty for others. */
  asset: Type.Enum(['', '11X5', 'LF', 'LHC', 'PK10', 'SSC']),
  vendor: Type.Enum([...lotteryVendors]),
  prizeMode: Type.Enum([...lotteryModes]),
  area: shortText(20),
  /** Drawn by our own chain and a public value, or elsewhere. */
  source: Type.Enum(['own', 'outside']),
  /** Minutes between draws; 0 where it is drawn at times of the day. */
  every: count(1440),
  /** Its days of the week, 1 is Monday. */
  weekdays: list(Type.Integer({ minimum: 1, maximum: 7 }), 7),
  /** False: shown with what was drawn, and nothing is sold. */
  isOpen: Type.Boolean(),
  /** On sale now. */
  current: maybe(lotteryIssue),
  next: maybe(lotteryIssue),
  /** Closed and not drawn yet, the latest. */
  awaiting: maybe(lotteryIssue),
  last: maybe(lotteryResult),
})
export type ShownLottery = Static<typeof shownLottery>

export const betUnit = Type.Enum(['1', '0.1', '0.01', '0.001'])

/** Bets at a unit, so many times, at a prize group: plays of mode `official`. */
export const officialOrder = fields({
  unit: betUnit,
  multiple: Type.Integer({ minimum: 1, maximum: 99_999 }),
  group: Type.Integer({ minimum: 1, maximum: 2_000 }),
})
/** A sum on each bet at odds, in smallest units: plays of mode `credit`. */
export const creditOrder = fields({ sum: wholeNumber })
export const ticketOrder = Type.Union([officialOrder, creditOrder])
export type TicketOrder = Static<typeof ticketOrder>

/** As much as a slip may be in bytes: ten thousand lines of any play fit. */
export const slipBytes = 512 * 1024
/**
 * As it was picked (`1 2|3`) or typed (`=12;34`), in the words of `games/lottery/ticket`. Longer here than a ticket may be, so
 * that its buyer is told which bound it was (`ticket_too_many_lines`, `ticket_too_long`).
 */
export const pickedText = Type.String({ minLength: 1, maxLength: slipBytes })
/** The same as it was bought. */
export const boughtText = shortText(400_000)
export const playId = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 })

/** Why a text is no ticket, or is not sold as it was asked for. */
export const ticketErrors = [
  'play_unknown',
  'price_changed',
  'order_invalid',
  'day_unknown',
  'ticket_empty',
  'ticket_too_long',
  'ticket_too_many_lines',
  'ticket_form',
  'ticket_rows',
  'ticket_places',
  'ticket_sign',
  'ticket_symbol',
  'ticket_twice',
  'ticket_too_few',
  'ticket_too_many',
  'ticket_line_length',
  'ticket_line_twice',
  'ticket_line_kind',
  'ticket_dan_in_tuo',
  'ticket_no_bets',
  'group_unknown',
  'group_above_own',
  'unit_unknown',
  'multiple_invalid',
  'stake_invalid',
  'stake_parts',
  'stake_parts_sum',
  'stake_too_large',
  'too_many_bets',
  'stake_below_limit',
  'stake_above_limit',
  'prize_above_limit',
] as const satisfies readonly ErrorCode[]

/** Why an issue takes no ticket. */
export const issueErrors = [
  'issue_unknown',
  'issue_closed',
  'issue_void',
] as const satisfies readonly ErrorCode[]

/** Why a stake is not taken. */
export const stakeErrors = [
  'insufficient_funds',
  'stake_too_low',
  'stake_too_high',
  'bonus_max_bet',
  'product_closed',
  'game_closed',
  'in_need_true_account',
  'member_blocked',
  'member_timed_out',
  'member_excluded',
  'loss_limit_reached',
  'limit_of_issue',
  'limit_of_play',
  'limit_of_number',
  'limit_of_member',
  'id_used_differently',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** The value beside a refusal of a slip: which ticket it is about, and the number of the prices that are sold now. */
export const slipFault = fields({ ticket: shortText(40), version: count() })
export type SlipFault = Static<typeof slipFault>
