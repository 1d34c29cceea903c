import type { Database, Transaction } from '../../../platform/database/database.ts'

export type NewPicture = {
  readonly id: string
  readonly webp: Buffer
  readonly width: number
  readonly height: number
  readonly at: Date
  readonly by: string
}

export async function addPicture(
  { sql }: Pick<Database, 'sql'>,
  { id, webp, width, height, at, by }: NewPicture,
): Promise<void> {
  await sql`
    insert into content.pictures (id, webp, width, height, uploaded_at, uploaded_by)
    values (${id}, ${webp}, ${width}, ${height}, ${at}, ${by})`
}

export async function findPicture(
  { sql }: Pick<Database, 'sql'>,
  id: string,
): Promise<Buffer | undefined> {
  const row = await sql.maybe<{ webp: Buffer }>`
    select webp from content.pictures where id = ${id}`
  return row?.webp
}

/** Whether there is such a picture; it cannot be removed before the transaction ends. */
export async function holdPicture({ sql }: Transaction, id: string): Promise<boolean> {
  const held = await sql`select from content.pictures where id = ${id} for key share`
  return held.length > 0
}

export async function removeUnused({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`
    delete from content.pictures p
    where uploaded_at < ${before}
      and not exists (select from content.banners where picture = p.id or strpos(words::text, p.id) > 0)
      and not exists (select from content.topics where picture = p.id or strpos(words::text, p.id) > 0)
      and not exists (select from content.announcements where strpos(words::text, p.id) > 0)
      and not exists (select from content.downloads where strpos(words::text, p.id) > 0)`
}
