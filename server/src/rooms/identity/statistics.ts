import type { Database } from '../../platform/database/database.ts'
import * as store from './statistics.store.ts'

export type StatisticKind =
  | 'login'
  | 'register'
  | 'sms'
  | 'two_step'
  | 'challenge'
  | 'captcha'
  | 'social'
  | 'reset'

/** How often things went well and how often not, by the hour, for the desk. */
export type Statistics = {
  /** Adds one; gathered in memory and written together, so that no way in waits for it. */
  add(kind: StatisticKind, outcome: string): void
  flush(): Promise<void>
  list(from: Date): Promise<store.StatisticRow[]>
}

type Deps = { readonly db: Database; readonly now: () => Date }

const hourMs = 3_600_000

export function createStatistics({ db, now }: Deps): Statistics {
  let waiting = new Map<string, store.StatisticRow>()

  function put(row: store.StatisticRow): void {
    const key = `${row.hour.getTime()} ${row.kind} ${row.outcome}`
    const count = (waiting.get(key)?.count ?? 0) + row.count
    waiting.set(key, { ...row, count })
  }

  return {
    add(kind, outcome) {
      const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs)
      put({ hour, kind, outcome, count: 1 })
    },
    async flush() {
      const rows = waiting
      if (rows.size === 0) return
      waiting = new Map()
      try {
        await store.addCounts(db, [...rows.values()])
      } catch (error) {
        // Counted again with the next; what came meanwhile is added to it.
        for (const row of rows.values()) put(row)
        throw error
      }
    },
    list: (from) => store.listCounts(db, from),
  }
}
