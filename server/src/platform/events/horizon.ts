import type { Database, Transaction } from '../database/database.ts'

// Any two numbers of our own: the key of the lock that writers of events share.
const lockClass = 7141
const lockObject = 1

export const eventsChannel = 'platform_events'

/** Must come before a position is drawn. */
export function joinWriters(tx: Transaction): void {
  tx.send`select pg_advisory_xact_lock_shared(${lockClass}::int, ${lockObject}::int)`
}

export type Sight = {
  /** Up to here no event can appear any more: each is committed, or will never be. */
  readonly settled: bigint
  /** Somebody writes, so that the horizon will move soon; one that gives up does so without a word. */
  readonly moving: boolean
}

export type Horizon = {
  read(): Promise<Sight>
  /** There are news, so that what was seen before is old. */
  spoil(): void
}

export type HorizonOptions = {
  /** How long what was seen is good, unless there are news. */
  readonly goodForMs: number
  readonly nowMs?: () => number
}

/** However many look and however many news there are, nobody looks again sooner. */
const leastGapMs = 25

/**
 * Positions are drawn before their transactions commit, so a later one may be seen first. Every writer holds a shared
 * lock from before it draws until it ends. Hence: note the last position drawn, then note who writes; once those
 * writers have ended, everything up to the noted position is settled. Only writers of events are waited for, not
 * every transaction of the server, as the oldest transaction id would: a subscriber that hangs in its transaction
 * would hold back all others by that.
 *
 * All subscribers of a node share one look, which is as good as new until news come. Who asks sooner than the least gap
 * after the last look is told that the horizon moves, by which it asks again in a moment.
 */
export function createHorizon(
  db: Pick<Database, 'sql'>,
  { goodForMs, nowMs = () => performance.now() }: HorizonOptions,
): Horizon {
  let settled = 0n
  let pending: { last: bigint; writers: Set<string> } | undefined
  let reading: Promise<Sight> | undefined
  let seen: { readonly sight: Sight; readonly at: number } | undefined
  let isOld = true

  async function readOnce(): Promise<Sight> {
    // Two statements, in this order: a writer that joins between them has drawn nothing up to `last`.
    const { last } = await db.sql.one<{ last: bigint }>`
      select coalesce(pg_sequence_last_value('platform.events_position_seq'), 0) as last`
    const rows = await db.sql<{ writer: string }>`
      select distinct virtualtransaction as writer from pg_locks
      where locktype = 'advisory' and classid = ${lockClass}::int::oid
        and objid = ${lockObject}::int::oid and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())`
    const writers = new Set(rows.map(({ writer }) => writer))
    if (pending && ![...pending.writers].some((writer) => writers.has(writer))) {
      settled = pending.last
      pending = undefined
    }
    if (writers.size === 0) settled = last
    else if (last > settled) pending ??= { last, writers }
    return { settled, moving: pending !== undefined }
  }

  async function look(): Promise<Sight> {
    isOld = false
    try {
      const sight = await readOnce()
      seen = { sight, at: nowMs() }
      return sight
    } catch (error) {
      isOld = true
      throw error
    } finally {
      reading = undefined
    }
  }

  /** News that came since the look began may be of what it did not see. */
  const asOfNow = (sight: Sight): Sight => (isOld ? { ...sight, moving: true } : sight)

  return {
    async read() {
      if (reading === undefined && seen !== undefined) {
        const age = nowMs() - seen.at
        const isGood = !isOld && !seen.sight.moving && age < goodForMs
        if (isGood || age < leastGapMs) return asOfNow(seen.sight)
      }
      return asOfNow(await (reading ??= look()))
    },
    spoil() {
      isOld = true
    },
  }
}
