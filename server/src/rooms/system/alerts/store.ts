import type { AlertLevel } from '@baize/contract/system/alerts'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { PackedValues } from '../said/said.ts'

export type StoredAlert = {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly level: AlertLevel
  readonly roles: readonly string[]
  readonly facts: PackedValues
  readonly raisedAt: Date
  readonly toldAt: Date
  readonly endedAt: Date | null
  readonly count: number
}

export type NewRow = Omit<StoredAlert, 'count' | 'toldAt'>

/** Who reads: whose marks, and by which roles. */
export type ReaderOf = { readonly operator: string; readonly roles: readonly string[] }

/** Lets one alert about a thing be raised or ended at a time. */
export async function takeTurn(tx: Transaction, kind: string, subject: string): Promise<void> {
  const turn = `alert ${kind} ${subject}`
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`
}

/** Counts the alert that is open for the same thing; false when none is. Who waited for the turn may have come earlier. */
export async function countAgain(tx: Transaction, row: NewRow): Promise<string | undefined> {
  const { kind, subject, level, roles, facts, raisedAt, endedAt } = row
  const found = await tx.sql.maybe<{ id: string }>`
    update system.alerts
    set count = count + 1, told_at = greatest(told_at, ${raisedAt}), level = ${level},
      ended_at = case when ${endedAt}::timestamptz is null then null
        else greatest(ended_at, ${endedAt}) end,
      roles = ${[...roles]}::text[], facts = ${json(facts)}
    where kind = ${kind} and subject = ${subject} and (ended_at is null or ended_at > ${raisedAt})
    returning id`
  return found?.id
}

export async function addAlert(tx: Transaction, row: NewRow): Promise<void> {
  const { id, kind, subject, level, roles, facts, raisedAt, endedAt } = row
  await tx.sql`
    insert into system.alerts
      (id, kind, subject, level, roles, facts, raised_at, told_at, ended_at, count)
    values (${id}, ${kind}, ${subject}, ${level}, ${[...roles]}::text[], ${json(facts)}, ${raisedAt},
      ${raisedAt}, ${endedAt}, 1)`
}

type Change = Pick<StoredAlert, 'kind' | 'subject' | 'level' | 'facts'> & {
  /** When it became worse; absent when it is only told otherwise. */
  readonly toldAt?: Date
}

export async function changeOpen(tx: Transaction, change: Change): Promise<string | undefined> {
  const { kind, subject, level, facts, toldAt } = change
  const found = await tx.sql.maybe<{ id: string }>`
    update system.alerts
    set level = ${level}, facts = ${json(facts)}, told_at = coalesce(${toldAt ?? null}, told_at)
    where kind = ${kind} and subject = ${subject} and ended_at is null
    returning id`
  return found?.id
}

type Ending = Pick<StoredAlert, 'kind' | 'subject' | 'facts'> & { readonly at: Date }

/** Ends what is open, and adds to its values what is known only now. */
export async function endOpen(
  tx: Transaction,
  { kind, subject, at, facts }: Ending,
): Promise<string | undefined> {
  const found = await tx.sql.maybe<{ id: string }>`
    update system.alerts
    set ended_at = greatest(${at}, told_at), facts = facts || ${json(facts)}::jsonb
    where kind = ${kind} and subject = ${subject} and ended_at is null
    returning id`
  return found?.id
}

/** The states of a kind that hold, as far as anybody wrote down. */
export async function listOpen(
  { sql }: Pick<Database, 'sql'>,
  kind: string,
): Promise<Pick<StoredAlert, 'subject' | 'level' | 'facts'>[]> {
  return await sql<Pick<StoredAlert, 'subject' | 'level' | 'facts'>>`
    select subject, level, facts from system.alerts
    where kind = ${kind} and ended_at is null
    order by subject limit 1000`
}

export type ListedState = 'open' | 'unread' | 'over'

export type Page = {
  readonly below: string | undefined
  readonly limit: number
  readonly state: ListedState | undefined
  readonly now: Date
  /** What is over counts as unread when it was told after this. */
  readonly unreadSince: Date
}

/** Those for the reader's roles, newest first. */
export async function listAlerts(
  { sql }: Pick<Database, 'sql'>,
  { operator, roles }: ReaderOf,
  { below, limit, state, now, unreadSince }: Page,
): Promise<(StoredAlert & { readonly isRead: boolean })[]> {
  const isOpen = fragment`(ended_at is null or ended_at > ${now})`
  const states = {
    open: isOpen,
    unread: fragment`(read_at is null or read_at < told_at)
      and (${isOpen} or told_at > ${unreadSince})`,
    over: fragment`not ${isOpen}`,
  }
  const wanted = state === undefined ? fragment`true` : states[state]
  return await sql<StoredAlert & { readonly isRead: boolean }>`
    select id, kind, subject, level, roles, facts, raised_at as "raisedAt", told_at as "toldAt",
      ended_at as "endedAt", count, coalesce(read_at >= told_at, false) as "isRead"
    from system.alerts
      left join system.alert_reads on alert_id = id and operator_id = ${operator}
    where roles && ${[...roles]}::text[] and ${wanted}
      and (${below ?? null}::text is null or id < ${below ?? null})
    order by id desc limit ${limit}`
}

export type Counts = { readonly open: number; readonly unread: number }

export async function countAlerts(
  { sql }: Pick<Database, 'sql'>,
  { operator, roles }: ReaderOf,
  { now, unreadSince }: { readonly now: Date; readonly unreadSince: Date },
): Promise<Counts> {
  const { open, unread } = await sql.one<{ open: bigint; unread: bigint }>`
    select count(*) filter (where ended_at is null or ended_at > ${now}) as open,
      count(*) filter (where read_at is null or read_at < told_at) as unread
    from system.alerts
      left join system.alert_reads on alert_id = id and operator_id = ${operator}
    where roles && ${[...roles]}::text[]
      and (ended_at is null or ended_at > ${now} or told_at > ${unreadSince})`
  return { open: Number(open), unread: Number(unread) }
}

/** Marks one alert as read; false when there is none for these roles. */
export async function markRead(
  { sql }: Pick<Database, 'sql'>,
  { operator, roles }: ReaderOf,
  id: string,
  at: Date,
): Promise<boolean> {
  const marked = await sql`
    insert into system.alert_reads (operator_id, alert_id, read_at)
    select ${operator}, id, ${at}::timestamptz from system.alerts
    where id = ${id} and roles && ${[...roles]}::text[]
    on conflict (operator_id, alert_id) do update set read_at = excluded.read_at
    returning alert_id`
  return marked.length > 0
}

/** Marks what was told until a moment, as far as it counts as unread. */
export async function markAllRead(
  { sql }: Pick<Database, 'sql'>,
  { operator, roles }: ReaderOf,
  {
    until,
    unreadSince,
    now,
  }: { readonly until: Date; readonly unreadSince: Date; readonly now: Date },
): Promise<void> {
  await sql`
    insert into system.alert_reads (operator_id, alert_id, read_at)
    select ${operator}, id, ${until}::timestamptz from system.alerts
    where roles && ${[...roles]}::text[] and told_at <= ${until}
      and (ended_at is null or ended_at > ${now} or told_at > ${unreadSince})
    on conflict (operator_id, alert_id) do update
      set read_at = greatest(system.alert_reads.read_at, excluded.read_at)`
}

export async function removeEndedBefore(tx: Transaction, before: Date): Promise<number> {
  const removed = await tx.sql`
    delete from system.alerts where id in (
      select id from system.alerts where ended_at < ${before} and told_at < ${before} limit 1000)
    returning id`
  return removed.length
}
