import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { TransferId } from '../../../ledger/ledger.ts'
import type { MemberId } from '../pocket.ts'
import type { RecordAsk, RecordSpan } from '../record.ts'
import type { Adjustment, AdjustmentId, AdjustmentState } from './adjustment.ts'

type Source = Pick<Database, 'sql'>

const columns = fragment`
  id, number, member, direction, kind, currency, amount, reason,
  requested_by_id as "requestedById", requested_by as "requestedBy",
  requested_at as "requestedAt", approval, state, decided_by_id as "decidedById",
  decided_by as "decidedBy", decided_at as "decidedAt", transfer, refusal`

export async function findAdjustment(
  { sql }: Source,
  id: AdjustmentId,
): Promise<Adjustment | undefined> {
  return await sql.maybe<Adjustment>`
    select ${columns} from wallet.adjustments where id = ${id}`
}

export async function lockAdjustment(
  { sql }: Transaction,
  id: AdjustmentId,
): Promise<Adjustment | undefined> {
  return await sql.maybe<Adjustment>`
    select ${columns} from wallet.adjustments where id = ${id} for update`
}

/** Lets one request with this id be made at a time, for the stored answer. */
export async function takeAdjustmentTurn(tx: Transaction, id: AdjustmentId): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`adjustment ${id}`}, 0))`
}

export async function insertAdjustment(
  { sql }: Transaction,
  row: Omit<Adjustment, 'number'>,
): Promise<Adjustment> {
  return await sql.one<Adjustment>`
    insert into wallet.adjustments
      (id, member, direction, kind, currency, amount, reason, requested_by_id, requested_by,
       requested_at, approval, state, decided_by_id, decided_by, decided_at, transfer, refusal)
    values (${row.id}, ${row.member}, ${row.direction}, ${row.kind}, ${row.currency}, ${row.amount},
      ${row.reason}, ${row.requestedById}, ${row.requestedBy}, ${row.requestedAt}, ${row.approval},
      ${row.state}, ${row.decidedById}, ${row.decidedBy}, ${row.decidedAt}, ${row.transfer},
      ${row.refusal})
    returning ${columns}`
}

export type Ending = {
  readonly state: Extract<AdjustmentState, 'done' | 'rejected' | 'expired'>
  readonly byId: string
  readonly by: string
  readonly at: Date
  readonly transfer?: TransferId
}

/** Brings one that waits to its end; nothing when it has come to one already. */
export async function endAdjustment(
  { sql }: Transaction,
  id: AdjustmentId,
  { state, byId, by, at, transfer }: Ending,
): Promise<Adjustment | undefined> {
  return await sql.maybe<Adjustment>`
    update wallet.adjustments
    set state = ${state}, decided_by_id = ${byId}, decided_by = ${by}, decided_at = ${at},
      transfer = ${transfer ?? null}
    where id = ${id} and state = 'waiting' returning ${columns}`
}

export type AdjustmentFilter = {
  readonly member?: string
  readonly state?: AdjustmentState
  readonly below?: bigint
  readonly limit: number
}

/** Newest first. */
export async function listAdjustments(
  { sql }: Source,
  { member, state, below, limit }: AdjustmentFilter,
): Promise<Adjustment[]> {
  return await sql<Adjustment>`
    select ${columns} from wallet.adjustments
    where true
      ${member === undefined ? fragment`` : fragment`and member = ${member}`}
      ${state === undefined ? fragment`` : fragment`and state = ${state}`}
      ${below === undefined ? fragment`` : fragment`and number < ${below}`}
    order by number desc limit ${limit}`
}

export type DoneAdjustment = Pick<
  Adjustment,
  'id' | 'direction' | 'kind' | 'currency' | 'amount'
> & { readonly decidedAt: Date }

/** What was really moved for a member in a span, the latest first. */
export async function listDone(
  { sql }: Source,
  member: MemberId,
  { from, until, before, limit }: RecordAsk,
): Promise<DoneAdjustment[]> {
  return await sql<DoneAdjustment>`
    select id, direction, kind, currency, amount, decided_at as "decidedAt"
    from wallet.adjustments
    where member = ${member} and state = 'done' and decided_at >= ${from} and decided_at < ${until}
      ${before === undefined ? fragment`` : fragment`and (decided_at, id) < (${before.at}, ${before.id})`}
    order by decided_at desc, id desc limit ${limit}`
}

export async function sumDone(
  { sql }: Source,
  member: MemberId,
  { from, until }: RecordSpan,
): Promise<{ in: bigint; out: bigint }> {
  const row = await sql.one<{ in: string; out: string }>`
    select coalesce(sum(amount) filter (where direction = 'credit'), 0)::text as in,
      coalesce(sum(amount) filter (where direction = 'debit'), 0)::text as out
    from wallet.adjustments
    where member = ${member} and state = 'done' and decided_at >= ${from} and decided_at < ${until}`
  return { in: BigInt(row.in), out: BigInt(row.out) }
}
