import type { Transaction } from '../../../platform/database/database.ts'

/** Keeps the password that comes with a request beside it, hashed, until somebody decides. */
export async function keepPassword(tx: Transaction, approvalId: string, passwordHash: string) {
  await tx.sql`
    insert into identity.waiting_passwords (approval_id, password_hash)
    values (${approvalId}, ${passwordHash})`
}

export async function getPassword(tx: Transaction, approvalId: string): Promise<string> {
  const found = await tx.sql.one<{ hash: string }>`
    select password_hash as hash from identity.waiting_passwords
    where approval_id = ${approvalId}`
  return found.hash
}

export async function forgetPassword(tx: Transaction, approvalId: string) {
  await tx.sql`delete from identity.waiting_passwords where approval_id = ${approvalId}`
}
