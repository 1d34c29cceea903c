import type { Id } from '@baize/kernel/ids'
import type { Money, Unit } from '@baize/kernel/money'
import type { Result } from '@baize/kernel/result'
import type { AccountId } from '../account.ts'
import type { Reason } from './reasons.ts'

/** Made by whoever asks, before asking, and repeated with every further try. */
export type TransferId = Id<'trf'>

/** The amount leaves the account that is debited and reaches the one that is credited. */
export type Leg = {
  readonly debit: AccountId
  readonly credit: AccountId
  readonly amount: Money<Unit>
}

/** Money that moves: at once, or set aside until it is posted or voided. */
export type Move = {
  readonly id: TransferId
  readonly reason: Reason
  /** One to 32, all or none of them. */
  readonly legs: readonly Leg[]
  /** Sets the sums aside instead of moving them; what nobody posts by then goes back. */
  readonly pending?: { readonly expiresAt: Date }
  /** The movement that this one belongs to; a correction must name what it corrects. */
  readonly of?: TransferId
  /** What it is about, in the words of the caller: `wgr_…`, `dep_…`. */
  readonly about?: string
}

/** Moves what a pending movement holds, the whole of it or less; the rest goes back. */
export type Post = {
  readonly id: TransferId
  readonly post: TransferId
  /** How much of each leg, in the order of the legs; the whole when absent. Zero gives a leg back. */
  readonly amounts?: readonly bigint[]
}

/** Gives back all that a pending movement holds. */
export type Void = { readonly id: TransferId; readonly void: TransferId }

export type Movement = Move | Post | Void

/** The void of a hold whose time is over; only the ledger itself writes it. */
export type Expire = { readonly id: TransferId; readonly expire: TransferId }

export type LegKind = 'posted' | 'pending' | 'post' | 'void' | 'expire'

/** A bounded account as it stood right after a movement. */
export type BalanceAfter = {
  readonly account: AccountId
  readonly currency: Unit
  readonly balance: bigint
  readonly held: bigint
  readonly available: bigint
  readonly version: bigint
}

/** The answer to a movement that is done: the same at every repetition, but for `repeated`. */
export type Receipt = {
  readonly id: TransferId
  readonly kind: LegKind
  readonly at: Date
  readonly balances: readonly BalanceAfter[]
  /** Whether it was done by an earlier call, whose answer this is. */
  readonly repeated: boolean
}

/** A receipt while its movement is being written: the positions of the legs are not known yet. */
export type EarlyReceipt = Omit<Receipt, 'balances'> & {
  readonly balances: readonly Omit<BalanceAfter, 'version'>[]
}

export const ledgerRefusals = [
  'insufficient_funds',
  'unknown_account',
  'wrong_currency',
  'amount_invalid',
  'same_account',
  'account_closed',
  'pending_not_found',
  'pending_over',
  'pending_expired',
  'id_used_differently',
  'id_from_future',
] as const

export type LedgerRefusal = (typeof ledgerRefusals)[number]

export type Posted = Result<Receipt, LedgerRefusal>

/** 2^53 - 1. Far beyond any real sum, and a thousand of them still fit into an account. */
export const largestAmount = 9_007_199_254_740_991n

export const mostLegs = 32

/** A leg as it is written, and as it is found again. */
export type StoredLeg = {
  /** Given by the table: zero until the leg is written. */
  position: bigint
  readonly id: TransferId
  readonly leg: number
  readonly kind: LegKind
  readonly at: Date
  readonly reason: Reason
  readonly debit: AccountId
  readonly credit: AccountId
  readonly currency: Unit
  readonly posted: bigint
  readonly held: bigint
  readonly expiresAt: Date | null
  readonly of: TransferId | null
  readonly about: string
  /** How the bounded ones of its accounts stand after it; null until it is carried out, and for unbounded ones. */
  debitAfter: bigint | null
  debitHeld: bigint | null
  creditAfter: bigint | null
  creditHeld: bigint | null
}
