import type { Database, Transaction } from '../../platform/database/database.ts'
import type { AccountId } from '../account.ts'
import type { Note } from './note.ts'

export async function addNote(tx: Transaction, note: Note & { readonly byId: string }) {
  await tx.sql`
    insert into ledger.notes (account, proof, balance_gap, held_gap, at, by_id, by_name, reason)
    values (${note.account.slice(4)}, ${note.proof}, ${String(note.balanceGap)},
      ${String(note.heldGap)}, ${note.at}, ${note.byId}, ${note.by}, ${note.reason})`
}

type NoteRow = Omit<Note, 'balanceGap' | 'heldGap'> & {
  readonly balanceGap: string
  readonly heldGap: string
}

/**
 * What was said about these accounts, oldest first, while they differed as they did at this proof: a proof that held in
 * between ends what was said before it.
 */
export async function listNotes(
  { sql }: Pick<Database, 'sql'>,
  proof: bigint,
  accounts: readonly AccountId[],
): Promise<Note[]> {
  const rows = await sql<NoteRow>`
    select 'acc_' || n.account as account, n.proof, n.balance_gap::text as "balanceGap",
      n.held_gap::text as "heldGap", n.at, n.by_name as by, n.reason
    from ledger.notes n
    where n.account = any(${accounts.map((id) => id.slice(4))}::bigint[])
      and not exists (
        select from ledger.proofs p
        where p.holds and p.number > least(n.proof, ${proof}) and p.number < greatest(n.proof, ${proof})
      )
    order by n.number limit 5000`
  return rows.map((row) => ({
    ...row,
    balanceGap: BigInt(row.balanceGap),
    heldGap: BigInt(row.heldGap),
  }))
}
