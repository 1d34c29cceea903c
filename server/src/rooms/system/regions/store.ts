import type { Database } from '../../../platform/database/database.ts'

type Hits = { readonly rule: string; readonly hits: number }

export async function addHits(
  { sql }: Pick<Database, 'sql'>,
  hour: Date,
  counted: readonly Hits[],
): Promise<void> {
  await sql`
    insert into system.region_hits as known (hour, rule, hits)
    select ${hour}, rule, hits
    from unnest(${counted.map(({ rule }) => rule)}::text[], ${counted.map(({ hits }) => hits)}::bigint[])
      as counted (rule, hits)
    on conflict (hour, rule) do update set hits = known.hits + excluded.hits`
}

export async function removeHitsBefore({ sql }: Pick<Database, 'sql'>, hour: Date): Promise<void> {
  await sql`delete from system.region_hits where hour < ${hour}`
}

export async function sumHitsSince({ sql }: Pick<Database, 'sql'>, hour: Date): Promise<Hits[]> {
  const rows = await sql<{ rule: string; hits: string }>`
    select rule, sum(hits)::text as hits from system.region_hits
    where hour >= ${hour} group by rule order by rule limit 400`
  return rows.map(({ rule, hits }) => ({ rule, hits: Number(hits) }))
}
