import { lowestId, timeOfId } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { TransferId } from '../../ledger/ledger.ts'
import {
  fragment,
  type Database,
  type Fragment,
  type Transaction,
} from '../../platform/database/database.ts'
import type { MemberId, Pocket } from './pocket.ts'
import type { RecordAsk, RecordSpan } from './record.ts'

type Source = Pick<Database, 'sql'>

export type Lock = {
  readonly id: string
  readonly member: MemberId
  readonly currency: Currency
  readonly amount: bigint
  readonly reason: string
}

/** Writes a lock that is not there yet; answers whether it was new. */
export async function insertLock(tx: Transaction, lock: Lock, at: Date): Promise<boolean> {
  const written = await tx.sql.count`
    insert into wallet.locks (id, member, currency, amount, reason, locked_at)
    values (${lock.id}, ${lock.member}, ${lock.currency}, ${lock.amount}, ${lock.reason}, ${at})
    on conflict (id) do nothing`
  return written === 1
}

export async function findLock({ sql }: Source, id: string): Promise<Lock | undefined> {
  return await sql.maybe<Lock>`
    select id, member, currency, amount, reason from wallet.locks where id = ${id}`
}

/** Lets a lock hold less; the member whose it is, or nothing when none holds more than that. */
export async function lowerLock(tx: Transaction, id: string, amount: bigint) {
  return await tx.sql.maybe<{ member: MemberId }>`
    update wallet.locks set amount = ${amount}
    where id = ${id} and lifted_at is null and amount > ${amount} returning member`
}

/** Ends a lock; the member whose it was, or nothing when there is none to end. */
export async function liftLock(tx: Transaction, id: string, at: Date) {
  return await tx.sql.maybe<{ member: MemberId }>`
    update wallet.locks set lifted_at = ${at} where id = ${id} and lifted_at is null
    returning member`
}

export async function listLocks({ sql }: Source, member: MemberId): Promise<Lock[]> {
  return await sql<Lock>`
    select id, member, currency, amount, reason from wallet.locks
    where member = ${member} and lifted_at is null order by locked_at, id limit 500`
}

/** What locks hold of a member's cash, and what of it is owed. */
export async function sumHeld(
  { sql }: Source,
  member: MemberId,
  currency: Currency,
  owedBeside: Fragment,
): Promise<{ locked: bigint; owed: bigint }> {
  return await sql.one<{ locked: bigint; owed: bigint }>`
    select coalesce((select sum(amount) from wallet.locks
        where member = ${member} and currency = ${currency} and lifted_at is null), 0)::bigint as locked,
      coalesce((${owedBeside} ->> ${currency})::bigint, 0) as owed
    from (select ${`member:${member}`}::text as owner) asked`
}

/** What nobody says is owed. */
export const nothingOwed = fragment`(null::jsonb)`

/** What is locked of each owner that a statement of the ledger asks for, by currency; null where nothing is. */
const locksBeside = fragment`(
  select jsonb_object_agg(currency, total::text) from (
    select currency, sum(amount) as total from wallet.locks
    where member = substr(asked.owner, length('member:') + 1) and lifted_at is null
    group by currency
  ) sums
)`

/** What is held back of each owner, by what holds it and by currency. */
export const heldBeside = (owedBeside: Fragment) =>
  fragment`jsonb_build_object('locks', ${locksBeside}, 'owed', ${owedBeside})`

export type TransferRow = {
  readonly id: TransferId
  readonly member: MemberId
  readonly source: Pocket
  readonly goal: Pocket
  readonly currency: Currency
  readonly amount: bigint
  readonly state: 'asked' | 'done' | 'refused'
  readonly partOf: TransferId | null
}

export async function insertTransfer(tx: Transaction, row: TransferRow): Promise<void> {
  await tx.sql`
    insert into wallet.transfers
      (id, at, member, source, goal, currency, amount, state, part_of)
    values (${row.id}, ${timeOfId(row.id)}, ${row.member}, ${row.source}, ${row.goal},
      ${row.currency}, ${row.amount}, ${row.state}, ${row.partOf})
    on conflict (id, at) do nothing`
}

export async function findTransfer({ sql }: Source, id: TransferId) {
  return await sql.maybe<TransferRow>`
    select id, member, source, goal, currency, amount, state, part_of as "partOf"
    from wallet.transfers where id = ${id} and at = ${timeOfId(id)}`
}

/** The transfers that a call which collects all pockets has begun. */
export async function listParts({ sql }: Source, call: TransferId, member: MemberId) {
  return await sql<TransferRow>`
    select id, member, source, goal, currency, amount, state, part_of as "partOf"
    from wallet.transfers where part_of = ${call} and member = ${member} order by source limit 500`
}

export async function endTransfer(tx: Transaction, id: TransferId, state: 'done' | 'refused') {
  await tx.sql`
    update wallet.transfers set state = ${state}
    where id = ${id} and at = ${timeOfId(id)} and state = 'asked'`
}

type TransfersAsk = RecordSpan & Pick<RecordAsk, 'before' | 'limit'>

/** The transfers of a member in a span, newest first, in one state or in any. */
export async function listTransfers(
  { sql }: Source,
  member: MemberId,
  { from, until, before, limit, state }: TransfersAsk & { readonly state?: TransferRow['state'] },
): Promise<TransferRow[]> {
  return await sql<TransferRow>`
    select id, member, source, goal, currency, amount, state, part_of as "partOf"
    from wallet.transfers
    where member = ${member} and at >= ${from} and at < ${until}
      and id >= ${lowestId('trf', from)} and id < ${lowestId('trf', until)}
      ${before === undefined ? fragment`` : fragment`and (at, id) < (${before.at}, ${before.id})`}
      ${state === undefined ? fragment`` : fragment`and state = ${state}`}
    order by id desc limit ${limit}`
}

/** What came into the cash and what left it by transfers that are done. */
export async function sumTransfers(
  { sql }: Source,
  member: MemberId,
  { from, until }: RecordSpan,
): Promise<{ in: bigint; out: bigint }> {
  const row = await sql.one<{ in: string; out: string }>`
    select coalesce(sum(amount) filter (where goal = 'cash'), 0)::text as in,
      coalesce(sum(amount) filter (where goal <> 'cash'), 0)::text as out
    from wallet.transfers
    where member = ${member} and at >= ${from} and at < ${until} and state = 'done'
      and id >= ${lowestId('trf', from)} and id < ${lowestId('trf', until)}`
  return { in: BigInt(row.in), out: BigInt(row.out) }
}
