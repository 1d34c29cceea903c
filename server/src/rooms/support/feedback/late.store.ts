import type { Database } from '../../../platform/database/database.ts'

/** How much feedback has been open since before a moment, and since when the oldest of it is. */
export async function findLate(
  { sql }: Pick<Database, 'sql'>,
  before: Date,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  return await sql.one<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(at) as oldest from support.feedback
    where state = 'open' and at <= ${before}`
}
