import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { Beacon } from './shape.ts'
import { findPulse, putPulse } from './store.ts'

type Deps = { readonly db: Database; readonly now: () => Date }

const periodMs = 1_000
const name = 'demo'

/**
 * A beacon for demos: the house draws it, when its moment has come, and keeps it. It shows how the scheme works and binds
 * nobody; whoever looks is told so.
 */
export function createDemoBeacon({ db, now }: Deps): Beacon {
  const timeOf = (round: number) => new Date(round * periodMs)
  return {
    name,
    roundAfter: (at) => Math.floor(at.getTime() / periodMs) + 1,
    timeOf,
    async valueOf(round) {
      const known = await findPulse(db, name, round)
      if (known !== undefined || now() < timeOf(round)) return known
      await putPulse(db, { beacon: name, round, value: randomBytes(32).toString('hex'), at: now() })
      return await findPulse(db, name, round)
    },
  }
}
