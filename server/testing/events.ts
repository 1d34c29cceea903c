import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Database, Transaction } from '../src/platform/database/database.ts'
import { ensureMonthlyPartitions } from '../src/platform/database/partitions.ts'
import { createEvents, type Events, type StoredEvent } from '../src/platform/events/events.ts'
import { createLog } from '../src/platform/log.ts'
import { makeTables, testDatabase } from './database.ts'

/** Each test hears only of its own time. */
export const fresh = { from: 'now' } as const

export const until = (check: () => Promise<boolean> | boolean, timeout = 8000) =>
  vi.waitUntil(check, { timeout, interval: 20 })

/** Events over a database of their own, and a table for what their handlers did. */
export async function testEvents() {
  const db = await testDatabase({ poolSize: 30 })
  const now = () => new Date()
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const log = createLog('silent')
  const running: Events[] = []

  beforeAll(async () => {
    await db.transaction((tx) =>
      ensureMonthlyPartitions(tx, 'platform.events', { ahead: 3, now: now() }),
    )
    await makeTables(db, 'create table public.effects (name text, payload jsonb, n bigserial)')
  })
  beforeEach(async () => {
    await db.sql`delete from public.effects`
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((events) => events.stop()))
    await db.sql`delete from platform.event_cursors`
  })

  return {
    db,
    /** The events as one node has them. */
    make(options: { pollMs?: number; db?: Database } = {}): Events {
      const events = createEvents({ db, log, now, makeId, ...options })
      running.push(events)
      return events
    },
    write: (events: Events, subject: string, payload: unknown, kind = 'thing.happened') =>
      db.transaction((tx) => events.write(tx, { kind, subject, payload })),
    /** A handler that notes the event in the table, under a name. */
    note: (name: string) => async (tx: Transaction, event: StoredEvent) => {
      const payload = JSON.stringify(event.payload)
      await tx.sql`insert into public.effects (name, payload) values (${name}, ${payload}::jsonb)`
    },
    /** The payloads noted under a name, in the order of noting. */
    async effects<Payload = unknown>(name: string): Promise<Payload[]> {
      const rows = await db.sql<{ payload: Payload }>`
        select payload from public.effects where name = ${name} order by n`
      return rows.map(({ payload }) => payload)
    },
  }
}
