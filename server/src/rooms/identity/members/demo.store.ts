import type { Transaction } from '../../../platform/database/database.ts'
import type { Source } from './store.ts'

export async function datePassword(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.sql`update identity.members set password_set_at = ${at} where id = ${id}`
}

/** Since when phone and address count as verified. */
export async function dateContacts(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.sql`
    update identity.members set email_verified_at = ${at}, mobile_verified_at = ${at}
    where id = ${id}`
}

export async function addInvitation(
  tx: Transaction,
  invitation: { readonly code: string; readonly agentId: string; readonly at: Date },
): Promise<void> {
  const { code, agentId, at } = invitation
  await tx.sql`
    insert into identity.invitations (code, code_key, agent_id, created_at)
    values (${code}, ${code.toLowerCase()}, ${agentId}, ${at}) on conflict do nothing`
}

export async function listDemoAccounts(source: Source): Promise<string[]> {
  const rows = await source.sql<{ account: string }>`
    select account from identity.members where demo and state = 'open' limit 50`
  return rows.map(({ account }) => account)
}
