import type { AccountId } from '../account.ts'
import type { Asked } from './rules.ts'

export type Batch<Item> = {
  readonly items: readonly Item[]
  /** The accounts that are busy with it. */
  readonly accounts: ReadonlySet<AccountId>
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
  /** The accounts of each batch that is under way, in a set of its own that dies with it. */
  let busy: ReadonlySet<AccountId>[] = []
  const isBusy = (id: AccountId) => busy.some((accounts) => accounts.has(id))

  /** Only bounded accounts are ever busy or stopped. */
  function isHeldUp(item: Item, stopped: ReadonlySet<AccountId>): boolean {
    const movement = movementOf(item)
    if (!('legs' in movement)) return false
    for (const { debit, credit } of movement.legs) {
      if (isBusy(debit) || isBusy(credit)) return true
      if (stopped.size > 0 && (stopped.has(debit) || stopped.has(credit))) return true
    }
    return false
  }

  /** Adds the bounded accounts of a movement. */
  function addAccounts(item: Item, accounts: Set<AccountId>): void {
    const movement = movementOf(item)
    if (!('legs' in movement)) return
    for (const { debit, credit } of movement.legs) {
      if (!isUnbounded(debit)) accounts.add(debit)
      if (!isUnbounded(credit)) accounts.add(credit)
    }
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
        const mustWait = isHeldUp(item, stopped)
        addAccounts(item, mustWait ? stopped : taken)
        ;(mustWait ? stay : items).push(item)
      }
      waiting = [...stay, ...waiting.slice(seen)]
      if (taken.size > 0) busy.push(taken)
      return { items, accounts: taken }
    },
    release({ accounts }) {
      busy = busy.filter((others) => others !== accounts)
    },
  }
}
