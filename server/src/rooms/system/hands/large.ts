import { money, type Currency, type Money } from '@baize/kernel/money'
import type { Transaction } from '../../../platform/database/database.ts'
import type { OpenAlerts } from '../alerts/alerts.ts'
import { isLarge, type HandLimits } from './rules.ts'

export type Credit = {
  readonly id: string
  readonly money: Money
  /** Who asked, and who agreed. */
  readonly by: string
  readonly second: string
  /** Where in the console it is seen. */
  readonly place: string
}

type Deps = {
  readonly open: OpenAlerts
  readonly limits: (currency: Currency) => HandLimits | undefined
}

/** Tells of money that came to a member by hand and is many times what one person may give, though two agreed. */
export function createLargeCredits({ open, limits }: Deps) {
  const { raise } = open({
    'credit.large': {
      about: 'money',
      level: 'high',
      roles: ['admin', 'finance', 'risk', 'auditor'],
      says: 'alerts.largeCredit',
      tells: 'alerts.largeCreditText',
      values: ['amount', 'by', 'second', 'limit', 'place'],
      link: ({ values }) => values['place'] ?? '/adjustments',
      lasts: 'a day',
    },
  })
  return async (tx: Transaction, { id, money: amount, by, second, place }: Credit) => {
    const { currency } = amount
    const { member: alone } = limits(currency) ?? { member: 0n }
    if (!isLarge(amount.amount, alone)) return
    const values = { amount, by, second, limit: money(alone, currency), place }
    await raise(tx, 'credit.large', { subject: id, values })
  }
}
