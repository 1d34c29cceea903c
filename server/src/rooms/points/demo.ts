import { deriveId } from '@baize/kernel/ids'
import type { Ledger } from '../../ledger/ledger.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MemberId } from '../wallet/wallet.ts'
import { createPurses } from './purses/purses.ts'

type Giving = {
  readonly db: Database
  readonly ledger: Pick<Ledger, 'openAccount' | 'balances' | 'balanceOf' | 'post'>
}

const demoPoints = 24_860n

/** Players of the demo have points to spend, once. */
export async function giveDemoPoints(
  { db, ledger }: Giving,
  members: readonly MemberId[],
): Promise<void> {
  const purses = createPurses({ db, ledger })
  for (const member of members) {
    const id = await deriveId('trf', member, 'demo points')
    await db.transaction(async (tx) => {
      const purse = (await purses.lock(tx, [member])).get(member)
      if (purse === undefined) return
      const movement = await purses.earn(tx, purse, demoPoints, id, member)
      const posted = await ledger.post(tx, movement)
      if (!posted.ok && posted.code !== 'id_used_differently') {
        throw new Error(`The demo's points were refused: ${posted.code}`)
      }
    })
  }
}
