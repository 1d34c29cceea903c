import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { HandSums } from './rules.ts'

type Source = Pick<Database, 'sql'>

/** A movement of one person. `what` and `id` name it. */
export type HandRow = {
  readonly what: string
  readonly id: string
  readonly operator: string
  readonly member: Id<'mem'> | null
  readonly currency: Currency
  readonly amount: bigint
  readonly day: Day
  readonly at: Date
}

/** Lets one person move money of a currency alone at one place at a time, so that what counts together is seen. */
export async function takeHandTurn(
  tx: Transaction,
  { operator, currency }: Pick<HandRow, 'operator' | 'currency'>,
): Promise<void> {
  const turn = `hands of ${operator} in ${currency}`
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`
}

export async function findHand(
  { sql }: Source,
  { what, id }: Pick<HandRow, 'what' | 'id'>,
): Promise<Pick<HandRow, 'operator' | 'member' | 'currency' | 'amount'> | undefined> {
  return await sql.maybe<Pick<HandRow, 'operator' | 'member' | 'currency' | 'amount'>>`
    select operator, member, currency, amount from system.hands where what = ${what} and id = ${id}`
}

/**
 * What a person moved alone on a day, for each of these but without it. What names nobody counts for every member; and for what
 * names nobody, what the member has who got most.
 */
export async function listHandSums(
  { sql }: Source,
  { operator, day }: Pick<HandRow, 'operator' | 'day'>,
  asked: readonly Pick<HandRow, 'what' | 'id' | 'member' | 'currency'>[],
): Promise<HandSums[]> {
  return await sql<HandSums>`
    select (coalesce(max(m.amount) filter (where m.member is not null and (a.member is null or m.member = a.member)), 0)
        + coalesce(max(m.amount) filter (where m.member is null), 0))::bigint as member,
      coalesce(sum(m.amount), 0)::bigint as everybody
    from unnest(${asked.map(({ what }) => what)}::text[], ${asked.map(({ id }) => id)}::text[],
        ${asked.map(({ member }) => member)}::text[],
        ${asked.map(({ currency }) => currency)}::text[])
      with ordinality as a (what, id, member, currency, place)
    left join lateral (
      select h.member, sum(h.amount) as amount from system.hands h
      where h.operator = ${operator} and h.day = ${day}::date
        and h.currency = a.currency and (h.what, h.id) <> (a.what, a.id)
      group by h.member
    ) m on true
    group by a.place order by a.place`
}

export async function insertHand({ sql }: Transaction, row: HandRow): Promise<void> {
  await sql`
    insert into system.hands (what, id, operator, member, currency, amount, day, at)
    values (${row.what}, ${row.id}, ${row.operator}, ${row.member}, ${row.currency}, ${row.amount},
      ${row.day}::date, ${row.at})`
}

export async function deleteHand(
  { sql }: Transaction,
  { what, id }: Pick<HandRow, 'what' | 'id'>,
): Promise<void> {
  await sql`delete from system.hands where what = ${what} and id = ${id}`
}

export async function deleteHandsBefore({ sql }: Transaction, day: Day): Promise<number> {
  return await sql.count`delete from system.hands where day < ${day}::date`
}
