import type { Database } from '../../platform/database/database.ts'
import { isKeyTaken } from './action-key.ts'
import * as store from './store.ts'
import type { WagerAnswer } from './wager.ts'
import { readAnswer } from './writer.ts'

export function createUnseen({ db, now }: { readonly db: Database; readonly now: () => Date }) {
  /**
   * Voids a stake that has not come, or what a purse is filled with, by taking its key: whichever of the two is written
   * first wins. Answers nothing when it is there, or when this call was made before.
   */
  async function voidUnseen(
    key: store.ActionKey,
    content: string,
    stake: string,
    action: 'stake' | 'fill' = 'stake',
  ): Promise<WagerAnswer | undefined> {
    const answer = {
      status: 'voided',
      stake: '0',
      payout: '0',
      validBet: '0',
      balances: [],
    } as const
    const row = { ...key, wager: null, content, answer, at: now() }
    const staked = { ...row, action, transaction: stake }
    try {
      return await db.transaction(async (tx) => {
        if ((await store.findAction(tx, key)) !== undefined) return undefined
        if (!(await store.insertActionOnce(tx, staked))) return undefined
        store.insertActions(tx, [row])
        return readAnswer(null, answer, false)
      })
    } catch (error) {
      // The key of this void was used for another stake a moment ago; what is stored under it says so.
      if (isKeyTaken(error)) return undefined
      throw error
    }
  }

  return { voidUnseen }
}
