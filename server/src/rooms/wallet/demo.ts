import { deriveId } from '@baize/kernel/ids'
import { money, type Currency } from '@baize/kernel/money'
import type { Result } from '@baize/kernel/result'
import type { Account, Ledger, Movement } from '../../ledger/ledger.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { MemberId } from './pocket.ts'

type Deps = {
  readonly db: Database
  readonly ledger: Pick<Ledger, 'openAccount'>
  readonly wallet: {
    currencyOf(member: MemberId): Promise<Currency>
    openPocket(member: MemberId, pocket: 'cash', tx: Transaction): Promise<Account>
    post(tx: Transaction, member: MemberId, movement: Movement): Promise<Result<unknown, string>>
  }
}

/** Ten thousand of the currency's larger unit, where it has a smaller one. */
const demoAmount = 1_000_000n

/**
 * Gives members of the demo something to play with. The id of the movement follows from the member's, so that it
 * happens once, however often the demo is started.
 */
export async function seedDemoMoney(
  { db, ledger, wallet }: Deps,
  members: readonly MemberId[],
): Promise<void> {
  for (const member of members) {
    const currency = await wallet.currencyOf(member)
    const id = await deriveId('trf', member, 'demo money')
    await db.transaction(async (tx) => {
      const house = await ledger.openAccount(tx, { owner: 'house', kind: 'adjustments', currency })
      const cash = await wallet.openPocket(member, 'cash', tx)
      const amount = money(demoAmount, currency)
      const legs = [{ debit: house.id, credit: cash.id, amount }]
      const posted = await wallet.post(tx, member, {
        id,
        reason: 'manual_credit',
        legs,
        about: member,
      })
      if (!posted.ok) throw new Error(`The demo's money was refused: ${posted.code}`)
    })
  }
}
