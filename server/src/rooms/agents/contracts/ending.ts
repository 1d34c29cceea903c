import type { Transaction } from '../../../platform/database/database.ts'
import type { Affected } from './affected.ts'
import type { ContractsDeps } from './deps.ts'
import type { ContractNews } from './news.ts'
import * as store from './store.ts'

/** Ends contracts at a moment, and tells each downline. */
export function createEnding({ now }: Pick<ContractsDeps, 'now'>, news: ContractNews) {
  return async (tx: Transaction, below: readonly Affected[], ends: Date): Promise<void> => {
    const at = now()
    await store.endContracts(
      tx,
      below.map(({ contract }) => contract.id),
      { state: 'terminated', at, ends },
    )
    for (const { contract } of below) {
      await news.tellDownline(
        tx,
        { ...contract, state: 'terminated', endsAt: ends },
        'contractEnded',
      )
    }
  }
}
