import { createIdMaker } from '@baize/kernel/ids'
import type { Transaction } from '../platform/database/database.ts'

const tables = ['ledger.legs', 'ledger.pendings'] as const

export type PartitionedTable = (typeof tables)[number]
export const partitionedTables: readonly PartitionedTable[] = tables

type Part = { readonly name: string; readonly from: string; readonly to: string }

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
  if (wanted(table, await newest(tx, table), ahead, now).length === 0) return []
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`partitions of ${table}`}, 0))`
  const parts = wanted(table, await newest(tx, table), ahead, now)
  for (const { name, from, to } of parts) {
    await tx.script(
      `create table ${name} partition of ${table} for values from (${from}) to (${to})`,
    )
  }
  await tx.sql`select ledger.guard_partitions()`
  return parts.map(({ name }) => name)
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
function wanted(table: string, newestMonth: string | undefined, ahead: number, now: Date): Part[] {
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const [year = 0, month = 0] = (newestMonth ?? '').split('_').map(Number)
  const first = newestMonth === undefined ? present - 1 : year * 12 + month
  const parts: Part[] = []
  if (newestMonth === undefined) {
    parts.push({ name: `${table}_older`, from: 'minvalue', to: `'${firstIdOf(first)}'` })
  }
  for (let each = first; each <= present + ahead; each += 1) {
    const label = new Date(Date.UTC(0, each)).getUTCMonth() + 1
    const name = `${table}_${Math.floor(each / 12)}_${String(label).padStart(2, '0')}`
    parts.push({ name, from: `'${firstIdOf(each)}'`, to: `'${firstIdOf(each + 1)}'` })
  }
  return parts
}

/** The smallest id that can be made in a month: its first millisecond, and no chance at all. */
function firstIdOf(month: number): string {
  const start = new Date(Date.UTC(Math.floor(month / 12), month % 12))
  const makeId = createIdMaker({ now: () => start, randomBytes: (count) => new Uint8Array(count) })
  return makeId('trf')
}
