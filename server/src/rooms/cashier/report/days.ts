import type { Currency } from '@baize/kernel/money'
import { businessDay } from '@baize/kernel/time'
import type { Transaction } from '../../../platform/database/database.ts'
import { stepOf } from './rules.ts'
import * as store from './store.ts'

export type Completed = {
  readonly kind: 'deposit' | 'withdrawal'
  readonly currency: Currency
  /** What was paid in or out. */
  readonly amount: bigint
  readonly fee: bigint
  /** When the member asked for it. */
  readonly orderedAt: Date
  /** Empty for what is not counted by method. */
  readonly method?: string
}

/** Counts the days of the cashier, each in the commit of what it counts. */
export type CashierDays = {
  ordered(
    tx: Transaction,
    order: { readonly currency: Currency; readonly method: string },
  ): Promise<void>
  completed(tx: Transaction, done: Completed): Promise<void>
}

export type DaysDeps = { readonly now: () => Date; readonly zone: () => string }

export function createCashierDays({ now, zone }: DaysDeps): CashierDays {
  return {
    async ordered(tx, { currency, method }) {
      const day = businessDay(now(), zone())
      await store.addOrdered(tx, { day, currency, kind: 'deposit', method })
    },
    async completed(tx, { kind, currency, amount, fee, orderedAt, method = '' }) {
      const at = now()
      const day = businessDay(at, zone())
      await store.addCompleted(tx, { day, currency, kind, method, amount, fee })
      const seconds = (at.getTime() - orderedAt.getTime()) / 1000
      await store.addWait(tx, { day, currency, kind, step: stepOf(seconds) })
    },
  }
}
