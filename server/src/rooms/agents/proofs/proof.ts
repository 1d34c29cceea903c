import type { Id } from '@baize/kernel/ids'
import type { Day } from '@baize/kernel/time'

export type ProofId = Id<'prf'>

/** Whole numbers as text, in the smallest unit. */
export type Figures = {
  readonly bets: string
  readonly stake: string
  readonly validBet: string
  readonly payout: string
}

/** A sum that is kept and a sum of wagers that are not the same. */
export type Difference = {
  /** Of a member's day, of a team's, of how many of a team played (as bets), or of five minutes of a member. */
  readonly of: 'member' | 'team' | 'active' | 'slot'
  readonly who: string
  readonly product: string
  readonly currency: string
  /** The moment at which the five minutes begin. */
  readonly slot: string | null
  readonly kept: Figures
  readonly counted: Figures
}

/** How much was counted from the wagers. */
export type Extent = {
  readonly bets: number
  readonly members: number
  readonly teams: number
  readonly slots: number
}

export type Proof = Extent & {
  readonly id: ProofId
  readonly day: Day
  readonly askedBy: string | null
  readonly begunAt: Date
  readonly endedAt: Date
  readonly differing: number
  /** The first of them. */
  readonly differences: readonly Difference[]
}
