import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { TransferId } from '../../../ledger/ledger.ts'
import type { MemberId } from '../../wallet/wallet.ts'

export type UplineId = Id<'upl'>

/** Cash that a member gave to whoever stands above, or an agent to somebody of the team. It cannot be taken back. */
export type UplineTransfer = {
  readonly id: UplineId
  readonly sender: MemberId
  readonly receiver: MemberId
  /** From an agent to somebody of the own team. */
  readonly downward: boolean
  readonly currency: Currency
  readonly amount: bigint
  readonly note: string
  /** The brand's day, against whose limit it counts. */
  readonly day: string
  readonly at: Date
  readonly transfer: TransferId
}
