import { money, type Currency, type Money } from '@baize/kernel/money'
import type { Transaction } from '../../../platform/database/database.ts'
import type { OpenAlerts } from '../alerts/alerts.ts'
import { isLarge, type HandLimits } from './rules.ts'

/** What members call their accounts, by their ids. */
export type AccountNames = (
  tx: Transaction,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>

export type Credit = {
  readonly id: string
  readonly member: string
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
  readonly accountNames: AccountNames
}

/** Tells of money that came to a member by hand and is many times what one person may give, though two agreed. */
export function createLargeCredits({ open, limits, accountNames }: Deps) {
  const { raise } = open({
    'credit.large': {
      about: 'money',
      level: 'high',
      roles: ['admin', 'finance', 'risk', 'auditor'],
      says: 'alerts.largeCredit',
      tells: 'alerts.largeCreditText',
      values: ['amount', 'account', 'by', 'second', 'limit', 'place'],
      link: ({ values }) => values['place'] ?? '/adjustments',
      lasts: 'a day',
    },
  })
  return async (tx: Transaction, credit: Credit) => {
    const { id, member, money: amount, by, second, place } = credit
    const { currency } = amount
    const { member: alone } = limits(currency) ?? { member: 0n }
    if (!isLarge(amount.amount, alone)) return
    const account = (await accountNames(tx, [member])).get(member) ?? member
    const values = { amount, account, by, second, limit: money(alone, currency), place }
    await raise(tx, 'credit.large', { subject: id, values })
  }
}
