import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import { json, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { Method, MethodId } from './method.ts'

type Source = Pick<Database, 'sql'>

/** In the order in which members see them. */
export async function listMethods({ sql }: Source): Promise<Method[]> {
  return await sql<Method>`
    select m.id, m.version, v.content, m.changed_at as "changedAt", m.changed_by as "changedBy"
    from cashier.methods m
    join cashier.method_versions v on v.method = m.id and v.version = m.version
    order by m.position, m.id limit 100`
}

/** Holds all of them until the transaction ends, so that order and number stay as they are. */
export async function lockMethods({
  sql,
}: Transaction): Promise<{ id: string; version: number }[]> {
  return await sql<{ id: string; version: number }>`
    select id, version from cashier.methods order by id for update`
}

export type NewVersion = {
  readonly id: MethodId
  readonly version: number
  readonly content: MethodContent
  readonly at: Date
  readonly byId: string
  readonly by: string
}

export async function insertMethod({ sql }: Transaction, row: NewVersion): Promise<void> {
  await sql`
    insert into cashier.methods (id, position, version, changed_at, changed_by)
    select ${row.id}, coalesce(max(position) + 1, 0), ${row.version}, ${row.at}, ${row.by}
    from cashier.methods`
  await insertVersion({ sql }, row)
}

export async function updateMethod({ sql }: Transaction, row: NewVersion): Promise<void> {
  await insertVersion({ sql }, row)
  await sql`
    update cashier.methods set version = ${row.version}, changed_at = ${row.at}, changed_by = ${row.by}
    where id = ${row.id}`
}

async function insertVersion({ sql }: Source, row: NewVersion): Promise<void> {
  await sql`
    insert into cashier.method_versions (method, version, content, at, by_id, by_name)
    values (${row.id}, ${row.version}, ${json(row.content)}, ${row.at}, ${row.byId}, ${row.by})`
}

export async function placeMethods({ sql }: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    update cashier.methods m set position = place.number - 1
    from unnest(${ids}::text[]) with ordinality as place (id, number)
    where m.id = place.id`
}

export async function findContent(
  { sql }: Source,
  method: string,
  version: number,
): Promise<MethodContent> {
  const { content } = await sql.one<{ content: MethodContent }>`
    select content from cashier.method_versions where method = ${method} and version = ${version}`
  return content
}
