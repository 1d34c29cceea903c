import type { Transaction } from '../../../platform/database/database.ts'

export type KeptLook = {
  readonly operator: string
  readonly action: string
  readonly object: string
  readonly at: Date
}

/** Whether nobody told of the same look since a moment. Of many at once, one is the first. */
export async function takeLook(tx: Transaction, look: KeptLook, since: Date): Promise<boolean> {
  const { operator, action, object, at } = look
  const taken = await tx.sql`
    insert into system.looks (operator, action, object, at)
    values (${operator}, ${action}, ${object}, ${at})
    on conflict (operator, action, object) do update set at = excluded.at
    where system.looks.at <= ${since}
    returning at`
  return taken.length > 0
}

export async function removeLooks(tx: Transaction, before: Date): Promise<number> {
  const removed = await tx.sql`delete from system.looks where at <= ${before} returning at`
  return removed.length
}
