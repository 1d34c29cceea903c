import type { Id } from '@baize/kernel/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import type { PaymentNews } from './port.ts'

/** What became of what a gateway told. */
export type NewsOutcome =
  | 'noted'
  | 'verifying'
  | 'failed'
  | 'credited'
  | 'held'
  | 'already_credited'
  | 'already_returned'
  | 'already_held'
  | 'out_of_order'
  | 'unknown_order'

export type Heard = { readonly deposit: Id<'dep'> | null; readonly outcome: NewsOutcome }

/**
 * Acts on a fact that a gateway told and whose sender is proven. It is taken by its rank, never by the order of its
 * coming; money that does not agree with its order is put before a person; an order is never guessed.
 */
export type Hear = (tx: Transaction, gateway: string, news: PaymentNews) => Promise<Heard>
