import { deriveId } from '@baize/kernel/ids'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Apply } from './apply.ts'
import type { Expire } from './movement.ts'
import { listExpired } from './store.ts'

type Deps = {
  readonly db: Database
  readonly apply: Apply
  readonly log: Log
  readonly now: () => Date
}

const atOnce = 200

/** Gives back what is held beyond its time. The id is made from that of the hold, so that two nodes do it once. */
export function createExpiry({ db, apply, log, now }: Deps): () => Promise<number> {
  async function expireSome(): Promise<{ found: number; ended: number }> {
    const ids = await listExpired(db, now(), atOnce)
    if (ids.length === 0) return { found: 0, ended: 0 }
    const movements: Expire[] = []
    for (const expire of ids)
      movements.push({ id: await deriveId('trf', expire, 'expire'), expire })
    const readOutcomes = await db.transaction(
      (tx) =>
        apply(
          tx,
          movements.map((movement) => ({ movement })),
        ),
      { retry: true },
    )
    const ended = readOutcomes().filter(
      (each) => 'ok' in each && each.ok && !each.value.repeated,
    ).length
    return { found: ids.length, ended }
  }

  return async () => {
    let total = 0
    for (;;) {
      const { found, ended } = await expireSome()
      total += ended
      if (found < atOnce || ended === 0) break
    }
    if (total > 0) log.info({ movements: total }, 'Holds whose time is over were given back.')
    return total
  }
}
