import type { Day } from '@baize/kernel/time'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'

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

/** Who of these is in the team of an agent on a day. */
export async function filterBelow(
  { sql }: Source,
  agent: string,
  members: readonly string[],
  day: Day,
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ member: string }>`
    select member from agents.lines
    where ancestor = ${agent} and member = any(${[...members]}::text[])
      and from_day <= ${day}::date and until_day > ${day}::date`
  return new Set(rows.map(({ member }) => member))
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

/** Nobody joins while a branch is moved, and one is moved at a time; those who join do not wait for each other. */
export async function hold({ sql }: Transaction, how: 'join' | 'move'): Promise<void> {
  if (how === 'join') await sql`select pg_advisory_xact_lock_shared(7161, 1)`
  else await sql`select pg_advisory_xact_lock(7161, 1)`
}

/** Who stands directly above on a day. */
export async function findUpline(
  { sql }: Source,
  member: string,
  day: Day,
): Promise<string | undefined> {
  const row = await sql.maybe<{ ancestor: string }>`
    select ancestor from agents.lines where member = ${member} and distance = 1
      and from_day <= ${day}::date and until_day > ${day}::date`
  return row?.ancestor
}

/** How many stand above somebody on a day, and how many levels and members there are below. */
export async function measure({ sql }: Source, member: string, day: Day) {
  return await sql.one<{ above: number; levels: number; size: number }>`
    select
      coalesce(max(distance) filter (where member = ${member}), 0) as above,
      coalesce(max(distance) filter (where ancestor = ${member}), 0) as levels,
      count(*) filter (where ancestor = ${member})::int as size
    from agents.lines where (member = ${member} or ancestor = ${member})
      and from_day <= ${day}::date and until_day > ${day}::date`
}

type Reattaching = {
  readonly member: string
  /** Null is the top. */
  readonly upline: string | null
  readonly day: Day
}

/**
 * From a day on, who stands there with all below stands below somebody else: lines to those above end with the day before,
 * new ones begin. A line that goes on as it was is one row, so that what is moved and moved back leaves nothing.
 */
export async function reattach(
  { sql }: Transaction,
  { member, upline, day }: Reattaching,
): Promise<void> {
  const holds = fragment`from_day <= ${day}::date and until_day > ${day}::date`
  const branch = fragment`
    select ${member}::text as member, 0 as distance
    union all
    select member, distance from agents.lines where ancestor = ${member} and ${holds}`
  await sql`
    with branch as materialized (${branch}), above as materialized (
      select ancestor from agents.lines where member = ${member} and ${holds}
    ), begun as (
      delete from agents.lines l using branch b, above a
      where l.member = b.member and l.ancestor = a.ancestor and l.from_day = ${day}::date
    )
    update agents.lines l set until_day = ${day}::date from branch b, above a
    where l.member = b.member and l.ancestor = a.ancestor
      and l.from_day < ${day}::date and l.until_day > ${day}::date`
  if (upline === null) return
  const wanted = fragment`
    select a.ancestor, b.member, a.distance + b.distance as distance
    from (
      select ${upline}::text as ancestor, 1 as distance
      union all
      select ancestor, distance + 1 from agents.lines where member = ${upline} and ${holds}
    ) as a, (${branch}) as b`
  await sql`
    update agents.lines l set until_day = 'infinity' from (${wanted}) as w
    where l.ancestor = w.ancestor and l.member = w.member and l.distance = w.distance
      and l.until_day = ${day}::date`
  await sql`
    insert into agents.lines (ancestor, member, distance, from_day)
    select w.ancestor, w.member, w.distance, ${day}::date from (${wanted}) as w
    where not exists (
      select from agents.lines l where l.ancestor = w.ancestor and l.member = w.member
        and l.from_day <= ${day}::date and l.until_day > ${day}::date
    )`
}
