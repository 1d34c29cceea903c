import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { Beacon } from './shape.ts'
import { findPulse, putPulse } from './store.ts'

type Deps = { readonly db: Database }

const periodMs = 1_000
const name = 'demo'

/**
 * A beacon for demos: the house draws it, when its moment has come, and keeps it. It shows how the scheme works and binds
 * nobody; whoever looks is told so.
 */
export function createDemoBeacon({ db }: Deps): Beacon {
  const timeOf = (round: number) => new Date(round * periodMs)
  return {
    name,
    aheadMs: 0,
    roundAfter: (at) => Math.floor(at.getTime() / periodMs) + 1,
    roundFrom: (at) => Math.ceil(at.getTime() / periodMs),
    timeOf,
    async valueOf(round, at) {
      const known = await findPulse(db, name, round)
      if (known !== undefined || at < timeOf(round)) return known
      await putPulse(db, { beacon: name, round, value: randomBytes(32).toString('hex'), at })
      return await findPulse(db, name, round)
    },
  }
}
