import type { Transaction } from '../../../platform/database/database.ts'

/** Whoever opened the mailed link reads the mail of this address, if it still is the account's. */
export async function noteEmailProven(
  tx: Transaction,
  memberId: string,
  email: string,
  at: Date,
): Promise<void> {
  await tx.sql`
    update identity.members set email_verified_at = coalesce(email_verified_at, ${at})
    where id = ${memberId} and lower(email) = lower(${email})`
}
