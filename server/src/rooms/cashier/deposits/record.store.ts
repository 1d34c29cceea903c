import { fragment, type Database, type Fragment } from '../../../platform/database/database.ts'
import type { MemberId, RecordAsk, RecordOutcome, RecordSpan } from '../../wallet/wallet.ts'
import type { Deposit } from './deposit.ts'
import { columns } from './store.ts'

type Source = Pick<Database, 'sql'>

/** Newest first. */
export async function listRecord(
  { sql }: Source,
  member: MemberId,
  { from, until, outcome, before, limit }: RecordAsk,
): Promise<Deposit[]> {
  return await sql<Deposit>`
    select ${columns} from cashier.deposits
    where member = ${member} and created_at >= ${from} and created_at < ${until}
      ${outcome === undefined ? fragment`` : withOutcome(outcome)}
      ${before === undefined ? fragment`` : fragment`and (created_at, id) < (${before.at}, ${before.id})`}
    order by created_at desc, id desc limit ${limit}`
}

/** Whole days are read from their sums, and only what is left at either end row by row. */
export async function sumRecord(
  { sql }: Source,
  member: MemberId,
  { from, until }: RecordSpan,
): Promise<bigint> {
  const { total } = await sql.one<{ total: bigint }>`
    with span as (
      select ${from}::timestamptz as start, ${until}::timestamptz as stop,
        date_trunc('day', ${from}::timestamptz + interval '1 day' - interval '1 microsecond', 'UTC') as first,
        date_trunc('day', ${until}::timestamptz, 'UTC') as last
    ), parts (start, stop) as (
      select start, least(first, stop) from span
      union all select greatest(last, first), stop from span
    )
    select (
      coalesce((select sum(credited) from cashier.member_days, span where member = ${member}
        and day >= (first at time zone 'UTC')::date and day < (last at time zone 'UTC')::date), 0)
      + coalesce((select sum(credited) from parts join cashier.deposits
          on created_at >= parts.start and created_at < parts.stop
        where member = ${member} and state = 'success'), 0)
    )::bigint as total`
  return total
}

/** Each names its states, so that the index of those states answers. */
function withOutcome(outcome: RecordOutcome): Fragment {
  switch (outcome) {
    case 'done':
      return fragment`and state = 'success'`
    case 'open':
      return fragment`and state in ('awaiting', 'verifying', 'held')`
    case 'failed':
      return fragment`and state in ('failed', 'expired', 'cancelled', 'returned')`
  }
}
