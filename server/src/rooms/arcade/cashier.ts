import type { Transaction } from '../../platform/database/database.ts'
import type { PlayRefusal } from './refusals.ts'
import type { Side } from '@baize/games/side'
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

/**
 * `unknown`: nobody can say whether it was done; ask again, or take it back, under the same ids. `given_back`: of a bet
 * that was to be paid, somebody gave the stake back.
 */
export type CashRefusal = PlayRefusal | 'unknown' | 'given_back'
export type Cashed = Promise<Result<Paid, CashRefusal>>

/** What a wager of a round that others share says of it: which round, and what gives what back. */
export type SharedStake = Side & { readonly round: string }

export type Contribution = { readonly pool: string; readonly amount: bigint }

/** A further stake of a round, under a transaction of its own. */
export type Staked = { readonly id: string; readonly amount: bigint }

/** All that was staked in a round whose moves cost something. */
export type Raised = { readonly stake: bigint; readonly further: readonly Staked[] }

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
  stake(
    ticket: Ticket,
    walletToken: string,
    stake: bigint,
    told?: { readonly pool?: Contribution | undefined; readonly shared?: SharedStake | undefined },
  ): Cashed
  /** Takes a further stake of a round that was staked before. */
  raise(ticket: Ticket, walletToken: string, further: Staked): Cashed
  /**
   * The same in the transaction that writes the move down, so that there is nothing to find out afterwards; missing where
   * the money lies elsewhere.
   */
  raiseWithin?: (tx: Transaction, ticket: Ticket, amount: bigint) => Cashed
  /**
   * Ends a round that was staked before. Nobody's session need be open. Where moves added stakes, each of them and the
   * first get their part of the payout, by what they are of the whole: so each won, lost or came back as the round did.
   */
  pay(ticket: Ticket, payout: bigint, raised?: Raised): Cashed
  /** The same in the transaction that ends the round, where the money lies with us: there no id keeps it from coming twice. */
  payWithin?: (tx: Transaction, ticket: Ticket, payout: bigint) => Cashed
  /** All that is in a pool. */
  payPool(ticket: Ticket, pool: string): Cashed
  /** Makes sure that a stake was not, and never will be: the first, or the further one of this id. */
  takeBack(ticket: Ticket, further?: string): Cashed
  /** What became of a call, or of the further stake of this id; `given_back` of a stake that was there and went back. */
  find(
    ticket: Ticket,
    call: 'play' | 'stake' | 'pay',
    further?: string,
  ): Promise<'done' | 'given_back' | 'never' | 'unknown'>
}

export type CashierFor = (ticket: Pick<Ticket, 'demo'>) => ArcadeCashier

/** The same refusal without the one that callers must settle themselves. */
export function toPlayers(refusal: Refusal<CashRefusal>): Refusal<PlayRefusal> {
  const { code } = refusal
  return { ...refusal, code: code === 'unknown' || code === 'given_back' ? 'unavailable' : code }
}
