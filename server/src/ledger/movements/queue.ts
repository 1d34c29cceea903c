import type { AccountId } from '../accounts/account.ts'
import type { Asked } from './rules.ts'

export type Batch<Item> = {
  readonly items: readonly Item[]
  /** The accounts that are busy with it. */
  readonly accounts: readonly AccountId[]
}

/** What waits, in the order of its coming. */
export type Queue<Item> = {
  length(): number
  push(item: Item): void
  /** The next batch; its accounts are busy until it is released. Without items when all must wait. */
  take(size: number): Batch<Item>
  release(batch: Batch<Item>): void
}

/** So many times the size of a batch are looked at to fill one; what stands behind waits even if it could go. */
const lookAhead = 4

/**
 * A movement never overtakes another of the same account: not within a batch, and not in a second batch while the
 * first is under way. So the batches of one node do not wait for each other's locks. The end of a pending movement does
 * not tell its accounts; it waits at the database.
 */
export function createQueue<Item>(
  movementOf: (item: Item) => Asked,
  isUnbounded: (id: AccountId) => boolean,
): Queue<Item> {
  let waiting: Item[] = []
  const busy = new Set<AccountId>()

  function accountsOf(item: Item): AccountId[] {
    const movement = movementOf(item)
    if (!('legs' in movement)) return []
    const accounts: AccountId[] = []
    for (const { debit, credit } of movement.legs) {
      if (!isUnbounded(debit)) accounts.push(debit)
      if (!isUnbounded(credit)) accounts.push(credit)
    }
    return accounts
  }

  return {
    length: () => waiting.length,
    push: (item) => void waiting.push(item),
    take(size) {
      const items: Item[] = []
      const stay: Item[] = []
      const taken = new Set<AccountId>()
      const stopped = new Set<AccountId>()
      let seen = 0
      for (const item of waiting) {
        if (items.length >= size || seen >= size * lookAhead) break
        seen += 1
        const accounts = accountsOf(item)
        const mustWait = accounts.some((id) => busy.has(id) || stopped.has(id))
        for (const id of accounts) (mustWait ? stopped : taken).add(id)
        ;(mustWait ? stay : items).push(item)
      }
      waiting = [...stay, ...waiting.slice(seen)]
      for (const id of taken) busy.add(id)
      return { items, accounts: [...taken] }
    },
    release({ accounts }) {
      for (const id of accounts) busy.delete(id)
    },
  }
}
