import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { MemberId } from '../../wallet/wallet.ts'
import type { WagerRefusal } from '../../wagers/wagers.ts'
import type { FullRefusal } from './full.ts'
import type { KeptTerms, Order, Outcome, PriceRefusal } from './price.ts'

export type TicketId = Id<'ltk'>

/** What a member asks for, under an id of their own making. */
export type TicketAsk = {
  readonly id: TicketId
  readonly member: MemberId
  readonly issue: string
  readonly play: string
  /** As it was picked or typed. */
  readonly picked: string
  readonly order: Order
  /** Of the prices that the member was shown. */
  readonly version: number
}

/**
 * asked: its stake may be on its way. open: it waits for its draw. cancelling: its stake is going back. void: its issue was.
 */
export type TicketState = 'asked' | 'open' | 'cancelling' | 'cancelled' | 'settled' | 'void'

export type Ticket = {
  readonly id: TicketId
  readonly member: MemberId
  readonly issue: string
  readonly play: string
  readonly picked: string
  readonly content: string
  readonly bets: number
  readonly currency: Currency
  readonly stake: bigint
  readonly terms: KeptTerms
  readonly state: TicketState
  readonly payout: bigint
  readonly revision: number
  /** Null until it is settled. */
  readonly outcome: Outcome | null
  /** Empty where it is of none. */
  readonly chase: string
  readonly at: Date
}

export type BuyRefusal =
  | PriceRefusal
  | WagerRefusal
  | FullRefusal
  | 'issue_unknown'
  | 'issue_closed'
  | 'issue_void'
  | 'id_used_differently'
  | 'slip_ticket_twice'
