import type { Database } from '../../../platform/database/database.ts'

export type LateQueue = {
  readonly queue: 'withdrawals' | 'deposits' | 'disputes'
  readonly count: number
  readonly oldest: Date
}

/** The queues in which something has waited for a person since before a moment. */
export async function listLate({ sql }: Pick<Database, 'sql'>, before: Date): Promise<LateQueue[]> {
  return await sql<LateQueue>`
    select case lane when 'review' then 'withdrawals' else 'disputes' end as queue,
      count(*)::int as count, min(since) as oldest
    from cashier.withdrawals where lane in ('review', 'dispute') and since <= ${before}
    group by lane
    union all
    select 'deposits', count(*)::int, min(since) from cashier.deposits
    where lane = 'waiting' and since <= ${before} having count(*) > 0`
}
