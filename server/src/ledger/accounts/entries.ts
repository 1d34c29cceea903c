import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { AccountId } from '../account.ts'
import { listSides, sumFrom } from './entries.store.ts'
import type { Entry, EntryFilter, Side } from './entry.ts'
import { findBalance } from './store.ts'

export type EntryPage = { readonly entries: readonly Entry[]; readonly next: string | null }

export type EntryRequest = EntryFilter & { readonly cursor?: string; readonly limit?: number }

const largestPage = 200

/**
 * Counts back from the balance of now. The history never changes, so the balance below a page is carried by its
 * cursor, and pages fit each other whatever is written meanwhile.
 */
export async function listEntries(
  db: Database,
  id: AccountId,
  { cursor, limit = 50, ...filter }: EntryRequest,
): Promise<Result<EntryPage, 'unknown_account'>> {
  const size = Math.min(Math.max(limit, 1), largestPage)
  return await db.transaction(
    async (tx) => {
      const account = await findBalance(tx, id)
      if (account === undefined) return refuse('unknown_account')
      const start = readCursor(cursor)
      const found = await listSides(tx, id, start?.below, size + 1, filter)
      const shown = found.slice(0, size)
      const isWhole = Object.values(filter).every((part) => part === undefined)
      const steps = isWhole
        ? shown.map(({ amount }) => amount)
        : await stepsOf(tx, id, shown, start)
      const entries = withBalances(shown, start?.balance ?? account.balance, steps)
      const last = entries.at(-1)
      const next = found.length > size && last ? writeCursor(last) : null
      return ok({ entries, next })
    },
    { isolation: 'repeatable read', readOnly: true },
  )
}

/** What happened from each entry on up to the one above it; between those that a filter shows there are others. */
async function stepsOf(
  tx: Transaction,
  id: AccountId,
  shown: readonly Side[],
  start: Start | undefined,
): Promise<bigint[]> {
  const lowestFirst = shown.map(({ position }) => position).toReversed()
  return (await sumFrom(tx, id, lowestFirst, start?.below)).toReversed()
}

function withBalances(sides: readonly Side[], newest: bigint, steps: readonly bigint[]): Entry[] {
  let below = newest
  return sides.map((side, index) => {
    below -= steps[index] ?? 0n
    return { ...side, balance: below + side.amount }
  })
}

type Start = { readonly below: bigint; readonly balance: bigint }

function writeCursor({ position, balance, amount }: Entry): string {
  return `${position}.${balance - amount}`
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(cursor = ''): Start | undefined {
  const [, below, balance] = /^(\d{1,18})\.(-?\d{1,19})$/.exec(cursor) ?? []
  if (below === undefined || balance === undefined) return undefined
  return { below: BigInt(below), balance: BigInt(balance) }
}
