import type { Transaction } from '../database/database.ts'
import type { StoredEvent } from './event.ts'
import type { EventRange } from './store.ts'

type List = (tx: Transaction, range: EventRange) => Promise<readonly StoredEvent[]>

/** How many are kept, and read at once. */
const most = 2_000

/**
 * The latest events, read once for all subscribers of a node, who come to the same ones within moments of each other. What is
 * settled never changes, so it does not matter in whose transaction it was read. Whoever lags behind what is kept reads alone.
 * `kinds` are those of all subscribers.
 */
export function createLatest(kinds: () => readonly string[], list: List): List {
  // Of the kinds, all events after `from` up to `to`.
  let kept: readonly StoredEvent[] = []
  let [from, to] = [0n, 0n]
  let reading: Promise<void> | undefined

  async function readOn(tx: Transaction, upTo: bigint): Promise<void> {
    const events = await list(tx, { after: to, upTo, kinds: kinds(), limit: most })
    to = events.length < most ? upTo : (events.at(-1)?.position ?? upTo)
    const all = [...kept, ...events.map((event) => Object.freeze(event))]
    kept = all.slice(-most)
    from = all.at(-most - 1)?.position ?? from
  }

  return async (tx, range) => {
    const { after, upTo, limit } = range
    const wanted = new Set(range.kinds)
    for (;;) {
      if (reading !== undefined) {
        await reading
        continue
      }
      if (after < from) return await list(tx, range)
      if (after > to) [kept, from, to] = [[], after, after]
      const found = kept.filter(
        ({ position, kind }) => position > after && position <= upTo && wanted.has(kind),
      )
      if (to >= upTo || found.length >= limit) return found.slice(0, limit)
      const own = readOn(tx, upTo).finally(() => (reading = undefined))
      // Of one that failed nobody is told but who asked for it.
      reading = own.catch(() => undefined)
      await own
    }
  }
}
