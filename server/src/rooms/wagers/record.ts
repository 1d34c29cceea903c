import type { MemberId } from '../wallet/wallet.ts'
import type { Product, Wager, WagerId } from './wager.ts'

export type WagerState = 'open' | 'won' | 'lost' | 'void'

/** Which of a member's wagers are looked for: those staked from a moment on and before another. */
export type WagerAsk = {
  readonly from: Date
  readonly until: Date
  readonly product?: Product
  readonly vendor?: string
  readonly state?: WagerState
  /** The id of a wager, or a round. */
  readonly number?: string
}

export type WagerPage = WagerAsk & {
  /** Only what was staked before this one. */
  readonly below?: WagerId
  readonly limit: number
}

export type WagerSums = {
  readonly bets: number
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
}

/** Whose wagers are looked for, and from when on. */
export type WagersOf = { readonly member: MemberId; readonly since: Date }

/** A stretch of what everybody staked: which of it fits, and how far it reaches. */
export type WagerStretch = {
  readonly fitting: readonly {
    readonly id: WagerId
    readonly member: MemberId
    readonly at: Date
  }[]
  /** The oldest that was looked at; nothing when there was none. */
  readonly last: WagerId | undefined
  /** Whether the span is looked through. */
  readonly isEnd: boolean
}

/** What was settled from a moment on and before another, a page in the order of members, products and currencies. */
export type SettledPage = {
  readonly from: Date
  readonly until: Date
  /** The last of the page before. */
  readonly after?: Pick<SettledSum, 'member' | 'product' | 'currency'>
  readonly limit: number
}

/** First settlements count whole, corrections by their signed difference, each at its own moment. */
export type SettledSum = WagerSums & {
  readonly member: MemberId
  readonly product: Product
  readonly currency: string
}

/** What corrections changed of wagers that were first settled in a span, by the five minutes of either. */
export type ChangedSum = {
  readonly member: MemberId
  readonly product: Product
  readonly currency: string
  readonly settledAt: Date
  readonly changedAt: Date
  readonly corrections: number
  readonly validBet: bigint
  readonly payout: bigint
}

export type WagerRecord = {
  /** What was first settled from a moment on and before another, and corrected since that other one; at most so many sums. */
  listChanged(span: Pick<SettledPage, 'from' | 'until' | 'limit'>): Promise<ChangedSum[]>
  /** What members came to by what was settled in a span, from the wagers themselves and what corrected them. */
  sumSettled(page: SettledPage): Promise<SettledSum[]>
  /** The wagers of some members that are asked for, newest first: for a few hundred of them, not for thousands. */
  listOfSome(members: readonly WagersOf[], page: WagerPage): Promise<Wager[]>
  /** Looks through so many of the newest wagers of everybody in a span, whether they fit or not. */
  look(page: WagerPage): Promise<WagerStretch>
  /** These, newest first. */
  listByIds(wanted: readonly { readonly id: WagerId; readonly at: Date }[]): Promise<Wager[]>
  /** The wagers of a member that are asked for, newest first. */
  listRecord(member: MemberId, page: WagerPage): Promise<Wager[]>
  /** What the settled ones of those asked for come to. It reads each of them: for a number, not for a year. */
  sumRecord(member: MemberId, asked: WagerAsk): Promise<WagerSums>
}

/** Whether a settled wager brought more than it cost; one that only gave a part back is lost. */
export function isWon({ payout, stake }: Pick<Wager, 'payout' | 'stake'>): boolean {
  return payout > stake
}

export function stateOf(wager: Pick<Wager, 'status' | 'payout' | 'stake'>): WagerState {
  if (wager.status === 'open') return 'open'
  if (wager.status === 'voided') return 'void'
  return isWon(wager) ? 'won' : 'lost'
}
