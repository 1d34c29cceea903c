import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import * as store from './store.ts'

/** Dead for so long, and another node may drive; it looks every second, so that it has taken over within five. */
export const leaseMs = 3_000
const renewAfterMs = 1_000

/**
 * One node drives a table at a time. It holds the row for three seconds of the database's clock and renews it every
 * second; a node that was killed renews nothing. Every step is made once by its own row as well: whoever wakes up late,
 * and still takes itself for the driver, changes nothing.
 */
export type Lease = {
  /** Whether this node drives, at this moment of the database's clock. `taken`: from now on. */
  hold(at: Date): Promise<'held' | 'taken' | 'elsewhere'>
  /** Gives it away at once, as a node does that is stopped in order. */
  release(): Promise<void>
}

export function createLease(db: Database, table: string): Lease {
  const driver = randomUUID()
  let heldAt: Date | undefined

  return {
    async hold(at) {
      const ageMs = heldAt === undefined ? leaseMs : at.getTime() - heldAt.getTime()
      if (ageMs < renewAfterMs) return 'held'
      const until = new Date(at.getTime() + leaseMs)
      const since = await store.takeTable(db, { table, driver, at, until })
      const wasHeld = heldAt !== undefined
      heldAt = since === undefined ? undefined : at
      if (since === undefined) return 'elsewhere'
      return wasHeld && since < at ? 'held' : 'taken'
    },
    async release() {
      if (heldAt === undefined) return
      heldAt = undefined
      await store.leaveTable(db, table, driver)
    },
  }
}
