import type { Database } from '../../../platform/database/database.ts'
import { addHits, removeHitsBefore, sumHitsSince } from './store.ts'

export type Hits = {
  /** Counts in memory; a write per call would make each rule a hot row. */
  count(rule: string): void
  /** Adds what was counted to the hour's row. */
  flush(): Promise<void>
  /** How often each rule decided in the last 24 whole hours and the present one. */
  list(): Promise<{ id: string; hits: number }[]>
}

const hourMs = 3_600_000

export function createHits({ db, now }: { db: Database; now: () => Date }): Hits {
  let counted = new Map<string, number>()
  const hourOf = (hoursAgo: number) =>
    new Date((Math.floor(now().getTime() / hourMs) - hoursAgo) * hourMs)

  async function flush() {
    if (counted.size === 0) return
    const batch = counted
    counted = new Map()
    try {
      await addHits(
        db,
        hourOf(0),
        [...batch].map(([rule, hits]) => ({ rule, hits })),
      )
    } catch (error) {
      for (const [rule, hits] of batch) counted.set(rule, (counted.get(rule) ?? 0) + hits)
      throw error
    }
    await removeHitsBefore(db, hourOf(48))
  }

  async function list() {
    await flush()
    const sums = await sumHitsSince(db, hourOf(24))
    return sums.map(({ rule, hits }) => ({ id: rule, hits }))
  }

  return {
    count: (rule) => void counted.set(rule, (counted.get(rule) ?? 0) + 1),
    flush,
    list,
  }
}
