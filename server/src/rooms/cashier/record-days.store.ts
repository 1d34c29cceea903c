import type { Database, Transaction } from '../../platform/database/database.ts'
import type { MemberId, RecordSpan } from '../wallet/wallet.ts'

export type DayKind = 'withdrawal' | 'given' | 'got'

const dayMs = 86_400_000

export type DayChange = {
  readonly member: MemberId
  readonly kind: DayKind
  /** When it was asked for: that is the day it stands under. */
  readonly at: Date
  readonly amount: bigint
}

/** Adds to a day, or takes from it, in the transaction of what it counts. */
export async function addToDay(
  { sql }: Pick<Transaction, 'sql'>,
  change: DayChange,
): Promise<void> {
  if (change.amount === 0n) return
  if (change.amount < 0n) return await takeFromDay({ sql }, change)
  await sql`
    insert into cashier.record_days as d (member, kind, day, amount)
    values (${change.member}, ${change.kind}, (${change.at}::timestamptz at time zone 'UTC')::date,
      ${change.amount})
    on conflict (member, kind, day) do update set amount = d.amount + excluded.amount`
}

/** What is taken was added before, so that its day is there. */
async function takeFromDay(
  { sql }: Pick<Transaction, 'sql'>,
  { member, kind, at, amount }: DayChange,
): Promise<void> {
  await sql`
    update cashier.record_days set amount = amount + ${amount}
    where member = ${member} and kind = ${kind}
      and day = (${at}::timestamptz at time zone 'UTC')::date`
}

/** The sum of the whole days (UTC) within a span. What lies before and after them is `edges`, to be read row by row. */
export async function sumDays(
  { sql }: Pick<Database, 'sql'>,
  member: MemberId,
  kind: DayKind,
  { from, until }: RecordSpan,
): Promise<{ readonly total: bigint; readonly edges: readonly RecordSpan[] }> {
  const first = new Date(Math.ceil(from.getTime() / dayMs) * dayMs)
  const last = new Date(Math.floor(until.getTime() / dayMs) * dayMs)
  if (first >= last) return { total: 0n, edges: [{ from, until }] }
  const { total } = await sql.one<{ total: bigint }>`
    select coalesce(sum(amount), 0)::bigint as total from cashier.record_days
    where member = ${member} and kind = ${kind}
      and day >= (${first}::timestamptz at time zone 'UTC')::date
      and day < (${last}::timestamptz at time zone 'UTC')::date`
  const edges = [
    { from, until: first },
    { from: last, until },
  ]
  return { total, edges: edges.filter((edge) => edge.from < edge.until) }
}
