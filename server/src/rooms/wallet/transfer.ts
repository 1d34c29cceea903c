import type { Money } from '@baize/kernel/money'
import type { TransferId } from '../../ledger/ledger.ts'
import type { MemberId, Pocket } from './pocket.ts'

/** Money on its way from one pocket of a member to another, and how it ended so far. */
export type Transfer = {
  readonly id: TransferId
  readonly from: Pocket
  readonly to: Pocket
  readonly amount: Money
  readonly state: 'done' | 'refused' | 'unknown'
}

export type TransferRequest = Omit<Transfer, 'state'> & { readonly member: MemberId }
