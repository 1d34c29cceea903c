import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../platform/database/database.ts'
import type { AccountId } from './account.ts'
import { listSides } from './entries.store.ts'
import type { Entry, Side } from './entry.ts'
import { findBalance } from './store.ts'

export type EntryPage = { readonly entries: readonly Entry[]; readonly next: string | null }

type Page = { readonly cursor?: string; readonly limit?: number }

const largestPage = 200

/**
 * Counts back from the balance of now. The history never changes, so the balance below a page is carried by its
 * cursor, and pages fit each other whatever is written meanwhile.
 */
export async function listEntries(
  db: Database,
  id: AccountId,
  { cursor, limit = 50 }: Page,
): Promise<Result<EntryPage, 'unknown_account'>> {
  const size = Math.min(Math.max(limit, 1), largestPage)
  return await db.transaction(
    async (tx) => {
      const account = await findBalance(tx, id)
      if (account === undefined) return refuse('unknown_account')
      const start = readCursor(cursor)
      const found = await listSides(tx, id, start?.below, size + 1)
      const entries = withBalances(found.slice(0, size), start?.balance ?? account.balance)
      const last = entries.at(-1)
      const next = found.length > size && last ? writeCursor(last) : null
      return ok({ entries, next })
    },
    { isolation: 'repeatable read', readOnly: true },
  )
}

function withBalances(sides: readonly Side[], newest: bigint): Entry[] {
  let balance = newest
  return sides.map((side) => {
    const entry = { ...side, balance }
    balance -= side.amount
    return entry
  })
}

function writeCursor({ position, balance, amount }: Entry): string {
  return `${position}.${balance - amount}`
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(cursor = ''): { below: bigint; balance: bigint } | undefined {
  const [, below, balance] = /^(\d{1,18})\.(-?\d{1,19})$/.exec(cursor) ?? []
  if (below === undefined || balance === undefined) return undefined
  return { below: BigInt(below), balance: BigInt(balance) }
}
