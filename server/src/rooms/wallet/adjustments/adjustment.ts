import type { AdjustmentDirection, AdjustmentKind } from '@baize/contract/wallet/adjustment-kinds'
import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { TransferId } from '../../../ledger/ledger.ts'
import type { Doer } from '../../system/system.ts'
import type { MemberId } from '../pocket.ts'

export type AdjustmentId = Id<'adj'>

/** What an operator asks for: to give a member cash, or to take it. */
export type AdjustmentRequest = {
  readonly id: AdjustmentId
  readonly member: MemberId
  readonly direction: AdjustmentDirection
  readonly kind: AdjustmentKind
  /** In the smallest unit, as the wire carries it. */
  readonly amount: string
  readonly currency: string
  readonly reason: string
  readonly operator: Doer
}

export type AdjustmentState = 'waiting' | 'done' | 'refused' | 'rejected' | 'expired'

/** Why the ledger moved nothing. */
export type NotMoved = 'debit_not_covered' | 'funds_locked' | 'pocket_closed'

export type Adjustment = {
  readonly id: AdjustmentId
  readonly number: bigint
  readonly member: MemberId
  readonly direction: AdjustmentDirection
  readonly kind: AdjustmentKind
  readonly currency: Currency
  readonly amount: bigint
  readonly reason: string
  readonly requestedById: string
  readonly requestedBy: string
  readonly requestedAt: Date
  readonly approval: string | null
  readonly state: AdjustmentState
  readonly decidedById: string
  readonly decidedBy: string
  readonly decidedAt: Date | null
  readonly transfer: TransferId | null
  readonly refusal: NotMoved | null
}
