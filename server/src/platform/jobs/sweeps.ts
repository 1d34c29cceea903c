import type { Transaction } from '../database/database.ts'
import type { ActorKind } from '../sessions.ts'

// One pass removes so many at most, so that it never holds locks for long; the next one goes on.
const atOnce = 5_000

const dayMs = 86_400_000

const messagesKeptMs = 30 * dayMs

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Nobody was seen since before the absolute limit, so it has passed whenever the session began. */
export function removeOldSessions(
  tx: Transaction,
  now: Date,
  { kind, absoluteMs }: { readonly kind: ActorKind; readonly absoluteMs: number },
): Promise<number> {
  return tx.sql.count`
    delete from platform.sessions where id in (
      select id from platform.sessions
      where actor_kind = ${kind} and seen_at < ${before(now, absoluteMs)}
      limit ${atOnce})`
}

/** An id needs to be remembered only while its message would still be opened. */
export function removeUsedSeals(tx: Transaction, now: Date): Promise<number> {
  return tx.sql.count`
    delete from platform.used_seals where id in (
      select id from platform.used_seals where expires_at < ${now} limit ${atOnce})`
}

export function removeOldMessages(tx: Transaction, now: Date): Promise<number> {
  return tx.sql.count`
    delete from platform.messages where id in (
      select id from platform.messages where at < ${before(now, messagesKeptMs)} limit ${atOnce})`
}

export function removeEndedFaults(tx: Transaction, now: Date): Promise<number> {
  return tx.sql.count`delete from platform.faults where ends_at < ${now}`
}
