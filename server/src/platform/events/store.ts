import type { Id } from '@baize/kernel/ids'
import { json, type Database, type Transaction } from '../database/database.ts'
import { jsonList } from '../database/json-list.ts'
import type { NewEvent, StoredEvent } from './event.ts'

export function insertEvents(
  tx: Transaction,
  events: readonly (NewEvent & { readonly id: string })[],
  at: Date,
): void {
  tx.send`
    insert into platform.events (id, at, subject, kind, payload)
    select item.id, ${at}, item.subject, item.kind, item.payload
    from unnest(
      ${events.map(({ id }) => id)}::text[],
      ${events.map(({ subject }) => subject)}::text[],
      ${events.map(({ kind }) => kind)}::text[],
      ${jsonList(events.map(({ payload }) => json(payload).toPostgres()))}
    ) with ordinality as item (id, subject, kind, payload, place)
    order by item.place`
}

/** Keeps the cursor of a subscriber that is already known. */
export async function addCursor(db: Database, name: string, position: bigint, now: Date) {
  await db.sql`
    insert into platform.event_cursors (subscriber, position, moved_at)
    values (${name}, ${position}, ${now})
    on conflict do nothing`
}

export type Cursor = {
  readonly position: bigint
  /** Whether anything of this subscriber is set aside, so that what follows it may have to wait. */
  readonly hasParked: boolean
}

/** Holds the cursor until the transaction ends, or gives nothing when another node holds it. */
export async function takeCursor(tx: Transaction, name: string): Promise<Cursor | undefined> {
  return await tx.sql.maybe<Cursor>`
    select position, exists (
      select from platform.parked_events p where p.subscriber = c.subscriber
    ) as "hasParked"
    from platform.event_cursors c where subscriber = ${name}
    for update of c skip locked`
}

export function moveCursor(tx: Transaction, name: string, position: bigint, now: Date): void {
  tx.send`
    update platform.event_cursors set position = ${position}, moved_at = ${now}
    where subscriber = ${name}`
}

type EventRow = {
  position: bigint
  id: Id<'evt'>
  at: Date
  subject: string
  kind: string
  payload: unknown
}

export type EventRange = {
  readonly after: bigint
  readonly upTo: bigint
  readonly kinds: readonly string[]
  readonly limit: number
}

export async function listEvents(tx: Transaction, range: EventRange): Promise<StoredEvent[]> {
  return await tx.sql<EventRow>`
    select position, id, at, subject, kind, payload from platform.events
    where position > ${range.after} and position <= ${range.upTo} and kind = any(${range.kinds})
    order by position limit ${range.limit}`
}
