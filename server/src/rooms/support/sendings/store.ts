import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { Sending } from './sending.ts'

type Source = Pick<Database, 'sql'>

const columns = fragment`
  id, number, at, by_id as "byId", by_name as by, kind, audience, member_id as member, title,
  body as text, link, reason, state, reached, sent, read`

/** Lets one at a time make or carry on a sending. */
export async function takeSendingTurn({ sql }: Transaction, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('support sending ' || ${id}, 0))`
}

export async function findSending({ sql }: Source, id: string): Promise<Sending | undefined> {
  return await sql.maybe<Sending>`select ${columns} from support.sendings where id = ${id}`
}

export type NewSending = Omit<Sending, 'number' | 'state' | 'reached' | 'sent' | 'read'>

export async function insertSending({ sql }: Transaction, row: NewSending): Promise<Sending> {
  return await sql.one<Sending>`
    insert into support.sendings
      (id, at, by_id, by_name, kind, audience, member_id, title, body, link, reason, state)
    values (${row.id}, ${row.at}, ${row.byId}, ${row.by}, ${row.kind}, ${json(row.audience)},
      ${row.member}, ${json(row.title)}, ${json(row.text)}, ${row.link}, ${row.reason}, 'sending')
    returning ${columns}`
}

/** Puts a sending into inboxes; answers those in which it was not yet. */
export async function deliver(
  { sql }: Transaction,
  { id, kind, link }: Sending,
  members: readonly string[],
  at: Date,
): Promise<string[]> {
  const written = await sql<{ member: string }>`
    insert into support.messages (member_id, id, at, kind, sending_id, link)
    select member, ${id}, ${at}, ${kind}, ${id}, ${link}
    from unnest(${[...members]}::text[]) as member
    on conflict (member_id, id) do nothing returning member_id as member`
  return written.map(({ member }) => member)
}

/** Notes how far it came. The row is held for this one statement, since readers count on it too. */
export async function advance(
  { sql }: Transaction,
  id: string,
  step: { readonly reached: string; readonly sent: number; readonly isOver: boolean },
): Promise<Sending> {
  return await sql.one<Sending>`
    update support.sendings set reached = ${step.reached}, sent = sent + ${step.sent},
      state = ${step.isOver ? 'sent' : 'sending'}
    where id = ${id} returning ${columns}`
}

/** One of each sending was read. Rows are taken in the order of ids, so that two readers never wait for each other. */
export async function noteRead({ sql }: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with held as (
      select id from support.sendings where id = any(${[...ids]}::text[]) order by id for update
    )
    update support.sendings s set read = s.read + 1 from held where s.id = held.id`
}

/** Newest first. */
export async function listSendings(
  { sql }: Source,
  { below, limit }: { readonly below?: bigint | undefined; readonly limit: number },
): Promise<Sending[]> {
  return await sql<Sending>`
    select ${columns} from support.sendings
    where true ${below === undefined ? fragment`` : fragment`and number < ${below}`}
    order by number desc limit ${limit}`
}
