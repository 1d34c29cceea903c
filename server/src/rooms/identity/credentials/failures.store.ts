import type { Database, Transaction } from '../../../platform/database/database.ts'

export type FailureWindow = { readonly at: Date; readonly cutoff: Date; readonly limit: number }

/**
 * Adds one failure and gives their number; nothing comes back when the subject is locked. One
 * statement, so that a hundred guesses at once are counted one by one.
 */
export async function addFailure(
  tx: Transaction,
  subject: string,
  { at, cutoff, limit }: FailureWindow,
): Promise<number | undefined> {
  const row = await tx.sql.maybe<{ failures: number }>`
    insert into identity.sign_in_failures as f (subject, failures, started_at)
    values (${subject}, 1, ${at})
    on conflict (subject) do update set
      failures = case when f.started_at <= ${cutoff} then 1 else f.failures + 1 end,
      started_at = case
        when f.started_at <= ${cutoff} or f.failures + 1 >= ${limit} then excluded.started_at
        else f.started_at end
    where f.started_at <= ${cutoff} or f.failures < ${limit}
    returning failures`
  return row?.failures
}

export async function listFailures(
  source: Pick<Database | Transaction, 'sql'>,
  subjects: readonly string[],
  since: Date,
): Promise<{ subject: string; failures: number; startedAt: Date }[]> {
  return await source.sql`
    select subject, failures, started_at as "startedAt" from identity.sign_in_failures
    where subject = any(${subjects}) and started_at > ${since}`
}

export async function getFailureStart(tx: Transaction, subject: string): Promise<Date> {
  const row = await tx.sql.one<{ startedAt: Date }>`
    select started_at as "startedAt" from identity.sign_in_failures where subject = ${subject}`
  return row.startedAt
}

export async function takeBackFailure(tx: Transaction, subject: string) {
  await tx.sql`
    update identity.sign_in_failures set failures = greatest(failures - 1, 0)
    where subject = ${subject}`
}

export async function clearFailures(tx: Transaction, subject: string) {
  await tx.sql`delete from identity.sign_in_failures where subject = ${subject}`
}

export async function deleteForgottenFailures(tx: Transaction, crowd: string, cutoff: Date) {
  await tx.sql`
    delete from identity.sign_in_failures
    where starts_with(subject, ${`${crowd}:`}) and started_at <= ${cutoff}`
}
