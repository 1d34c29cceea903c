import type { Day } from '@baize/kernel/time'
import type { Database } from '../../platform/database/database.ts'
import type { ChainedLeg, DayHead } from './chain.ts'

type Source = Pick<Database, 'sql'>
type Moments = { readonly start: Date; readonly end: Date }

/** The day of the first leg of all, in UTC. */
export async function firstDay({ sql }: Source): Promise<Day | undefined> {
  const { day } = await sql.one<{ day: Day | null }>`
    select (min(at) at time zone 'UTC')::date as day from ledger.legs`
  return day ?? undefined
}

/** From the first to the last position of a day; nothing when it had no legs. */
export async function positionsOf(
  { sql }: Source,
  { start, end }: Moments,
): Promise<{ first: bigint; last: bigint } | undefined> {
  const row = await sql.one<{ first: bigint | null; last: bigint | null }>`
    select min(position) as first, max(position) as last from ledger.legs
    where at >= ${start} and at < ${end}`
  return row.first === null || row.last === null ? undefined : { first: row.first, last: row.last }
}

export async function listLegsOf(
  { sql }: Source,
  { start, end }: Moments,
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<ChainedLeg[]> {
  return await sql<ChainedLeg>`
    select position, id, leg, kind, at, reason, 'acc_' || debit as debit, 'acc_' || credit as credit,
           currency, posted, held, of, about
    from ledger.legs
    where position >= ${from} and position < ${to} and at >= ${start} and at < ${end}
    order by position`
}

export async function latestHead({ sql }: Source): Promise<DayHead | undefined> {
  return await sql.maybe<DayHead>`
    select day, movements, legs, digest, previous, head from ledger.days order by day desc limit 1`
}

export async function findHead({ sql }: Source, day: Day): Promise<DayHead | undefined> {
  return await sql.maybe<DayHead>`
    select day, movements, legs, digest, previous, head from ledger.days where day = ${day}`
}

export async function listHeads({ sql }: Source, limit: number, below?: Day): Promise<DayHead[]> {
  return await sql<DayHead>`
    select day, movements, legs, digest, previous, head from ledger.days
    where day < ${below ?? '9999-12-31'}::date order by day desc limit ${limit}`
}

/** False when another node has written this day first. */
export async function addHead({ sql }: Source, head: DayHead, at: Date): Promise<boolean> {
  const count = await sql.count`
    insert into ledger.days (day, movements, legs, digest, previous, head, made_at)
    values (${head.day}, ${head.movements}, ${head.legs}, ${head.digest}, ${head.previous},
      ${head.head}, ${at})
    on conflict do nothing`
  return count === 1
}
