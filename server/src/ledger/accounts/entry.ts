import type { LegKind, TransferId } from '../movements/movement.ts'
import type { Reason } from '../movements/reasons.ts'
import type { AccountId } from '../account.ts'

/** One leg as one of its accounts sees it. */
export type Entry = {
  readonly position: bigint
  readonly id: TransferId
  readonly at: Date
  readonly kind: LegKind
  readonly reason: Reason
  readonly of: TransferId | null
  readonly about: string
  readonly other: AccountId
  /** What came in, or went out when negative. */
  readonly amount: bigint
  /** What was set aside by it, or given up when negative. */
  readonly held: bigint
  /** The posted balance after it. */
  readonly balance: bigint
}

export type Side = Omit<Entry, 'balance'>

/** Of some days, from the first moment up to, but without, the second; or of one reason. */
export type EntryFilter = {
  readonly from?: Date
  readonly to?: Date
  readonly reason?: string
}
