import type { payeeKinds } from '@baize/contract/cashier/withdrawals'
import type { Id } from '@baize/kernel/ids'
import type { MemberId } from '../../wallet/wallet.ts'

export type PayeeId = Id<'pye'>
export type PayeeKind = (typeof payeeKinds)[number]

/** A bank, a wallet or a network. */
export type Institution = {
  readonly code: string
  readonly name: string
  readonly kind: PayeeKind
}

/** An account of a member to which money can be sent. */
export type Payee = {
  readonly id: PayeeId
  readonly member: MemberId
  readonly institution: string
  readonly institutionName: string
  readonly kind: PayeeKind
  readonly holder: string
  readonly sealed: Buffer
  readonly numberHash: Buffer
  /** The last signs of its number. */
  readonly hint: string
  readonly addedAt: Date
  readonly usableAt: Date
  readonly removedAt: Date | null
}

export type NewPayee = {
  readonly id: PayeeId
  readonly member: MemberId
  readonly institution: string
  readonly holder: string
  readonly number: string
  readonly paymentPassword: string
}
