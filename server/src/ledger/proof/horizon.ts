import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../platform/database/database.ts'
import { lastPosition, listWriters } from './horizon.store.ts'

const patienceMs = 5_000
const pauseMs = 20

/**
 * A position up to which no leg can appear any more; undefined when a writer does not come to its end. Positions are
 * drawn before their transactions commit, and every writer holds a shared lock from before the draw: once those who
 * wrote at the moment of the last draw are gone, everything up to it is there or will never be.
 */
export async function findHorizon(db: Database): Promise<bigint | undefined> {
  // In this order: whoever begins between the two looks has drawn nothing up to `last`.
  const last = await lastPosition(db)
  const writers = await listWriters(db)
  for (const deadline = performance.now() + patienceMs; ;) {
    const present = new Set(await listWriters(db))
    if (!writers.some((writer) => present.has(writer))) return last
    if (performance.now() > deadline) return undefined
    await sleep(pauseMs)
  }
}
