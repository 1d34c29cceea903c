import type { Database } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

/** Newest first. */
export async function listFavourites(
  { sql }: Source,
  member: string,
  limit: number,
): Promise<number[]> {
  const rows = await sql<{ nodeId: number }>`
    select node_id::integer as "nodeId" from catalogue.favourites
    where member = ${member} order by added_at desc, node_id limit ${limit}`
  return rows.map(({ nodeId }) => nodeId)
}

type New = { readonly member: string; readonly nodeId: number; readonly at: Date }

/** Whether it is a favourite afterwards; it is not when there were as many as may be. */
export async function addFavourite(
  { sql }: Source,
  { member, nodeId, at }: New,
  most: number,
): Promise<boolean> {
  const found = await sql.one<{ is: boolean }>`
    with added as (
      insert into catalogue.favourites (member, node_id, added_at)
      select ${member}::text, ${nodeId}::bigint, ${at}::timestamptz
      where (select count(*) from catalogue.favourites where member = ${member}) < ${most}
      on conflict do nothing
      returning node_id
    )
    select exists (select from added) or exists (
      select from catalogue.favourites where member = ${member} and node_id = ${nodeId}
    ) as is`
  return found.is
}

export async function removeFavourite(
  { sql }: Source,
  member: string,
  nodeId: number,
): Promise<void> {
  await sql`delete from catalogue.favourites where member = ${member} and node_id = ${nodeId}`
}
