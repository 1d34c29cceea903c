import type { Database, Transaction } from '../../../platform/database/database.ts'

export type Nonce = { readonly vendor: string; readonly nonce: string; readonly at: Date }

/** Takes nonces that are free; answers those. */
export async function takeNonces(
  { sql }: Pick<Database, 'sql'>,
  nonces: readonly Nonce[],
): Promise<Pick<Nonce, 'vendor' | 'nonce'>[]> {
  return await sql<Nonce>`
    insert into play.nonces (vendor, nonce, at)
    select distinct on (vendor, nonce) vendor, nonce, at from unnest(
      ${nonces.map(({ vendor }) => vendor)}::text[], ${nonces.map(({ nonce }) => nonce)}::text[],
      ${nonces.map(({ at }) => at)}::timestamptz[]
    ) as new (vendor, nonce, at)
    order by vendor, nonce
    on conflict do nothing
    returning vendor, nonce`
}

export async function removeNoncesBefore({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`delete from play.nonces where at < ${before}`
}
