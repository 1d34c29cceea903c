import { timeOfId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../platform/database/database.ts'
import { gather } from '../../platform/gather.ts'
import type { MemberId } from '../wallet/wallet.ts'
import { keyOf } from './action-key.ts'
import * as store from './store.ts'
import type { CallKey, Wager, WagerId, WagerRef } from './wager.ts'

const gathering = { most: 500, lanes: 2 }

type Found = Result<Wager, 'wager_not_found' | 'already_voided'>

/** Finds wagers and calls. Those who ask at the same moment are answered by one statement. */
export function createFinder(db: Database) {
  const seek = gather((wanted: readonly store.Sought[]) => store.listWanted(db, wanted), gathering)
  const seekCall = gather(
    (wanted: readonly store.ActionKey[]) => store.listActions(db, wanted),
    gathering,
  )
  // The time is read here, so that a text that is no id fails for its own caller alone.
  const findWager = async (id: WagerId) => await seek({ id, at: timeOfId(id) })

  /** Only its own provider and its own member find a wager. */
  async function find(call: { key: CallKey; member: MemberId; of: WagerRef }): Promise<Found> {
    const { key, member, of } = call
    let id: WagerId | null
    if ('wager' in of) id = of.wager
    else {
      const staked = await seekCall(keyOf('stake', member, { ...key, transaction: of.stake }))
      if (staked === undefined) return refuse('wager_not_found')
      id = staked.wager
    }
    if (id === null) return refuse('already_voided')
    const wager = await findWager(id)
    const isOwn = wager?.member === member && wager.provider === key.provider
    return isOwn ? ok(wager) : refuse('wager_not_found')
  }

  return { find, findWager, findCall: seekCall }
}
