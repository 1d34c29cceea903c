import { fragment, type Database, type Transaction } from '../database/database.ts'
import type { StoredEvent, SubscriberView } from './event.ts'

export type SetAside = {
  readonly attempts: number
  readonly retryAt: Date | null
  readonly error: string
}

/** Which of these subjects have something set aside, so that what follows must wait behind it. */
export async function blockedSubjects(
  tx: Transaction,
  subscriber: string,
  subjects: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.sql<{ subject: string }>`
    select distinct subject from platform.parked_events
    where subscriber = ${subscriber} and subject = any(${subjects})`
  return new Set(rows.map(({ subject }) => subject))
}

export async function setAside(
  tx: Transaction,
  subscriber: string,
  { position, at, subject }: StoredEvent,
  { attempts, retryAt, error }: SetAside,
  now: Date,
): Promise<void> {
  await tx.sql`
    insert into platform.parked_events
      (subscriber, subject, position, at, attempts, retry_at, last_error, set_aside_at)
    values (${subscriber}, ${subject}, ${position}, ${at}, ${attempts}, ${retryAt}, ${error}, ${now})`
}

export type DueEvent = StoredEvent & { readonly place: bigint; readonly attempts: number }

/** The first event of a subject that is due for another try, held until the transaction ends. */
export async function takeDue(
  tx: Transaction,
  subscriber: string,
  now: Date,
): Promise<DueEvent | undefined> {
  return await tx.sql.maybe<DueEvent>`
    select p.place, p.attempts, e.position, e.id, e.at, e.subject, e.kind, e.payload
    from platform.parked_events p
    join platform.events e on e.position = p.position and e.at = p.at
    where p.subscriber = ${subscriber} and p.retry_at <= ${now}
      and not exists (
        select from platform.parked_events before
        where before.subscriber = p.subscriber and before.subject = p.subject
          and before.place < p.place)
    order by p.retry_at, p.place limit 1
    for update of p skip locked`
}

export async function removeParked(tx: Transaction, place: bigint): Promise<void> {
  await tx.sql`delete from platform.parked_events where place = ${place}`
}

export async function noteFailure(tx: Transaction, place: bigint, aside: SetAside): Promise<void> {
  await tx.sql`
    update platform.parked_events
    set attempts = ${aside.attempts}, retry_at = ${aside.retryAt}, last_error = ${aside.error}
    where place = ${place}`
}

/** When the next try is due, heads of subjects only: what stands behind a parked one is not. */
export async function nextDue(db: Database, subscriber: string): Promise<Date | null> {
  const { due } = await db.sql.one<{ due: Date | null }>`
    select min(p.retry_at) as due from platform.parked_events p
    where p.subscriber = ${subscriber} and not exists (
      select from platform.parked_events before
      where before.subscriber = p.subscriber and before.subject = p.subject
        and before.place < p.place)`
  return due
}

/** Gives parked events their tries again; answers how many. */
export async function releaseParked(
  tx: Transaction,
  which: { readonly subscriber: string; readonly subject?: string },
  now: Date,
): Promise<number> {
  const { subscriber, subject } = which
  return await tx.sql.count`
    update platform.parked_events set attempts = 0, retry_at = ${now}
    where subscriber = ${subscriber} and retry_at is null
      ${subject === undefined ? fragment`` : fragment`and subject = ${subject}`}`
}

/** Whether a subscriber has heard all that was told of a subject so far. */
export async function hasHeard(
  { sql }: Pick<Database, 'sql'>,
  name: string,
  subject: string,
): Promise<boolean> {
  const { heard } = await sql.one<{ heard: boolean }>`
    select not exists (
      select from platform.events e where e.subject = ${subject} and e.position > coalesce(
        (select c.position from platform.event_cursors c where c.subscriber = ${name}), 0)
    ) and not exists (
      select from platform.parked_events p where p.subscriber = ${name} and p.subject = ${subject}
    ) as heard`
  return heard
}

export async function viewSubscriber(
  db: Database,
  name: string,
  kinds: readonly string[],
): Promise<SubscriberView> {
  const row = await db.sql.one<{ behind: bigint; parked: bigint; last_error: string }>`
    select
      (select count(*) from (
        select from platform.events
        where kind = any(${kinds}) and position > coalesce(
          (select position from platform.event_cursors where subscriber = ${name}), 0)
        limit 10000) waiting) as behind,
      (select count(*) from platform.parked_events p
        where p.subscriber = ${name} and exists (
          select from platform.parked_events head
          where head.subscriber = p.subscriber and head.subject = p.subject
            and head.retry_at is null)) as parked,
      coalesce((select last_error from platform.parked_events
        where subscriber = ${name} and last_error <> ''
        order by place desc limit 1), '') as last_error`
  return {
    name,
    behind: Number(row.behind),
    parked: Number(row.parked),
    lastError: row.last_error.slice(0, 1000),
  }
}
