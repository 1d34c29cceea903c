import { createIdMaker } from '@baize/kernel/ids'
import type { Transaction } from '../platform/database/database.ts'

const tables = ['ledger.legs', 'ledger.pendings'] as const

export type PartitionedTable = (typeof tables)[number]
export const partitionedTables: readonly PartitionedTable[] = tables

/** Without a first id it reaches back to the beginning. */
type Part = { readonly label: string; readonly from: string | null; readonly to: string }

/**
 * Makes the monthly partitions of a table whose key is the id of a movement: an id begins with its time, so the ids of
 * a month are a range. Every month since the first start has its own; all ids older than that share one. Answers the
 * names of those made. Safe to call from several processes at once.
 */
export async function ensureIdPartitions(
  tx: Transaction,
  table: string,
  { ahead, now }: { readonly ahead: number; readonly now: Date },
): Promise<string[]> {
  if (wanted(await newest(tx, table), ahead, now).length === 0) return []
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`partitions of ${table}`}, 0))`
  const parts = wanted(await newest(tx, table), ahead, now)
  const [, partOf = ''] = table.split('.')
  for (const { label, from, to } of parts) {
    await tx.sql`select ledger.make_partition(${partOf}, ${label}, ${from}, ${to})`
  }
  await tx.sql`select ledger.guard_partitions()`
  return parts.map(({ label }) => `${table}_${label}`)
}

/** The month of the newest partition, as `2026_11`. */
async function newest(tx: Transaction, table: string): Promise<string | undefined> {
  const [schema = '', name = ''] = table.split('.')
  const row = await tx.sql.one<{ month: string | null }>`
    select max(right(c.relname, 7)) as month
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relname ~ ${`^${name}_[0-9]{4}_[0-9]{2}$`}`
  return row.month ?? undefined
}

/** From the month after the newest on, so that a long sleep leaves no gap; at the very first from the last month on. */
function wanted(newestMonth: string | undefined, ahead: number, now: Date): Part[] {
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const [year = 0, month = 0] = (newestMonth ?? '').split('_').map(Number)
  const first = newestMonth === undefined ? present - 1 : year * 12 + month
  const parts: Part[] = []
  if (newestMonth === undefined) {
    parts.push({ label: 'older', from: null, to: firstIdOf(first) })
  }
  for (let each = first; each <= present + ahead; each += 1) {
    const label = `${Math.floor(each / 12)}_${String((each % 12) + 1).padStart(2, '0')}`
    parts.push({ label, from: firstIdOf(each), to: firstIdOf(each + 1) })
  }
  return parts
}

/** The smallest id that can be made in a month: its first millisecond, and no chance at all. */
function firstIdOf(month: number): string {
  const start = new Date(Date.UTC(Math.floor(month / 12), month % 12))
  const makeId = createIdMaker({ now: () => start, randomBytes: (count) => new Uint8Array(count) })
  return makeId('trf')
}
