import type { NewEvent } from '../../platform/events/events.ts'

/** What this room hears of the cashier's facts: whose money it was and how much, whole and in the smallest unit. */
type Moved = { readonly member: string; readonly amount: string; readonly currency: string }

export type CashEvent =
  | NewEvent<'deposit.completed', Moved>
  | NewEvent<'withdrawal.disbursed', Moved>
  | NewEvent<'withdrawal.returned', Moved>
