import type { Database } from '../../platform/database/database.ts'

export async function lastPosition({ sql }: Database): Promise<bigint> {
  const { last } = await sql.one<{ last: bigint }>`
    select coalesce(pg_sequence_last_value('ledger.legs_position_seq'), 0) as last`
  return last
}

/** The transactions that write legs at this moment: they share the lock that `ledger.join_writers` takes. */
export async function listWriters({ sql }: Database): Promise<string[]> {
  const rows = await sql<{ writer: string }>`
    select distinct virtualtransaction as writer from pg_locks
    where locktype = 'advisory' and classid = 7142 and objid = 1 and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`
  return rows.map(({ writer }) => writer)
}
