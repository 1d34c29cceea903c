import type { Currency } from '@baize/kernel/money'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import type { Weights } from '../requirements/weights.ts'
import type { PocketTerms } from './ending.ts'
import type { GrantState } from './states.ts'

/** `gate` gives cash that may be played and not leave until it was; `pocket` gives bonus money with a pocket of its own. */
export type GrantMode = 'gate' | 'pocket'

/** What was said before it was taken, and holds to its end. */
export type GrantTerms = Omit<PocketTerms, 'granted'> & {
  readonly weights: Weights
  /** The highest stake that money of this grant may be a part of; null for no such bound. */
  readonly maxBet: bigint | null
  /** Whether a withdrawal gives up its pocket; where nothing was said of it, it stays. */
  readonly endsByWithdrawal?: boolean
}

/** What an amount was computed from: kept as it was, for who asks why it is so much. */
export type GrantWhy = Readonly<Record<string, unknown>>

export type GrantEnding = 'complete' | 'expire' | 'forfeit' | 'revoke'

export type Grant = {
  readonly id: GrantId
  readonly member: MemberId
  readonly offer: string
  readonly version: number
  readonly source: string
  readonly mode: GrantMode
  readonly state: GrantState
  readonly currency: Currency
  readonly amount: bigint
  /** In ten-thousandths of the smallest unit, as what is done. */
  readonly asks: bigint
  readonly done: bigint
  readonly terms: GrantTerms
  /** The inputs from which the amount was computed, as they were then. */
  readonly why: GrantWhy
  readonly released: bigint
  readonly givenAt: Date
  readonly claimUntil: Date | null
  readonly lastsMs: number | null
  readonly activatedAt: Date | null
  readonly endsAt: Date | null
  readonly overAt: Date | null
  /** How it will end when its open bets are over. */
  readonly ending: GrantEnding | null
}

/** Terms as they are stored: sums as text. */
export type StoredTerms = {
  readonly weights: Weights
  readonly maxBet: string | null
  readonly maxWin: string | null
  readonly isSticky: boolean
  readonly dust: string
  readonly endsByWithdrawal?: true
}

export function storeTerms(terms: GrantTerms): StoredTerms {
  const { weights, maxBet, maxWin, isSticky, dust, endsByWithdrawal } = terms
  return {
    weights,
    maxBet: textOf(maxBet),
    maxWin: textOf(maxWin),
    isSticky,
    dust: String(dust),
    ...(endsByWithdrawal && { endsByWithdrawal }),
  }
}

export function readTerms({ maxBet, maxWin, dust, ...rest }: StoredTerms): GrantTerms {
  return { ...rest, maxBet: sumOf(maxBet), maxWin: sumOf(maxWin), dust: BigInt(dust) }
}

const textOf = (sum: bigint | null) => (sum === null ? null : String(sum))
const sumOf = (text: string | null) => (text === null ? null : BigInt(text))
