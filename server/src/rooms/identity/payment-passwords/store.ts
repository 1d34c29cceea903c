import type { Database, Transaction } from '../../../platform/database/database.ts'

/** So many wrong ones in a row lock for as long as the last of them is after the cutoff. */
export type Lock = { readonly cutoff: Date; readonly limit: number }

/**
 * Adds one wrong try and gives their number in a row; nothing comes back while they lock. One statement, so that tries
 * made at the same moment are counted one by one. A lock that was sat out begins a new row.
 */
export async function addTry(
  tx: Transaction,
  subject: string,
  { at, cutoff, limit }: Lock & { readonly at: Date },
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

/** The last of the wrong tries that lock, if they do. */
export async function findLock(
  { sql }: Pick<Database, 'sql'>,
  subject: string,
  { cutoff, limit }: Lock,
): Promise<Date | undefined> {
  const row = await sql.maybe<{ at: Date }>`
    select started_at as at from identity.sign_in_failures
    where subject = ${subject} and failures >= ${limit} and started_at > ${cutoff}`
  return row?.at
}

/** Forgets the wrong tries, unless they lock. */
export async function clearUnlocked(
  tx: Transaction,
  subject: string,
  { cutoff, limit }: Lock,
): Promise<void> {
  await tx.sql`
    delete from identity.sign_in_failures
    where subject = ${subject} and (failures < ${limit} or started_at <= ${cutoff})`
}

export async function clearTries(tx: Transaction, subject: string): Promise<void> {
  await tx.sql`delete from identity.sign_in_failures where subject = ${subject}`
}

export async function setHash(tx: Transaction, member: string, hash: string | null): Promise<void> {
  await tx.sql`update identity.members set payment_password_hash = ${hash} where id = ${member}`
}

/** Answers until when it is held now: the later of what was told and what is asked for. */
export async function holdMoney(
  tx: Transaction,
  member: string,
  at: Date,
  until: Date,
): Promise<Date> {
  const row = await tx.sql.one<{ until: Date }>`
    update identity.members set payment_reset_at = ${at},
      money_held_until = greatest(money_held_until, ${until}::timestamptz)
    where id = ${member} returning money_held_until as until`
  return row.until
}

export async function findHold(
  { sql }: Pick<Database, 'sql'>,
  member: string,
): Promise<Date | null> {
  const row = await sql.maybe<{ until: Date | null }>`
    select money_held_until as until from identity.members where id = ${member}`
  return row?.until ?? null
}
