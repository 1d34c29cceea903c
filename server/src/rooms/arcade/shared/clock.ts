import type { Database } from '../../../platform/database/database.ts'

/** What time it is at the tables. */
export type TableClock = () => Promise<Date>

/**
 * The clock of the database, which all nodes share. Phases, leases and what one leaves with are told by it alone, so that
 * no player is better off at one node than at another, whatever the clocks of the nodes say.
 */
export function createDatabaseClock({ sql }: Pick<Database, 'sql'>): TableClock {
  return async () => {
    const { at } = await sql.one<{ at: Date }>`select clock_timestamp() as at`
    return at
  }
}
