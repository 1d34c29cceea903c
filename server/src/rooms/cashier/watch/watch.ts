import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import type { Database } from '../../../platform/database/database.ts'
import type { AlertKinds, Alerts } from '../../system/system.ts'
import { listLate, type LateQueue } from './store.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly alerts: Pick<Alerts, 'open'>
  readonly settings: () => Pick<CashierDocument, 'targetMinutes'>
}

const queue = {
  about: 'queue',
  level: 'middle',
  roles: ['admin', 'finance', 'risk', 'support', 'auditor'],
  tells: 'alerts.lateText',
  values: ['count', 'age', 'target'],
  lasts: 'until ended',
} as const

const kinds = {
  'queue.withdrawals': {
    ...queue,
    says: 'alerts.lateWithdrawals',
    link: () => '/withdrawals',
  },
  'queue.deposits': { ...queue, says: 'alerts.lateDeposits', link: () => '/deposits' },
  'queue.disputes': {
    ...queue,
    says: 'alerts.lateDisputes',
    link: () => '/withdrawals?lane=dispute',
  },
} as const satisfies AlertKinds

const minuteMs = 60_000

/** Tells of what waits longer than the target; after twice as long it is worse. */
export function watchQueues({ db, now, alerts, settings }: Deps): void {
  const { watch } = alerts.open(kinds)
  const names: readonly LateQueue['queue'][] = ['withdrawals', 'deposits', 'disputes']
  for (const name of names) {
    watch(`queue.${name}`, async () => {
      const { targetMinutes: minutes } = settings()
      const before = new Date(now().getTime() - minutes * minuteMs)
      const late = (await listLate(db, before)).find((each) => each.queue === name)
      if (late === undefined) return []
      const isWorse = now().getTime() - late.oldest.getTime() > 2 * minutes * minuteMs
      const values = { count: late.count, age: { since: late.oldest }, target: { minutes } }
      return [{ subject: 'all', values, ...(isWorse && { level: 'high' as const }) }]
    })
  }
}
