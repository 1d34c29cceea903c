import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { MemberId, RecordAsk, RecordSpan } from '../../wallet/wallet.ts'
import { addToDay, sumDays } from '../record-days.store.ts'
import type { UplineTransfer } from './upline-transfer.ts'

type Source = Pick<Database, 'sql'>

const columns = fragment`id, sender, receiver, downward, currency, amount, note, day::text as day, at, transfer`

export async function findTransfer(
  { sql }: Source,
  id: string,
): Promise<UplineTransfer | undefined> {
  return await sql.maybe<UplineTransfer>`
    select ${columns} from cashier.upline_transfers where id = ${id}`
}

/** Lets one transfer of a member be made at a time, because what was given today counts. */
export async function takeUplineTurn({ sql }: Transaction, sender: MemberId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upline of ${sender}`}, 0))`
}

export async function sumDay(
  { sql }: Source,
  sender: MemberId,
  day: string,
  downward: boolean,
): Promise<bigint> {
  const { total } = await sql.one<{ total: bigint }>`
    select coalesce(sum(amount), 0)::bigint as total from cashier.upline_transfers
    where sender = ${sender} and day = ${day}::date and downward = ${downward}`
  return total
}

export async function insertTransfer(tx: Transaction, row: UplineTransfer): Promise<void> {
  await tx.sql`
    insert into cashier.upline_transfers
      (id, sender, receiver, downward, currency, amount, note, day, at, transfer)
    values (${row.id}, ${row.sender}, ${row.receiver}, ${row.downward}, ${row.currency}, ${row.amount}, ${row.note},
      ${row.day}::date, ${row.at}, ${row.transfer})`
  const { sender, receiver, at, amount } = row
  await addToDay(tx, { member: sender, kind: 'given', at, amount })
  await addToDay(tx, { member: receiver, kind: 'got', at, amount })
}

/** What a member gave to the upline, newest first. */
export async function listGiven(
  { sql }: Source,
  sender: MemberId,
  limit: number,
): Promise<UplineTransfer[]> {
  return await sql<UplineTransfer>`
    select ${columns} from cashier.upline_transfers
    where sender = ${sender} and not downward
    order by at desc, id desc limit ${limit}`
}

/** What a member gave and got within a span of time, newest first. Each side has an index that gives it in this order. */
export async function listSpan(
  { sql }: Source,
  member: MemberId,
  { from, until, before, limit }: Omit<RecordAsk, 'outcome'>,
): Promise<UplineTransfer[]> {
  const page = fragment`
    and at >= ${from} and at < ${until}
    ${before === undefined ? fragment`` : fragment`and (at, id) < (${before.at}, ${before.id})`}
    order by at desc, id desc limit ${limit}`
  return await sql<UplineTransfer>`
    select * from (
      (select ${columns} from cashier.upline_transfers where sender = ${member} ${page})
      union all
      (select ${columns} from cashier.upline_transfers where receiver = ${member} ${page})
    ) as both_sides
    order by at desc, id desc limit ${limit}`
}

/** What a member gave or got within a span of time. */
export async function sumSpan(
  source: Source,
  member: MemberId,
  kind: 'given' | 'got',
  span: RecordSpan,
): Promise<bigint> {
  const side = kind === 'given' ? fragment`sender` : fragment`receiver`
  const { total, edges } = await sumDays(source, member, kind, span)
  let sum = total
  for (const { from, until } of edges) {
    const edge = await source.sql.one<{ total: bigint }>`
      select coalesce(sum(amount), 0)::bigint as total from cashier.upline_transfers
      where ${side} = ${member} and at >= ${from} and at < ${until}`
    sum += edge.total
  }
  return sum
}
