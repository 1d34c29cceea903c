import type { Database } from '../../platform/database/database.ts'

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
  list(from: Date): Promise<{ hour: Date; kind: string; outcome: string; count: number }[]>
}

type Deps = { readonly db: Database; readonly now: () => Date }

const hourMs = 3_600_000

export function createStatistics({ db, now }: Deps): Statistics {
  let waiting = new Map<string, { hour: Date; kind: string; outcome: string; count: number }>()

  return {
    add(kind, outcome) {
      const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs)
      const key = `${hour.getTime()} ${kind} ${outcome}`
      const known = waiting.get(key)
      if (known === undefined) waiting.set(key, { hour, kind, outcome, count: 1 })
      else known.count += 1
    },
    async flush() {
      const rows = [...waiting.values()]
      if (rows.length === 0) return
      waiting = new Map()
      await db.sql`
        insert into identity.statistics as s (hour, kind, outcome, count)
        select * from unnest(
          ${rows.map(({ hour }) => hour)}::timestamptz[], ${rows.map(({ kind }) => kind)}::text[],
          ${rows.map(({ outcome }) => outcome)}::text[], ${rows.map(({ count }) => count)}::bigint[]
        ) as new (hour, kind, outcome, count) order by hour, kind, outcome
        on conflict (hour, kind, outcome) do update set count = s.count + excluded.count`
    },
    list: (from) => db.sql`
      select hour, kind, outcome, count::int as count from identity.statistics
      where hour >= ${from} order by hour, kind, outcome limit 20000`,
  }
}
