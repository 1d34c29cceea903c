import { deriveId, lowestId } from '@baize/kernel/ids'
import { scaleOf, type Currency } from '@baize/kernel/money'
import type { Database } from '../platform/database/database.ts'
import type { Promotions } from '../rooms/promotions/promotions.ts'

type Deps = Pick<Promotions, 'budgets'> & { readonly db: Database }

/** A million of the currency each, once, however often the demo is started. */
export async function giveDemoBudgets({ db, budgets }: Deps, currency: Currency): Promise<void> {
  const amount = 1_000_000n * 10n ** BigInt(scaleOf(currency))
  const source = lowestId('demo', new Date('2026-01-01T00:00:00Z'))
  for (const offer of ['vip', 'rebate', 'cashback', 'referral', 'manual']) {
    const id = await deriveId('trf', source, offer, currency)
    const raised = await db.transaction((tx) => budgets.raise(tx, { id, offer, currency, amount }))
    if (!raised.ok) throw new Error(raised.code)
  }
}
