import type { Transaction } from './transaction.ts'

export type PartitionRange = {
  /** How many months after the present one are made ready. */
  readonly ahead: number
  /** How many before it; one by default, for a clock that runs behind at the turn of a month. */
  readonly behind?: number
  readonly now: Date
}

/**
 * Makes the monthly partitions (`events_2026_11`, in UTC) of a table that is partitioned by a moment, where
 * they are missing, by a function of their owner; answers with the names of those made. Safe to call from several
 * processes at once.
 */
export async function ensureMonthlyPartitions(
  tx: Transaction,
  table: string,
  { ahead, behind = 1, now }: PartitionRange,
): Promise<string[]> {
  if (!/^[a-z][a-z_]*\.[a-z][a-z0-9_]*$/.test(table)) throw new Error(`Not a table: ${table}`)
  const months = Array.from({ length: behind + 1 + ahead }, (_, step) =>
    monthOf(table, now, step - behind),
  )
  if ((await missing(tx, months)).length === 0) return []
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`partitions of ${table}`}, 0))`
  const made = await missing(tx, months)
  const [schema = '', parent = ''] = table.split('.')
  for (const { from } of made) {
    await tx.sql`select platform.make_month(${schema}, ${parent}, ${from}::date)`
  }
  return made.map(({ name }) => name)
}

type Month = { readonly name: string; readonly from: string }

function monthOf(table: string, now: Date, step: number): Month {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + step))
  const from = first.toISOString().slice(0, 10)
  return { name: `${table}_${from.slice(0, 7).replace('-', '_')}`, from }
}

/** Asks the catalogue's rows: `to_regclass` may answer from a memory older than the lock. */
async function missing(tx: Transaction, months: readonly Month[]): Promise<Month[]> {
  const names = months.map(({ name }) => name)
  const rows = await tx.sql<{ name: string }>`
    select format('%s.%s', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where format('%s.%s', n.nspname, c.relname) = any(${names}::text[])`
  return months.filter(({ name }) => !rows.some((row) => row.name === name))
}
