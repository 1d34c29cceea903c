import type { Day } from '@baize/kernel/time'
import { fragment, type Database } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

/** Everybody above somebody on a day, from the top down. */
export async function listAbove({ sql }: Source, member: string, day: Day): Promise<string[]> {
  const rows = await sql<{ ancestor: string }>`
    select ancestor from agents.lines where member = ${member}
      and from_day <= ${day}::date and until_day > ${day}::date
    order by distance desc`
  return rows.map(({ ancestor }) => ancestor)
}

export type PageAsk = {
  readonly day: Day
  /** Older than this one. */
  readonly before?: string | undefined
  readonly limit: number
}

/** Who stands directly below, the newest first. */
export async function listDirect(
  { sql }: Source,
  agent: string,
  { day, before, limit }: PageAsk,
): Promise<string[]> {
  const rows = await sql<{ member: string }>`
    select member from agents.lines where ancestor = ${agent} and distance = 1
      and from_day <= ${day}::date and until_day > ${day}::date
      ${before === undefined ? fragment`` : fragment`and member < ${before}`}
    order by member desc limit ${limit}`
  return rows.map(({ member }) => member)
}

/** Who has somebody below and nobody above, the newest first. */
export async function listTops(
  { sql }: Source,
  { day, before, limit }: PageAsk,
): Promise<string[]> {
  const holds = fragment`from_day <= ${day}::date and until_day > ${day}::date`
  const rows = await sql<{ ancestor: string }>`
    select distinct ancestor from agents.lines top where distance = 1 and ${holds}
      ${before === undefined ? fragment`` : fragment`and ancestor < ${before}`}
      and not exists (
        select from agents.lines above where above.member = top.ancestor
          and above.from_day <= ${day}::date and above.until_day > ${day}::date
      )
    order by ancestor desc limit ${limit}`
  return rows.map(({ ancestor }) => ancestor)
}

export async function countDirect(
  { sql }: Source,
  agents: readonly string[],
  day: Day,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ ancestor: string; direct: number }>`
    select ancestor, count(*)::int as direct from agents.lines
    where ancestor = any(${agents}::text[]) and distance = 1
      and from_day <= ${day}::date and until_day > ${day}::date
    group by ancestor`
  return new Map(rows.map(({ ancestor, direct }) => [ancestor, direct]))
}
