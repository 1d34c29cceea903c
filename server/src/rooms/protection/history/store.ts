import type { LimitKind, LimitPeriod } from '@baize/contract/protection/protection'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type EventKind =
  | 'limit.set'
  | 'limit.lowered'
  | 'limit.raise_asked'
  | 'limit.raised'
  | 'limit.removed'
  | 'limit.kept'
  | 'limit.reached'
  | 'reminder.set'
  | 'reminder.acknowledged'
  | 'time_out.taken'
  | 'exclusion.taken'

/** What happened to one member’s limits and pauses. */
export type HistoryEvent = {
  readonly at: Date
  readonly member: string
  readonly account: string
  readonly kind: EventKind
  readonly limitKind: LimitKind | null
  readonly period: LimitPeriod | null
  readonly amount: bigint | null
  readonly minutes: number | null
  readonly until: Date | null
  readonly note: string
  /** Empty for the member. */
  readonly by: string
}

const columns = fragment`
  at, member, account, kind, limit_kind as "limitKind", period, amount, minutes, until, note,
  by_name as "by"`

export async function insertEvent(tx: Transaction, event: HistoryEvent): Promise<void> {
  await tx.sql`
    insert into protection.events
      (at, member, account, kind, limit_kind, period, amount, minutes, until, note, by_name)
    values (${event.at}, ${event.member}, ${event.account}, ${event.kind}, ${event.limitKind},
      ${event.period}, ${event.amount}, ${event.minutes}, ${event.until}, ${event.note},
      ${event.by})`
}

/** Newest first. */
export async function listEvents({ sql }: Source, member: string, limit: number) {
  return await sql<HistoryEvent>`
    select ${columns} from protection.events where member = ${member}
    order by at desc, number desc limit ${limit}`
}

/** Who was stopped by an own limit, newest first. */
export async function listReached({ sql }: Source, limit: number) {
  return await sql<HistoryEvent>`
    select ${columns} from protection.events where kind = 'limit.reached'
    order by at desc limit ${limit}`
}

export async function wasReachedSince(
  { sql }: Source,
  member: string,
  limit: { readonly kind: LimitKind; readonly period: LimitPeriod },
  since: Date,
): Promise<boolean> {
  const row = await sql.maybe`
    select 1 as found from protection.events
    where member = ${member} and at > ${since} and kind = 'limit.reached'
      and limit_kind = ${limit.kind} and period = ${limit.period} limit 1`
  return row !== undefined
}
