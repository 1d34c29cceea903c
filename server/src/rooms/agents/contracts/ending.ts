import type { MemberId } from '../../identity/identity.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Affected } from './affected.ts'
import type { Contract } from './contract.ts'
import type { ContractsDeps } from './deps.ts'
import type { ContractNews, EndCause } from './news.ts'
import * as store from './store.ts'

export type Ending = {
  readonly ends: Date
  /** Who does it and needs not be told; null is the house. */
  readonly by: MemberId | null
  /** Why the first ones end; those below end because of what is above them. */
  readonly because: EndCause
}

/** Ends contracts at a moment, and tells each downline and giver. */
export function createEnding({ now }: Pick<ContractsDeps, 'now'>, news: ContractNews) {
  return async (
    tx: Transaction,
    ending: readonly Affected[],
    { ends, by, because }: Ending,
  ): Promise<void> => {
    const at = now()
    await store.endContracts(
      tx,
      ending.map(({ contract }) => contract.id),
      { state: 'terminated', at, ends },
    )
    for (const { contract, level } of ending) {
      const cause = level === 0 ? because : 'above'
      const ended = endedAt(contract, ends)
      await news.tellDownline(
        tx,
        ended,
        hasHeld(ended) ? 'contractEnded' : 'contractNeverBegan',
        cause,
      )
      if (contract.giver === null || contract.giver === by) continue
      await news.tellGiver(tx, ended, aboutGiven(ended, cause), cause)
    }
  }
}

function endedAt(contract: Contract, ends: Date): Contract {
  const { beginsAt } = contract
  const endsAt = beginsAt !== null && beginsAt > ends ? beginsAt : ends
  return { ...contract, state: 'terminated', endsAt }
}

/** One that ends before it begins comes to nothing. */
export function hasHeld({ beginsAt, endsAt }: Contract): boolean {
  return beginsAt !== null && endsAt !== null && beginsAt < endsAt
}

function aboutGiven(ended: Contract, cause: EndCause) {
  if (!hasHeld(ended)) return 'contractGivenNeverBegan'
  return cause === 'house' ? 'contractGivenEnded' : 'contractGivenStops'
}
