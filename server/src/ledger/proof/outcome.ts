import type { AccountId } from '../account.ts'

/** The running proof takes what came since the last one; the full one begins at the first leg. */
export type Scope = 'running' | 'full'

/** All accounts of one currency added up: what left must be what arrived, posted and pending. */
export type TrialLine = {
  readonly currency: string
  readonly debitsPosted: bigint
  readonly creditsPosted: bigint
  readonly debitsPending: bigint
  readonly creditsPending: bigint
}

/** An account whose sums are not those of its history. */
export type Difference = {
  readonly account: AccountId
  readonly owner: string
  readonly kind: string
  readonly currency: string
  /** Posted balance by the history, and as the account has it; the same for what is held. */
  readonly balanceByHistory: bigint
  readonly balance: bigint
  readonly heldByHistory: bigint
  readonly held: bigint
}

export type Proof = {
  /** Proofs are counted up. */
  readonly number: bigint
  readonly scope: Scope
  readonly at: Date
  readonly holds: boolean
  /** Up to here the history is proven. */
  readonly position: bigint
  /** How many legs were added up, and how many accounts held against them. */
  readonly legs: bigint
  readonly accounts: bigint
  readonly tookMs: number
  readonly trial: readonly TrialLine[]
  /** The first hundred. */
  readonly differences: readonly Difference[]
}

export function isBalanced(line: TrialLine): boolean {
  return line.debitsPosted === line.creditsPosted && line.debitsPending === line.creditsPending
}
