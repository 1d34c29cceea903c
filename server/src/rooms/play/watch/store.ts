import type { Database } from '../../../platform/database/database.ts'
import type { RecentRounds } from './rules.ts'

/** By vendor: the rounds that began since then, and those of them that are open and quiet since before. */
export async function countRecent(
  { sql }: Pick<Database, 'sql'>,
  { since, quietBefore }: { readonly since: Date; readonly quietBefore: Date },
): Promise<RecentRounds[]> {
  return await sql<RecentRounds>`
    select vendor, count(*)::int as all,
      (count(*) filter (where closed_at is null and active_at < ${quietBefore}))::int as silent
    from play.rounds where opened_at >= ${since} group by vendor order by vendor`
}

export async function countOpen(
  { sql }: Pick<Database, 'sql'>,
  vendors: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql<{ vendor: string; count: number }>`
    select vendor, count(*)::int as count from play.rounds
    where closed_at is null and vendor = any(${[...vendors]}) group by vendor`
  return new Map(rows.map(({ vendor, count }) => [vendor, count]))
}
