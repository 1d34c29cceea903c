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

export type WagerRecord = {
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
