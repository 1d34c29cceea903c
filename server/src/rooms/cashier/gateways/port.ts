import type { Money } from '@baize/kernel/money'
import type { Result } from '@baize/kernel/result'

/** What an outside payment gateway is to the cashier. One file fulfils it for each; `suite.ts` holds for all. */
export type Gateway = {
  /** Capital letters, digits and lines below: it stands in the address of its call-backs. */
  readonly name: string
  readonly isSandbox: boolean
  /** Whether payments can be asked for now, as far as is known; from memory. */
  isUp(): boolean
  /** Looks whether it is up. */
  refresh(): Promise<void>
  /** Asks for a payment. The same order asks for one payment, however often. */
  create(payment: NewPayment): Promise<Result<CreatedPayment, 'gateway_unavailable'>>
  /** Reads a call-back and proves who sent it. Nothing of it is believed before. */
  verify(callback: Callback, now: Date): Result<VerifiedCallback, CallbackRefusal>
  /** How a payment stands in the gateway's own books. */
  query(
    reference: string,
  ): Promise<Result<PaymentStatus, 'gateway_unavailable' | 'payment_unknown'>>
  /** Says that the order is over, so that nobody pays for it any more. What is paid already stays paid. */
  close(reference: string): Promise<void>
}

export type NewPayment = {
  /** Our id of the order, which the gateway repeats in its call-backs. */
  readonly order: string
  readonly amount: Money
  readonly expiresAt: Date
  /** Where the payer comes back to. */
  readonly back: string
}

export type CreatedPayment = {
  readonly reference: string
  /** The page to pay on; empty when there is none. */
  readonly redirectUrl: string
  /** What a QR code holds; empty when there is none. */
  readonly qr: string
}

/** A call-back as it came, byte for byte. */
export type Callback = {
  readonly body: string
  readonly header: (name: string) => string
}

export type CallbackRefusal = 'invalid_signature' | 'stale_timestamp' | 'invalid_request'

export type VerifiedCallback = {
  /** What makes the very same call known; another call may not carry it. */
  readonly nonce: string
  readonly news: PaymentNews
}

/** What may happen to a payment, each outranking those before it. */
export const newsKinds = ['created', 'pending', 'refused', 'settled'] as const
export type NewsKind = (typeof newsKinds)[number]

/** A fact about a payment. The gateway names it by an id that stays the same however often it is told. */
export type PaymentNews = {
  readonly event: string
  readonly kind: NewsKind
  readonly order: string
  readonly reference: string
  /** What was paid, where something was; the currency as the gateway writes it. */
  readonly amount: bigint
  readonly currency: string
  /** When it happened, by the gateway's clock. */
  readonly at: Date
}

export type PaymentStatus = {
  readonly kind: NewsKind
  readonly amount: bigint
  readonly currency: string
  readonly at: Date
}
