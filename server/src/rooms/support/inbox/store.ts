import type { MessageKind } from '@baize/contract/support/support'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { Words } from '../words.ts'
import type { NoticeKey, PackedValues } from './notices.ts'

type Source = Pick<Database, 'sql'>

/** A message as it stands: written by operators in several languages, or a notice that is put together when read. */
export type StoredMessage = {
  readonly id: string
  readonly number: bigint
  readonly kind: MessageKind
  readonly at: Date
  readonly link: string
  readonly isRead: boolean
  readonly title: Words | null
  readonly body: Words | null
  readonly notice: NoticeKey | null
  readonly noticed: PackedValues | null
}

export type NewNotice = {
  readonly id: string
  readonly member: string
  readonly at: Date
  readonly about: NoticeKey
  readonly values: PackedValues
  readonly link: string
}

/** Answers whether it is new: the same id is written once into an inbox. */
export async function insertNotice({ sql }: Transaction, row: NewNotice): Promise<boolean> {
  const inserted = await sql.count`
    insert into support.messages (member_id, id, at, kind, notice, noticed, link)
    values (${row.member}, ${row.id}, ${row.at}, 'personal', ${row.about}, ${json(row.values)},
      ${row.link})
    on conflict (member_id, id) do nothing`
  return inserted > 0
}

export type InboxFilter = {
  readonly member: string
  readonly kind?: MessageKind | undefined
  readonly unread?: boolean | undefined
  readonly below?: bigint | undefined
  readonly limit: number
}

/** Newest first. */
export async function listMessages(
  { sql }: Source,
  { member, kind, unread = false, below, limit }: InboxFilter,
): Promise<StoredMessage[]> {
  return await sql<StoredMessage>`
    select m.id, m.number, m.kind, m.at, m.link, m.read_at is not null as "isRead", s.title, s.body,
      m.notice, m.noticed
    from support.messages m left join support.sendings s on s.id = m.sending_id
    where m.member_id = ${member} and m.removed_at is null
      ${unread ? fragment`and m.read_at is null` : fragment``}
      ${kind === undefined ? fragment`` : fragment`and m.kind = ${kind}`}
      ${below === undefined ? fragment`` : fragment`and m.number < ${below}`}
    order by m.number desc limit ${limit}`
}

/** How many wait to be read, for each of these members. */
export async function countUnread(
  { sql }: Source,
  members: readonly string[],
): Promise<{ readonly member: string; readonly unread: number }[]> {
  return await sql`
    select asked.id as member, count(m.id)::int as unread
    from unnest(${[...members]}::text[]) as asked (id)
    left join support.messages m
      on m.member_id = asked.id and m.read_at is null and m.removed_at is null
    group by asked.id`
}

/** Marks as read what is not yet, all without ids; answers the sending of each, and null for a notice. */
export async function markRead(
  { sql }: Transaction,
  member: string,
  at: Date,
  ids?: readonly string[],
): Promise<(string | null)[]> {
  const read = await sql<{ sending: string | null }>`
    update support.messages set read_at = ${at}
    where member_id = ${member} and read_at is null and removed_at is null
      ${ids === undefined ? fragment`` : fragment`and id = any(${[...ids]}::text[])`}
    returning sending_id as sending`
  return read.map(({ sending }) => sending)
}

export async function markRemoved(
  { sql }: Transaction,
  member: string,
  at: Date,
  ids: readonly string[],
): Promise<number> {
  return await sql.count`
    update support.messages set removed_at = ${at}
    where member_id = ${member} and removed_at is null and id = any(${[...ids]}::text[])`
}

// One pass removes so many at most, so that it never holds locks for long; the next one goes on.
const atOnce = 5_000

export async function removeOld({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`
    delete from support.messages where (member_id, id) in (
      select member_id, id from support.messages where at < ${before} order by at limit ${atOnce})`
}
