import type { SandboxManner } from '@baize/contract/cashier/methods-desk'
import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'

export type PaymentId = Id<'pay'>

/** A payment in the books of the sandbox. */
export type Payment = {
  readonly id: PaymentId
  readonly deposit: string
  readonly currency: Currency
  readonly amount: bigint
  readonly paid: bigint | null
  readonly state: 'created' | 'paid' | 'refused' | 'closed'
  /** How the sandbox was told to behave when it was asked for. */
  readonly manner: SandboxManner
  readonly back: string
  readonly expiresAt: Date
  readonly createdAt: Date
  readonly decidedAt: Date | null
}
