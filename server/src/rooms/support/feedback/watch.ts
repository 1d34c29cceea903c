import type { Database } from '../../../platform/database/database.ts'
import type { Alerts } from '../../system/system.ts'
import { findLate } from './late.store.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly alerts: Pick<Alerts, 'open'>
}

/** Words may wait a working day, not the minutes of money. */
const targetMinutes = 8 * 60
const minuteMs = 60_000

/** Tells of feedback that nobody answered for too long. */
export function watchFeedback({ db, now, alerts }: Deps): void {
  const { watch } = alerts.open({
    'queue.feedback': {
      about: 'queue',
      level: 'middle',
      roles: ['admin', 'risk', 'support', 'auditor'],
      says: 'alerts.lateFeedback',
      tells: 'alerts.lateText',
      values: ['count', 'age', 'target'],
      link: () => '/feedback',
      lasts: 'until ended',
    },
  })
  watch('queue.feedback', async () => {
    const { count, oldest } = await findLate(
      db,
      new Date(now().getTime() - targetMinutes * minuteMs),
    )
    if (oldest === null) return []
    const values = { count, age: { since: oldest }, target: { minutes: targetMinutes } }
    return [{ subject: 'all', values }]
  })
}
