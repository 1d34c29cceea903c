import type { Day } from '@baize/kernel/time'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

const keyOf = (code: string) => code.trim().toLowerCase()

export type Came = { readonly code: string; readonly member: string; readonly at: Date }

/** Once, also when it is heard of again. */
export async function noteJoined({ sql }: Transaction, came: readonly Came[]): Promise<void> {
  if (came.length === 0) return
  await sql`
    insert into agents.invited (code_key, member, joined_at)
    select * from unnest(
      ${came.map(({ code }) => keyOf(code))}::text[],
      ${came.map(({ member }) => member)}::text[],
      ${came.map(({ at }) => at)}::timestamptz[]
    ) on conflict do nothing`
}

type Ask = { readonly agent: string; readonly code: string; readonly day: Day }

/** Deposits on the days on which somebody was in the team; what came before or after is others' to see. */
const paidIn = (agent: string) => fragment`
  from agents.money_days d join agents.lines l on l.member = d.member and l.ancestor = ${agent}
    and d.day >= l.from_day and d.day < l.until_day
  where d.member = i.member and d.deposits > 0`

export type JoinedSums = {
  readonly joined: number
  readonly paidIn: number
  readonly leftOut: number
}

/** How many came, how many of them paid in, and how many of those in the team today are left out of active counts. */
export async function sumJoined({ sql }: Source, { agent, code, day }: Ask): Promise<JoinedSums> {
  return await sql.one<JoinedSums>`
    select count(*)::int as joined,
      (count(*) filter (where exists (select ${paidIn(agent)})))::int as "paidIn",
      (count(*) filter (where exists (
        select from agents.left_out o join agents.lines l on l.member = o.member
          and l.ancestor = ${agent} and l.from_day <= ${day}::date and l.until_day > ${day}::date
        where o.member = i.member and o.from_day <= ${day}::date and o.until_day > ${day}::date
      )))::int as "leftOut"
    from agents.invited i where i.code_key = ${keyOf(code)}`
}

/** How many came on each day from one on, by the clocks of a zone; days without anybody are left out. */
export async function countJoinedByDay(
  { sql }: Source,
  code: string,
  { zone, since }: { readonly zone: string; readonly since: Date },
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ day: string; joined: number }>`
    select (joined_at at time zone ${zone})::date::text as day, count(*)::int as joined
    from agents.invited
    where code_key = ${keyOf(code)} and joined_at >= ${since}
    group by 1`
  return new Map(rows.map(({ day, joined }) => [day, joined]))
}

export type JoinedRow = {
  readonly member: MemberId
  readonly at: Date
  /** What they paid in while in the team, in their currency. */
  readonly deposits: bigint
}

/** Who came last. */
export async function listLastJoined(
  { sql }: Source,
  { agent, code }: Omit<Ask, 'day'>,
  limit: number,
): Promise<JoinedRow[]> {
  return await sql<JoinedRow>`
    select i.member, i.joined_at as at,
      (select coalesce(sum(d.deposits), 0)::bigint ${paidIn(agent)}) as deposits
    from agents.invited i where i.code_key = ${keyOf(code)}
    order by i.joined_at desc, i.member desc limit ${limit}`
}
