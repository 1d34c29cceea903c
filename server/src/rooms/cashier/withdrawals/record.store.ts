import { fragment } from '../../../platform/database/database.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId, RecordAsk, RecordSpan } from '../../wallet/wallet.ts'
import { sumDays } from '../record-days.store.ts'
import { columns, joined, olderThan } from './store.ts'
import type { Withdrawal } from './withdrawal.ts'

type Source = Pick<Database, 'sql'>

/** Those of a member within a span of time, newest first. */
export async function listSpan(
  { sql }: Source,
  member: MemberId,
  { from, until, outcome, before, limit }: RecordAsk,
): Promise<(Withdrawal & { readonly outcome: 'done' | 'open' | 'failed' })[]> {
  return await sql`
    select ${columns}, w.outcome from cashier.withdrawals w ${joined}
    where w.member = ${member} and w.requested_at >= ${from} and w.requested_at < ${until}
      ${outcome === undefined ? fragment`` : fragment`and w.outcome = ${outcome}`}
      ${olderThan(before)}
    order by w.requested_at desc, w.id desc limit ${limit}`
}

/** What those that are done took out of the wallet; what came back is not counted. */
export async function sumSpan(source: Source, member: MemberId, span: RecordSpan): Promise<bigint> {
  const { total, edges } = await sumDays(source, member, 'withdrawal', span)
  let sum = total
  for (const { from, until } of edges) {
    const edge = await source.sql.one<{ total: bigint }>`
      select coalesce(sum(amount - coalesce(returned, 0)), 0)::bigint as total
      from cashier.withdrawals
      where member = ${member} and requested_at >= ${from} and requested_at < ${until}
        and outcome = 'done'`
    sum += edge.total
  }
  return sum
}
