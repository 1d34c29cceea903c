import type { Transaction } from '../../../platform/database/database.ts'

/** Whether nobody else has it as verified. A savepoint keeps the transaction usable when somebody does. */
export async function setMobile(
  tx: Transaction,
  memberId: string,
  mobile: string,
  at: Date,
): Promise<boolean> {
  try {
    await tx.transaction(
      (inner) => inner.sql`
        update identity.members set mobile = ${mobile}, mobile_verified_at = ${at}
        where id = ${memberId}`,
    )
    return true
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code === '23505' && constraint === 'members_by_mobile') return false
    throw error
  }
}

export async function setEmail(
  tx: Transaction,
  memberId: string,
  email: string,
  at: Date,
): Promise<void> {
  await tx.sql`
    update identity.members set email = ${email}, email_verified_at = ${at} where id = ${memberId}`
}
