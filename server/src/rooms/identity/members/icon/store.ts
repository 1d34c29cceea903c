import type { Transaction } from '../../../../platform/database/database.ts'
import type { Source } from '../store.ts'

export async function replaceIcon(
  tx: Transaction,
  memberId: string,
  icon: { readonly name: string; readonly webp: Buffer; readonly at: Date },
): Promise<void> {
  await tx.sql`
    insert into identity.icons (member_id, name, webp, changed_at)
    values (${memberId}, ${icon.name}, ${icon.webp}, ${icon.at})
    on conflict (member_id) do update
      set name = excluded.name, webp = excluded.webp, changed_at = excluded.changed_at`
}

export async function deleteIcon(tx: Transaction, memberId: string): Promise<void> {
  await tx.sql`delete from identity.icons where member_id = ${memberId}`
}

export async function findPicture(source: Source, name: string): Promise<Buffer | undefined> {
  const row = await source.sql.maybe<{ webp: Buffer }>`
    select webp from identity.icons where name = ${name}`
  return row?.webp
}
