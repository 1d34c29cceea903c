import type {
  AnnouncementKind,
  AnnouncementType,
  Execution,
} from '@baize/contract/content/content-names'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { Stamp } from '../entries.ts'
import type { Window, Words } from '../rules.ts'

export type AnnouncementWords = { readonly title: string; readonly content: string }

export type AnnouncementContent = Window & {
  readonly kind: AnnouncementKind
  readonly type: AnnouncementType
  readonly execution: Execution
  readonly promotionType: string
  readonly words: Words<AnnouncementWords>
}

export type AnnouncementRow = AnnouncementContent & Stamp & { readonly id: string }

type Source = Pick<Database, 'sql'>

const columns = fragment`
  id, kind, type, execution, promotion_type as "promotionType", words, starts_at as "startsAt",
  ends_at as "endsAt", enabled, version, changed_at as "changedAt", changed_by as "changedBy"
  from content.announcements`

/** Newest start first. */
export async function listAnnouncements({ sql }: Source): Promise<AnnouncementRow[]> {
  return await sql<AnnouncementRow>`select ${columns} order by starts_at desc, id desc`
}

export async function findAnnouncement(
  { sql }: Source,
  id: string,
): Promise<AnnouncementRow | undefined> {
  return await sql.maybe<AnnouncementRow>`select ${columns} where id = ${id}`
}

export async function countKind({ sql }: Source, kind: AnnouncementKind): Promise<number> {
  const row = await sql.one<{ rows: number }>`
    select count(*)::integer as rows from content.announcements where kind = ${kind}`
  return row.rows
}

export async function insertAnnouncement(
  { sql }: Transaction,
  id: string,
  content: AnnouncementContent,
  { version, changedAt, changedBy }: Stamp,
): Promise<void> {
  const { kind, type, execution, promotionType, words, startsAt, endsAt, enabled } = content
  await sql`
    insert into content.announcements (
      id, kind, type, execution, promotion_type, words, starts_at, ends_at, enabled, version,
      changed_at, changed_by
    )
    values (
      ${id}, ${kind}, ${type}, ${execution}, ${promotionType}, ${json(words)}::jsonb, ${startsAt},
      ${endsAt}, ${enabled}, ${version}, ${changedAt}, ${changedBy}
    )`
}

export async function updateAnnouncement(
  { sql }: Transaction,
  id: string,
  content: AnnouncementContent,
  { version, changedAt, changedBy }: Stamp,
): Promise<void> {
  const { kind, type, execution, promotionType, words, startsAt, endsAt, enabled } = content
  await sql`
    update content.announcements set
      kind = ${kind}, type = ${type}, execution = ${execution}, promotion_type = ${promotionType},
      words = ${json(words)}::jsonb, starts_at = ${startsAt}, ends_at = ${endsAt},
      enabled = ${enabled}, version = ${version}, changed_at = ${changedAt},
      changed_by = ${changedBy}
    where id = ${id}`
}

export async function deleteAnnouncement({ sql }: Transaction, id: string): Promise<void> {
  await sql`delete from content.announcements where id = ${id}`
}
