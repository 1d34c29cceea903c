import type { Database } from '../../server/src/platform/database/database.ts'
import { runAs } from '../../server/testing/test-server.ts'
import type { Figure } from '../frame.ts'

/** For PostgreSQL to be able to count what it is asked. */
export const countingSettings = { shared_preload_libraries: 'pg_stat_statements' }

/** What one call cost PostgreSQL beside time. No noise of the machine is in it. */
export type Counts = {
  readonly statements: number
  readonly commits: number
  readonly rows: number
  readonly walBytes: number
  /** The tables that it wrote most rows to. */
  readonly tables: readonly Table[]
  /** The statements that took the most of its time, each with its part of that. */
  readonly heaviest: readonly Heavy[]
}

/** Rows of a table; those that were changed in place (HOT) left its indexes alone. */
type Table = { readonly name: string; readonly rows: number; readonly inPlace: number }

type Heavy = { readonly text: string; readonly part: number; readonly walBytes: number }

/** Sessions tell what they did to the tables when they have been idle for ten seconds. */
const tellMs = 11_000
const mostShown = 8
const mostTables = 24

/** Makes it count only when it is asked to: while it counts, it is slower. */
export async function prepareCounting(url: string): Promise<void> {
  await runAs(url, async (client) => {
    await client.query('create extension pg_stat_statements')
    await client.query(`alter system set pg_stat_statements.track = 'none'`)
    await client.query('select pg_reload_conf()')
  })
}

/** Counts what is asked of a database while so many calls are answered. */
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
    return await sql<Table>`
      select schemaname || '.' || relname as name,
        (n_tup_ins + n_tup_upd + n_tup_del)::float8 as rows, n_tup_hot_upd::float8 as "inPlace"
      from pg_stat_user_tables`
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
  const heaviest = await sql<Heavy>`
    select left(regexp_replace(query, '[[:space:]]+', ' ', 'g'), 70) as text,
      (total_exec_time / sum(total_exec_time) over ())::float8 as part,
      (wal_bytes / ${calls}::numeric)::float8 as "walBytes"
    from pg_stat_statements order by total_exec_time desc limit ${mostShown}`
  const written = tablesWritten(before, await rowsNow(), calls)
  await track('none')
  return {
    statements: told.statements / calls,
    commits: told.commits / calls,
    rows: written.reduce((sum, { rows }) => sum + rows, 0),
    walBytes: told.walBytes / calls,
    tables: written.slice(0, mostTables),
    heaviest,
  }
}

function tablesWritten(
  before: readonly Table[],
  after: readonly Table[],
  calls: number,
): readonly Table[] {
  const then = new Map(before.map((table) => [table.name, table]))
  return after
    .map(({ name, rows, inPlace }) => ({
      name,
      rows: (rows - (then.get(name)?.rows ?? 0)) / calls,
      inPlace: (inPlace - (then.get(name)?.inPlace ?? 0)) / calls,
    }))
    .filter(({ rows }) => rows > 0)
    .toSorted((a, b) => b.rows - a.rows)
}

export function showCounts(what: string, counts: Counts): string {
  const { statements, commits, rows, walBytes, tables, heaviest } = counts
  const lines = heaviest.map(
    ({ text, part, walBytes: wal }) =>
      `  ${(part * 100).toFixed(0).padStart(3)} % of its time, ${wal.toFixed(0).padStart(5)} bytes: ${text}`,
  )
  const sums = `${statements.toFixed(2)} statements, ${commits.toFixed(2)} commits, ${rows.toFixed(1)} rows, ${Math.round(walBytes)} bytes of WAL`
  const where = tables.map(
    ({ name, rows: of, inPlace }) =>
      `${name} ${of.toFixed(2)}${inPlace >= 0.005 ? ` (${inPlace.toFixed(2)} in place)` : ''}`,
  )
  return [`${what}: ${sums}`, `  rows: ${where.join(', ')}`, ...lines].join('\n')
}

type Goals = Partial<Record<'statements' | 'rows' | 'walBytes', number>>

export function figuresOfCounts(name: string, counts: Counts, goals: Goals = {}): Figure[] {
  const figure = (part: string, value: number, unit: string, atMost: number | undefined) => ({
    name: `${name}-${part}`,
    value,
    unit,
    ...(atMost === undefined ? {} : { goal: { atMost } }),
  })
  return [
    figure('statements', counts.statements, 'a call', goals.statements),
    figure('commits', counts.commits, 'a call', undefined),
    figure('rows', counts.rows, 'a call', goals.rows),
    figure('wal', counts.walBytes, 'bytes a call', goals.walBytes),
  ]
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
