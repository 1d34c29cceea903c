import type { Database, Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database | Transaction, 'sql'>

/** Whether it was not used before. One statement, so that of two who come with it one succeeds. */
export async function useChallenge(
  { sql }: Source,
  { id, expiresAt }: { readonly id: string; readonly expiresAt: Date },
): Promise<boolean> {
  const used = await sql.count`
    insert into identity.used_challenges (id, expires_at) values (${id}, ${expiresAt})
    on conflict do nothing`
  return used === 1
}

export async function putImage(
  { sql }: Source,
  image: { readonly id: string; readonly answerHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  const { id, answerHash, expiresAt } = image
  await sql`
    insert into identity.captchas (id, answer_hash, expires_at)
    values (${id}, ${answerHash}, ${expiresAt})
    on conflict (id) do update
      set answer_hash = excluded.answer_hash, expires_at = excluded.expires_at`
}

/** The image is used up by being looked at. */
export async function takeImage(
  { sql }: Source,
  id: string,
  now: Date,
): Promise<Buffer | undefined> {
  const row = await sql.maybe<{ hash: Buffer; expiresAt: Date }>`
    delete from identity.captchas where id = ${id}
    returning answer_hash as hash, expires_at as "expiresAt"`
  return row !== undefined && row.expiresAt > now ? row.hash : undefined
}
