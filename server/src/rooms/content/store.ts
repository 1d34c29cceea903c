import type { Database, Transaction } from '../../platform/database/database.ts'

export async function readEdition({ sql }: Pick<Database, 'sql'>): Promise<number> {
  return (await sql.one<{ number: number }>`select number from content.edition`).number
}

/** Lets one at a time write things of a kind, so that places are given once. */
export async function takeContentTurn({ sql }: Transaction, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content: ' || ${kind}, 0))`
}
