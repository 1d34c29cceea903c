import type { Database } from '../../../platform/database/database.ts'
import type { Agreement } from './pairs.ts'

/** Who agreed to whose requests since then, and how often. Names are those of the last time. */
export async function listAgreements(
  { sql }: Pick<Database, 'sql'>,
  since: Date,
): Promise<Agreement[]> {
  return await sql<Agreement>`
    select requested_by_id as "byId", max(requested_by) as by, decided_by_id as "secondId",
      max(decided_by) as second, count(*)::int as agreed
    from system.approvals
    where requested_at >= ${since} and state = 'approved'
    group by requested_by_id, decided_by_id
    order by count(*) desc limit 1000`
}
