import type { ChasePlanAsked } from '@baize/contract/lottery/lottery-chases'
import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Outcome, TicketId, TicketState } from '../tickets/tickets.ts'

export type ChaseId = Id<'lch'>

/** One time of the ticket, without its multiple. */
export type ChaseOnce = { readonly unit: string; readonly group: number } | { readonly sum: bigint }

/** What a member asks for, under an id of their own making. */
export type ChaseAsk = {
  readonly id: ChaseId
  readonly member: MemberId
  readonly lottery: string
  readonly play: string
  readonly picked: string
  readonly once: ChaseOnce
  /** By what the multiples were made; kept, to be shown. */
  readonly plan: ChasePlanAsked
  /** In the order of their draws. */
  readonly steps: readonly { readonly issue: string; readonly multiple: number }[]
  readonly stopOnWin: boolean
  /** The whole sum, as the member was shown it. */
  readonly total: bigint
  readonly version: number
}

/**
 * asked: its stakes may be on their way. refused: not all of them came, and those that did go back. won: a win ended it.
 * stopped: its buyer did.
 */
export type ChaseState = 'asked' | 'refused' | 'running' | 'won' | 'stopped'

export type Chase = {
  readonly id: ChaseId
  readonly member: MemberId
  readonly lottery: string
  readonly play: string
  readonly picked: string
  readonly content: string
  readonly bets: number
  readonly once: { readonly unit: string; readonly group: number } | { readonly sum: string }
  readonly plan: ChasePlanAsked
  readonly stopOnWin: boolean
  readonly currency: Currency
  readonly total: bigint
  readonly issues: number
  readonly state: ChaseState
  readonly at: Date
}

/** With what became of its steps. */
export type ChaseSums = Chase & {
  readonly staked: bigint
  readonly refunded: bigint
  readonly payout: bigint
  /** Steps that are over. */
  readonly done: number
}

export type ChaseStep = {
  readonly step: number
  readonly ticket: TicketId
  readonly issue: string
  readonly number: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly multiple: number
  readonly stake: bigint
  readonly payout: bigint
  readonly state: TicketState
  readonly bets: number
  readonly outcome: Outcome | null
}
