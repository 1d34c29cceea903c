import type { Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

type Joining = { readonly member: string; readonly upline: string; readonly day: Day }

/** Below the upline, and below all who are or will be above it. Who joined before is left as it is. */
export async function join({ sql }: Transaction, { member, upline, day }: Joining): Promise<void> {
  await sql`
    insert into agents.lines (ancestor, member, distance, from_day, until_day)
    select ${upline}, ${member}, 1, ${day}::date, 'infinity'::date
    union all
    select ancestor, ${member}, distance + 1, greatest(from_day, ${day}::date), until_day
    from agents.lines where member = ${upline} and until_day > ${day}::date
    on conflict do nothing`
}

type Below = { readonly agent: string; readonly member: string; readonly day: Day }

export async function isBelow({ sql }: Source, { agent, member, day }: Below): Promise<boolean> {
  const { found } = await sql.one<{ found: boolean }>`
    select exists (
      select from agents.lines where ancestor = ${agent} and member = ${member}
        and from_day <= ${day}::date and until_day > ${day}::date
    ) as found`
  return found
}

export async function countTeams(
  { sql }: Source,
  agents: readonly string[],
  day: Day,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ ancestor: string; size: number }>`
    select distinct on (agent) agent as ancestor, members as size from agents.team_sizes
    where agent = any(${agents}::text[]) and day <= ${day}::date order by agent, day desc`
  return new Map(rows.map(({ ancestor, size }) => [ancestor, size]))
}

export async function depthsOf(
  { sql }: Source,
  members: readonly string[],
  day: Day,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ member: string; depth: number }>`
    select member, max(distance) as depth from agents.lines
    where member = any(${members}::text[])
      and from_day <= ${day}::date and until_day > ${day}::date
    group by member`
  return new Map(rows.map(({ member, depth }) => [member, depth]))
}
