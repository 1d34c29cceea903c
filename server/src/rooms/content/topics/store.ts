import type { TopicSection } from '@baize/contract/content/content-names'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { Stamp } from '../entries.ts'
import type { PictureColumns, PictureRef } from '../pictures/pictures.ts'
import type { Words } from '../rules.ts'

export type TopicWords = {
  readonly title: string
  readonly summary: string
  readonly content: string
}

export type TopicContent = PictureRef & {
  readonly section: TopicSection
  readonly words: Words<TopicWords>
  readonly publishedAt: Date
  readonly enabled: boolean
}

export type TopicRow = TopicContent &
  PictureColumns &
  Stamp & { readonly id: string; readonly position: number }

type Source = Pick<Database, 'sql'>

const columns = fragment`
  t.id, t.section, t.position, t.picture, t.art, p.width, p.height, t.words,
  t.published_at as "publishedAt", t.enabled, t.version, t.changed_at as "changedAt",
  t.changed_by as "changedBy"
  from content.topics t left join content.pictures p on p.id = t.picture`

/** Section by section in their order; whoever shows articles sorts those by their time. */
export async function listTopics({ sql }: Source): Promise<TopicRow[]> {
  return await sql<TopicRow>`select ${columns} order by t.section, t.position`
}

export async function findTopic({ sql }: Source, id: string): Promise<TopicRow | undefined> {
  return await sql.maybe<TopicRow>`select ${columns} where t.id = ${id}`
}

export async function insertTopic(
  { sql }: Transaction,
  id: string,
  { section, picture, art, words, publishedAt, enabled }: TopicContent,
  { version, changedAt, changedBy }: Stamp,
): Promise<void> {
  await sql`
    insert into content.topics (
      id, section, position, picture, art, words, published_at, enabled, version, changed_at,
      changed_by
    )
    select ${id}, ${section}, coalesce(max(position), 0) + 1, ${picture}, ${art},
      ${json(words)}::jsonb, ${publishedAt}, ${enabled}, ${version}, ${changedAt}, ${changedBy}
    from content.topics where section = ${section}`
}

/** A topic that comes to another section stands at its end. */
export async function updateTopic(
  { sql }: Transaction,
  id: string,
  { section, picture, art, words, publishedAt, enabled }: TopicContent,
  { version, changedAt, changedBy }: Stamp,
): Promise<void> {
  await sql`
    update content.topics set
      position = case when section = ${section} then position else (
        select coalesce(max(position), 0) + 1 from content.topics where section = ${section}
      ) end,
      section = ${section}, picture = ${picture}, art = ${art}, words = ${json(words)}::jsonb,
      published_at = ${publishedAt}, enabled = ${enabled}, version = ${version},
      changed_at = ${changedAt}, changed_by = ${changedBy}
    where id = ${id}`
}

export async function deleteTopic({ sql }: Transaction, id: string): Promise<void> {
  await sql`delete from content.topics where id = ${id}`
}

export async function listIds({ sql }: Transaction, section: TopicSection): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select id from content.topics where section = ${section} order by position`
  return rows.map(({ id }) => id)
}

export async function placeTopics({ sql }: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    update content.topics set position = place.position
    from unnest(${ids}::text[]) with ordinality as place (id, position)
    where topics.id = place.id`
}
