import type { OutboxMessage } from '@baize/contract/system/desk'
import { fragment, type Database, type Transaction } from '../database/database.ts'

export type MessageKind = OutboxMessage['kind']

export type MessageRow = {
  readonly id: string
  readonly at: Date
  readonly kind: MessageKind
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly code: string
  readonly code_expires_at: Date | null
  readonly outcome: OutboxMessage['outcome']
  readonly failure: string
}

const columns = fragment`
  id, at, kind, recipient, subject, text, code, code_expires_at, outcome, failure`

export async function insertMessage(
  tx: Transaction,
  row: Omit<MessageRow, 'outcome' | 'failure'>,
): Promise<void> {
  await tx.sql`
    insert into platform.messages (${columns})
    values (${row.id}, ${row.at}, ${row.kind}, ${row.recipient}, ${row.subject}, ${row.text},
      ${row.code}, ${row.code_expires_at}, 'waiting', '')`
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  return await db.sql.maybe<MessageRow>`
    select ${columns} from platform.messages where id = ${id}`
}

/** Notes what became of a message. `withoutCode` also removes its code, wherever it stands. */
export async function finishMessage(
  db: Database,
  id: string,
  { outcome, failure }: Pick<MessageRow, 'outcome' | 'failure'>,
  withoutCode: boolean,
): Promise<void> {
  await db.sql`
    update platform.messages set outcome = ${outcome}, failure = ${failure}
      ${withoutCode ? fragment`, text = replace(text, nullif(code, ''), '······'), code = ''` : fragment``}
    where id = ${id} and outcome = 'waiting'`
}

export async function listMessages(
  db: Database,
  page: { cursor: string | undefined; limit: number; kind: MessageKind | undefined },
): Promise<MessageRow[]> {
  const { cursor, limit, kind } = page
  return await db.sql<MessageRow>`
    select ${columns} from platform.messages
    where true ${kind === undefined ? fragment`` : fragment`and kind = ${kind}`}
      ${cursor === undefined ? fragment`` : fragment`and id < ${cursor}`}
    order by id desc limit ${limit}`
}

/** Counts each kind up to 100,000: beyond that nobody looks at the figure, and counting would take long. */
export async function countMessages(db: Database): Promise<Record<MessageKind, number>> {
  const rows = await db.sql<{ kind: MessageKind; count: bigint }>`
    select kind, (select count(*) from (
        select from platform.messages m where m.kind = kinds.kind limit 100000) counted) as count
    from unnest(array['sms', 'email', 'push']) as kinds (kind)`
  const counts: Record<MessageKind, number> = { sms: 0, email: 0, push: 0 }
  for (const { kind, count } of rows) counts[kind] = Number(count)
  return counts
}

export async function deleteMessages(tx: Transaction): Promise<number> {
  return await tx.sql.count`delete from platform.messages where outcome <> 'waiting'`
}
