import type { Transaction } from '../../../platform/database/database.ts'

/**
 * Adds one wrong try and gives their number in a row; nothing comes back while they lock. One statement, so that tries
 * made at the same moment are counted one by one. A lock that was sat out begins a new row.
 */
export async function addTry(
  tx: Transaction,
  subject: string,
  { at, cutoff, limit }: { readonly at: Date; readonly cutoff: Date; readonly limit: number },
): Promise<number | undefined> {
  const row = await tx.sql.maybe<{ failures: number }>`
    insert into identity.sign_in_failures as f (subject, failures, started_at)
    values (${subject}, 1, ${at})
    on conflict (subject) do update set
      failures = case when f.failures >= ${limit} then 1 else f.failures + 1 end,
      started_at = excluded.started_at
    where f.failures < ${limit} or f.started_at <= ${cutoff}
    returning failures`
  return row?.failures
}

export async function getLatestTry(tx: Transaction, subject: string): Promise<Date> {
  const { at } = await tx.sql.one<{ at: Date }>`
    select started_at as at from identity.sign_in_failures where subject = ${subject}`
  return at
}

export async function clearTries(tx: Transaction, subject: string): Promise<void> {
  await tx.sql`delete from identity.sign_in_failures where subject = ${subject}`
}
