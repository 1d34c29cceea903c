import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import type { Id } from '@baize/kernel/ids'
import type { Currency, Money } from '@baize/kernel/money'
import type { SubmitRefusal, TransferId } from '../../ledger/ledger.ts'
import type { AmountRefusal, GrantId, MemberId, Pocket } from '../wallet/wallet.ts'

export type WagerId = Id<'wgr'>

export type Product = Exclude<GameCategory, 'HOT'>

export type Action = 'stake' | 'settle' | 'void' | 'resettle' | 'fill' | 'empty'

/** What ends a wager. */
export type EndAction = Exclude<Action, 'stake' | 'fill' | 'empty'>

/** What a pocket paid of a stake, and by which it shares in what is won. */
export type Paid = {
  readonly cash: bigint
  readonly bonus: bigint
  readonly locked: bigint
  /** From the pocket that the member has at the wager's provider, in transfer mode. */
  readonly vendor: bigint
}

export type PlayPocket = keyof Paid

/** One bet, of whatever product. */
export type Wager = {
  readonly id: WagerId
  readonly member: MemberId
  readonly provider: string
  readonly product: Product
  readonly vendor: string
  readonly game: string
  readonly round: string
  readonly currency: Currency
  readonly stake: bigint
  readonly paid: Paid
  /** The bonus whose pocket paid its part, where it has one of its own. */
  readonly grant: GrantId | null
  readonly movement: TransferId
  readonly status: 'open' | 'settled' | 'voided'
  readonly validBet: bigint
  readonly payout: bigint
  readonly settlements: number
  readonly detail: Detail
  readonly stakedAt: Date
  readonly endedAt: Date | null
}

/** Odds, selections, cards: kept as it is, in JSON. */
export type Detail = Readonly<Record<string, unknown>>

/**
 * Who asks, and under which id of theirs. Together with the member and the verb it is the key of the call: the same
 * again gets the stored answer. A room of ours asks as `house` with an id that its own caller made.
 */
export type CallKey = { readonly provider: string; readonly transaction: string }

/** The wager by its own id, or by the transaction of its stake at the same provider. */
export type WagerRef = { readonly wager: WagerId } | { readonly stake: string }

export type StakeCall = {
  readonly key: CallKey
  readonly member: MemberId
  readonly product: Product
  readonly vendor: string
  readonly game: string
  readonly round: string
  readonly amount: Money
  /** `vendor` where the provider keeps the member's money: the pocket there pays, and no other. */
  readonly from?: 'vendor'
  /** A further stake of a round that began: what is offered was asked with the first, and only who plays is asked now. */
  readonly begun?: true
  readonly detail?: Detail
  /** What the room of its round writes in the transaction of the stake; only that room reads it. */
  readonly brings?: unknown
}

/** A stake whose result comes with it, as of a spin. */
export type StakeAndSettleCall = StakeCall & {
  /** What the member gets, the stake included; nothing when it is lost. */
  readonly payout: Money
  /** False where the product's own rules say that the stake does not count. */
  readonly counts?: boolean
  /** What of the stake the house puts into a prize pool. */
  readonly contribution?: { readonly pool: string; readonly amount: Money }
}

type EndCall = { readonly key: CallKey; readonly member: MemberId; readonly of: WagerRef }

export type SettleCall = EndCall & {
  /** What the member gets, the stake included; nothing when it is lost. */
  readonly payout: Money
  /** False where the product's own rules say that the stake does not count, such as a slip over all outcomes. */
  readonly counts?: boolean
  readonly detail?: Detail
}

export type VoidCall = EndCall & { readonly reason: string }

export type ResettleCall = SettleCall & { readonly reason: string }

/** Money for a wager, whatever it got before: what one of several wins of a round is. */
export type PayCall = EndCall & {
  /** A win ends an open wager and adds to a settled one; a correction changes a settled one only, in either direction. */
  readonly as: 'win' | 'correction'
  readonly change: Money
  /** What was asked, in the caller's words: a repetition must ask the same, whichever wager it would come to now. */
  readonly asked: string
  readonly reason: string
  readonly detail?: Detail
}

/** What was played from a purse since the settlement before, alike rounds counted together. */
export type PlayedCall = Omit<StakeCall, 'amount' | 'from'> & {
  readonly purse: string
  readonly currency: Currency
  readonly parts: readonly PlayedPart[]
}

export type PlayedPart = {
  readonly stake: bigint
  readonly payout: bigint
  readonly rounds: number
}

/** What is left in a purse goes back; the caller says what that is, and is refused where it is not so. */
export type EmptyCall = {
  readonly key: CallKey
  readonly member: MemberId
  readonly purse: string
  readonly amount: Money
}

/** What became of a call. */
export type DoneCall = { readonly content: string; readonly at: Date; readonly answer: WagerAnswer }

/** What a call came to. The same at every repetition, but for `repeated`. */
export type WagerAnswer = {
  /** Null for the void of a stake that never came. */
  readonly wager: WagerId | null
  readonly status: Wager['status']
  readonly stake: bigint
  readonly payout: bigint
  readonly validBet: bigint
  /** The member's pockets that the call touched, as they stood right after it. */
  readonly balances: readonly { readonly pocket: Pocket; readonly amount: bigint }[]
  readonly repeated: boolean
}

/** What the gate says no with. */
export type GateRefusal =
  | 'needs_real_account'
  | 'member_blocked'
  | 'member_timed_out'
  | 'member_excluded'
  | 'loss_limit_reached'
  | 'product_closed'
  | 'vendor_closed'
  | 'game_closed'
  | 'stake_too_low'
  | 'stake_too_high'
  /** The room of the round takes no more of it; its params say what and how much. */
  | 'round_full'
  /** Money of a bonus would be part of it, and so much may be staked with none. */
  | 'bonus_max_bet'

export type EndRefusal =
  | 'wager_not_found'
  | 'already_settled'
  | 'already_voided'
  | 'not_settled'
  | 'nothing_changed'

export type WagerRefusal =
  | AmountRefusal
  | GateRefusal
  | EndRefusal
  | SubmitRefusal
  /** The void of this stake came before it. */
  | 'stake_voided'
