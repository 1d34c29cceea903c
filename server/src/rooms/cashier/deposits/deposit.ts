import type {
  Deposit as WireDeposit,
  DepositReason,
  DepositState,
} from '@baize/contract/cashier/deposits'
import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { TransferId } from '../../../ledger/ledger.ts'
import type { MemberId } from '../../wallet/wallet.ts'

export type DepositId = Id<'dep'>

/** How to pay, as the contract has it. */
export type Instructions = NonNullable<WireDeposit['instructions']>

/** An order to pay in, and what became of it. */
export type Deposit = {
  readonly id: DepositId
  readonly number: bigint
  readonly member: MemberId
  readonly method: string
  readonly methodVersion: number
  /** Who confirms the payment; empty for an operator. */
  readonly gateway: string
  readonly needsSlip: boolean
  readonly currency: Currency
  readonly amount: bigint
  readonly fee: bigint
  readonly reference: string
  readonly state: DepositState
  readonly reason: DepositReason | null
  readonly note: string
  readonly gatewayReference: string
  readonly instructions: Instructions | null
  readonly paid: bigint | null
  readonly credited: bigint | null
  readonly transfer: TransferId | null
  readonly hasSlip: boolean
  readonly createdAt: Date
  readonly since: Date
  readonly expiresAt: Date
  readonly assigneeId: string
  readonly assignee: string
  readonly approval: string | null
  readonly approvedById: string
  readonly version: number
  readonly lane: 'waiting' | 'open' | 'done'
}

export type Step = {
  readonly deposit: DepositId
  readonly state: DepositState
  readonly at: Date
  readonly by: string
  readonly note: string
  readonly moved: boolean
}

/** What a member asks for. */
export type DepositRequest = {
  readonly id: DepositId
  readonly member: MemberId
  readonly method: string
  /** In the smallest unit, as the wire carries it. */
  readonly amount: string
  readonly currency: string
  /** The page over which it is ordered, to which a gateway leads back. */
  readonly from?: string
}
