import type { Database, Transaction } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { StoredEvent } from './event.ts'
import { handleOne, handleTogether, type Settings } from './handle.ts'
import type { Horizon } from './horizon.ts'
import { blockedSubjects, setAside } from './parked-store.ts'
import { nextTry } from './rules.ts'
import { moveCursor, takeCursor, type Cursor, type listEvents } from './store.ts'

export type LoopDeps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly horizon: Horizon
  readonly list: (...asked: Parameters<typeof listEvents>) => Promise<readonly StoredEvent[]>
  readonly pollMs: number
  /** Tells the retries of this subscriber that they have something new. */
  setAsideOne(): void
}

/** Of events that are handled one by one, and of those that are handled together. */
const batchSize = 50
const crowdSize = 500
const whileMovingMs = 50

/** A cursor that lags by events of other kinds is written only now and then. */
const lagWorthWriting = 1000n

/** The step of a subscriber's loop: takes the next events, many in one transaction. */
export function createEventDelivery(deps: LoopDeps, settings: Settings): () => Promise<number> {
  const { db, horizon, pollMs } = deps
  let seen = -1n
  return async () => {
    const { settled: upTo, moving } = await horizon.read()
    const pauseMs = moving ? Math.min(pollMs, whileMovingMs) : pollMs
    if (upTo <= seen) return pauseMs
    // A hung statement ends by itself, and a node that froze in its transaction lets go of it.
    const next = await db.transaction((tx) => deliverBatch(deps, settings, tx, upTo), {
      limitMs: settings.timeLimitMs,
    })
    // Another node delivers; the pause is short, for it may stop at any time.
    if (next === undefined) return Math.min(pollMs, 1000)
    seen = next
    return next < upTo ? 0 : pauseMs
  }
}

/** Answers how far the events have been seen to, or nothing when another node is at it. */
async function deliverBatch(
  deps: LoopDeps,
  settings: Settings,
  tx: Transaction,
  upTo: bigint,
): Promise<bigint | undefined> {
  const { name, kinds } = settings
  const cursor = await takeCursor(tx, name)
  if (cursor === undefined) return undefined
  const { position: after } = cursor
  if (after >= upTo) return after
  const limit = settings.handleMany === undefined || cursor.hasParked ? batchSize : crowdSize
  const events = await deps.list(tx, { after, upTo, kinds, limit })
  const taken = await handleAll(deps, settings, tx, { cursor, events })
  const complete = taken === events.length && events.length < limit
  const position = complete ? upTo : (events[taken - 1]?.position ?? after)
  if (events.length > 0 || position - after >= lagWorthWriting) {
    moveCursor(tx, name, position, deps.now())
  }
  return position
}

/** Answers how many were handled or set aside. A failure ends the batch, so that no good work waits for a hung one. */
async function handleAll(
  { log, now, setAsideOne }: LoopDeps,
  settings: Settings,
  tx: Transaction,
  { cursor, events }: { readonly cursor: Cursor; readonly events: readonly StoredEvent[] },
): Promise<number> {
  const { name, maxAttempts } = settings
  const subjects = [...new Set(cursor.hasParked ? events.map(({ subject }) => subject) : [])]
  const blocked =
    subjects.length > 0 ? await blockedSubjects(tx, name, subjects) : new Set<string>()
  if (blocked.size === 0 && (await handleTogether(tx, settings, events))) return events.length
  for (const [index, event] of events.entries()) {
    if (blocked.has(event.subject)) {
      const waiting = { attempts: 0, retryAt: now(), error: '' }
      await setAside(tx, name, event, waiting, now())
      continue
    }
    const failure = await handleOne(tx, settings, event)
    if (failure === undefined) continue
    const retryAt = nextTry(1, settings, now())
    log.warn(
      { subscriber: name, event: event.id, kind: event.kind, attempt: 1, maxAttempts, failure },
      'A subscriber failed on an event; the event is set aside.',
    )
    await setAside(tx, name, event, { attempts: 1, retryAt, error: failure }, now())
    tx.afterCommit(setAsideOne)
    return index + 1
  }
  return events.length
}
