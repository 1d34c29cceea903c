import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { AccountChange } from './withdrawal.ts'

export async function insertChange(tx: Transaction, event: string, change: AccountChange) {
  const { member, what, at } = change
  await tx.sql`
    insert into cashier.account_changes (event, member, what, at)
    values (${event}, ${member}, ${what}, ${at}) on conflict do nothing`
}

/** Those of these members, newest first. */
export async function listChanges(
  { sql }: Pick<Database, 'sql'>,
  members: readonly MemberId[],
  since: Date,
): Promise<AccountChange[]> {
  return await sql<AccountChange>`
    select member, what, at from cashier.account_changes
    where member = any(${members}) and at > ${since} order by at desc`
}
