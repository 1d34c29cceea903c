import { ok, refuse } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Cashed, ArcadeCashier } from './cashier.ts'
import * as store from './sessions/sessions.ts'

/**
 * Fun money: a number beside the session, nothing of it in the books, no wallet asked. It need not survive what real
 * money survives, so an interrupted round simply ends.
 */
export function createFunCashier(db: Database): ArcadeCashier {
  async function move(
    session: string,
    by: bigint,
    needed = 0n,
    source: Database | Transaction = db,
  ): Cashed {
    const moved = await store.moveFun(source, session, by, needed)
    if (moved === undefined) return refuse('session_over')
    if (!moved.isDone) {
      return refuse('insufficient_funds', undefined, { balance: String(moved.balance) })
    }
    return ok({ balance: moved.balance, moved: by })
  }
  return {
    balance: ({ session }) => move(session, 0n),
    play: ({ session }, _, stake, payout) => move(session, payout - stake, stake),
    stake: ({ session }, _, stake) => move(session, -stake, stake),
    raise: ({ session }, _, { amount }) => move(session, -amount, amount),
    raiseWithin: (tx, { session }, amount) => move(session, -amount, amount, tx),
    pay: ({ session }, payout) => move(session, payout),
    payWithin: (tx, { session }, payout) => move(session, payout, 0n, tx),
    // A pool holds real money, so fun money never wins it.
    payPool: ({ session }) => move(session, 0n),
    takeBack: ({ session }) => move(session, 0n),
    find: async () => 'never',
  }
}
