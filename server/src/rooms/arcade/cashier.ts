import type { PlayRefusal } from './refusals.ts'
import type { Currency } from '@baize/kernel/money'
import type { Refusal, Result } from '@baize/kernel/result'

/** Whose round it is, and at which game: all that money needs to know of it. */
export type Ticket = {
  readonly id: string
  readonly player: string
  /** Of the arcade. */
  readonly session: string
  readonly gameCode: string
  readonly currency: Currency
  readonly demo: boolean
}

export type Paid = { readonly balance: bigint; readonly moved: bigint }

/** `unknown`: nobody can say whether it was done; ask again, or take it back, under the same ids. */
export type CashRefusal = PlayRefusal | 'unknown'
export type Cashed = Promise<Result<Paid, CashRefusal>>

export type Contribution = { readonly pool: string; readonly amount: bigint }

/**
 * Money as rounds see it. Behind it is the wallet protocol, or fun money. Every call may be repeated: its ids follow
 * from the round's.
 */
export type ArcadeCashier = {
  balance(ticket: Omit<Ticket, 'id'>, walletToken: string): Cashed
  /** Takes a stake and pays what it won: both or neither. */
  play(
    ticket: Ticket,
    walletToken: string,
    stake: bigint,
    payout: bigint,
    pool?: Contribution,
  ): Cashed
  /** Takes a stake whose result comes later. */
  stake(ticket: Ticket, walletToken: string, stake: bigint, pool?: Contribution): Cashed
  /** Ends a round that was staked before. Nobody's session need be open. */
  pay(ticket: Ticket, payout: bigint): Cashed
  /** All that is in a pool. */
  payPool(ticket: Ticket, pool: string): Cashed
  /** Makes sure that a stake was not, and never will be. */
  takeBack(ticket: Ticket): Cashed
  /** What became of a call. */
  find(ticket: Ticket, call: 'play' | 'stake' | 'pay'): Promise<'done' | 'never' | 'unknown'>
}

export type CashierFor = (ticket: Pick<Ticket, 'demo'>) => ArcadeCashier

/** The same refusal without the one that callers must settle themselves. */
export function toPlayers(refusal: Refusal<CashRefusal>): Refusal<PlayRefusal> {
  return { ...refusal, code: refusal.code === 'unknown' ? 'unavailable' : refusal.code }
}
