import type { Database } from '../../../platform/database/database.ts'
import type { Standings } from '../../identity/identity.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import * as pauses from './pauses.store.ts'
import { takeTurn } from './store.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly standings: Pick<Standings, 'list'>
}

const atOnce = 200

/** Lets the time run on that stood still while members were kept out. */
export function createPauses({ db, now, standings }: Deps) {
  async function resume(member: MemberId): Promise<boolean> {
    return await db.transaction(async (tx) => {
      await takeTurn(tx, member)
      const since = await pauses.findPause(tx, member)
      if (since === undefined) return false
      await pauses.endPause(tx, member, { since, until: now() })
      return true
    })
  }

  return {
    /** Lets the time of those run on who can come in again; answers how many. */
    async resumeFree(): Promise<number> {
      let count = 0
      for (let after = ''; ;) {
        const members = await pauses.listPaused(db, after, atOnce)
        const found = await db.transaction((tx) => standings.list(tx, members))
        for (const member of members) {
          const { state, bar } = found.get(member) ?? {}
          const isFree = state === 'open' && bar === undefined
          if (isFree && (await resume(member))) count += 1
        }
        const last = members.at(-1)
        if (last === undefined || members.length < atOnce) return count
        after = last
      }
    },
  }
}
