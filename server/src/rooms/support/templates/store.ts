import type { MessageKind } from '@baize/contract/support/support'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { Written } from '../words.ts'

type Source = Pick<Database, 'sql'>

export type Template = Written & {
  readonly id: string
  readonly name: string
  readonly kind: MessageKind
  readonly version: number
  readonly changedAt: Date
  readonly changedBy: string
}

const columns = fragment`
  id, name, kind, title, body as text, link, version, changed_at as "changedAt",
  changed_by as "changedBy"`

/** Lets one at a time write templates, so that names are given once. */
export async function takeTemplateTurn({ sql }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('support templates', 0))`
}

export async function listTemplates({ sql }: Source, limit: number): Promise<Template[]> {
  return await sql<Template>`
    select ${columns} from support.templates order by lower(name) limit ${limit}`
}

export async function countTemplates({ sql }: Source): Promise<number> {
  return (await sql.one<{ count: number }>`select count(*)::int as count from support.templates`)
    .count
}

export async function findTemplate({ sql }: Source, id: string): Promise<Template | undefined> {
  return await sql.maybe<Template>`select ${columns} from support.templates where id = ${id}`
}

/** The id of the template that has this name, in any spelling. */
export async function findByName({ sql }: Source, name: string): Promise<string | undefined> {
  const row = await sql.maybe<{ id: string }>`
    select id from support.templates where lower(name) = lower(${name})`
  return row?.id
}

export async function putTemplate({ sql }: Transaction, row: Template): Promise<void> {
  await sql`
    insert into support.templates
      (id, name, kind, title, body, link, version, changed_at, changed_by)
    values (${row.id}, ${row.name}, ${row.kind}, ${json(row.title)}, ${json(row.text)}, ${row.link},
      ${row.version}, ${row.changedAt}, ${row.changedBy})
    on conflict (id) do update set name = excluded.name, kind = excluded.kind,
      title = excluded.title, body = excluded.body, link = excluded.link,
      version = excluded.version, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by`
}

export async function deleteTemplate({ sql }: Transaction, id: string): Promise<void> {
  await sql`delete from support.templates where id = ${id}`
}
