import type { Database } from '../../platform/database/database.ts'

export type StatisticRow = {
  readonly hour: Date
  readonly kind: string
  readonly outcome: string
  readonly count: number
}

/** In one order, so that two nodes that write at once do not wait for each other in a ring. */
export async function addCounts(db: Database, rows: readonly StatisticRow[]): Promise<void> {
  await db.sql`
    insert into identity.statistics as s (hour, kind, outcome, count)
    select * from unnest(
      ${rows.map(({ hour }) => hour)}::timestamptz[], ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ outcome }) => outcome)}::text[], ${rows.map(({ count }) => count)}::bigint[]
    ) as new (hour, kind, outcome, count) order by hour, kind, outcome
    on conflict (hour, kind, outcome) do update set count = s.count + excluded.count`
}

export async function listCounts(db: Database, from: Date): Promise<StatisticRow[]> {
  return await db.sql<StatisticRow>`
    select hour, kind, outcome, count::int as count from identity.statistics
    where hour >= ${from} order by hour, kind, outcome limit 20000`
}
