import type { Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export async function findRate({ sql }: Source, member: string): Promise<number | undefined> {
  return (await sql.maybe<{ rate: number }>`select rate from agents.rates where member = ${member}`)
    ?.rate
}

/** Who stands right above somebody, or will: where a move is planned these are two. */
export async function listAbove({ sql }: Source, member: string, day: Day): Promise<string[]> {
  const rows = await sql<{ ancestor: string }>`
    select distinct ancestor from agents.lines
    where member = ${member} and distance = 1 and until_day > ${day}::date`
  return rows.map(({ ancestor }) => ancestor)
}

/** The highest that anybody right below has, or who will be there; zero where nobody has one. */
export async function highestBelow({ sql }: Source, member: string, day: Day): Promise<number> {
  const { highest } = await sql.one<{ highest: number }>`
    select coalesce(max(r.rate), 0) as highest
    from agents.lines l join agents.rates r on r.member = l.member
    where l.ancestor = ${member} and l.distance = 1 and l.until_day > ${day}::date`
  return highest
}

/**
 * Who has nobody above and no rate of their own, and somebody right below at more than this; and the highest of these. An
 * account that was made a moment ago may have no line yet: it stands below who gave its rate.
 */
export async function countBelowTop(
  { sql }: Source,
  { topRate, day }: { readonly topRate: number; readonly day: Day },
): Promise<{ readonly agents: number; readonly highest: number }> {
  return await sql.one`
    select count(distinct given.giver)::integer as agents, coalesce(max(given.rate), 0) as highest
    from (
      select l.ancestor as giver, r.rate from agents.lines l join agents.rates r on r.member = l.member
      where l.distance = 1 and l.until_day > ${day}::date and r.rate > ${topRate}
      union all
      select r.set_by, r.rate from agents.rates r
      where r.rate > ${topRate} and r.set_by <> 'house'
        and not exists (select from agents.lines l where l.member = r.member)
    ) as given
    where not exists (select from agents.rates own where own.member = given.giver)
      and not exists (
        select from agents.lines up where up.member = given.giver and up.distance = 1
          and up.from_day <= ${day}::date and up.until_day > ${day}::date)`
}

type NewRate = {
  readonly member: string
  readonly rate: number
  readonly by: string
  readonly at: Date
}

export async function setRate(
  { sql }: Transaction,
  { member, rate, by, at }: NewRate,
): Promise<void> {
  await sql`
    insert into agents.rates (member, rate, set_by, at) values (${member}, ${rate}, ${by}, ${at})
    on conflict (member) do update set rate = excluded.rate, set_by = excluded.set_by, at = excluded.at`
}

/** Unless another was set since. */
export async function dropRate(
  { sql }: Transaction,
  { member, by, at }: Omit<NewRate, 'rate'>,
): Promise<void> {
  await sql`delete from agents.rates where member = ${member} and set_by = ${by} and at = ${at}`
}

/**
 * Rates are changed one after the other in a line: who sets one holds the giver and the receiver, the upper first. The rate
 * of the top stays as it is meanwhile.
 */
export async function takeRateTurn(
  { sql }: Transaction,
  members: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(7165, 1)`
  for (const member of members) {
    await sql`select pg_advisory_xact_lock(7160, hashtext(${member}))`
  }
}

/** Nobody sets a rate while that of the top is lowered. */
export async function takeTopRateTurn({ sql }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(7165, 1)`
}

/** One account more on a day; says whether it is still within the most. */
export async function countMade(
  { sql }: Transaction,
  { agent, day, most }: { readonly agent: string; readonly day: Day; readonly most: number },
): Promise<boolean> {
  const { made } = await sql.one<{ made: number }>`
    insert into agents.made_accounts as kept (agent, day, made) values (${agent}, ${day}::date, 1)
    on conflict (agent, day) do update set made = kept.made + 1
    returning made`
  return made <= most
}

export async function madeOn({ sql }: Source, agent: string, day: Day): Promise<number> {
  const row = await sql.maybe<{ made: number }>`
    select made from agents.made_accounts where agent = ${agent} and day = ${day}::date`
  return row?.made ?? 0
}

export async function setInvitationRate({ sql }: Transaction, code: string, rate: number) {
  await sql`
    insert into agents.invitation_rates (code_key, rate) values (${code.toLowerCase()}, ${rate})`
}

export async function listInvitationRates(
  { sql }: Source,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ key: string; rate: number }>`
    select code_key as key, rate from agents.invitation_rates
    where code_key = any(${codes.map((code) => code.toLowerCase())}::text[])`
  return new Map(rows.map(({ key, rate }) => [key, rate]))
}
