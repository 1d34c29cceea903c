import type { Database } from '../../server/src/platform/database/database.ts'
import { runAs } from '../../server/testing/test-server.ts'

/** For PostgreSQL to be able to count what it is asked. */
export const countingSettings = { shared_preload_libraries: 'pg_stat_statements' }

/** What one call cost PostgreSQL beside time. No noise of the machine is in it. */
export type Counts = {
  readonly statements: number
  readonly commits: number
  readonly rows: number
  readonly walBytes: number
}

/** Sessions tell what they did to the tables when they have been idle for ten seconds. */
const tellMs = 11_000

/** Makes it count only when it is asked to: while it counts, it is slower. */
export async function prepareCounting(url: string): Promise<void> {
  await runAs(url, async (client) => {
    await client.query('create extension pg_stat_statements')
    await client.query(`alter system set pg_stat_statements.track = 'none'`)
    await client.query('select pg_reload_conf()')
  })
}

/** Counts what is asked of a database while some work is done, less what it is asked in as long a time without. */
export async function countCalls(
  url: string,
  { sql }: Database,
  calls: number,
  work: () => Promise<unknown>,
): Promise<Counts> {
  const track = async (what: string) =>
    await runAs(url, async (client) => {
      await client.query(`alter system set pg_stat_statements.track = '${what}'`)
      await client.query('select pg_reload_conf()')
    })
  const rowsNow = async () => {
    await wait(tellMs)
    await sql`select pg_stat_clear_snapshot()`
    const { rows } = await sql.one<{ rows: number }>`
      select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::float8 as rows
      from pg_stat_user_tables`
    return rows
  }
  await track('top')
  const before = await rowsNow()
  await sql`select pg_stat_statements_reset()`
  await work()
  const told = await sql.one<{ statements: number; commits: number; walBytes: number }>`
    select coalesce(sum(calls) filter (where query !~* '^(begin|commit|rollback)'), 0)::float8
        as statements,
      coalesce(sum(calls) filter (where query ~* '^commit'), 0)::float8 as commits,
      coalesce(sum(wal_bytes), 0)::float8 as "walBytes"
    from pg_stat_statements`
  const rows = (await rowsNow()) - before
  await track('none')
  return {
    statements: told.statements / calls,
    commits: told.commits / calls,
    rows: rows / calls,
    walBytes: told.walBytes / calls,
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
