import { Pool as Connections } from 'pg'
import type { PoolClient, PoolConfig, QueryResultRow } from 'pg'
import { withTimeLimit } from '../time-limit.ts'
import { createLag } from './lag.ts'
import type { DatabaseLog } from './log.ts'
import type { Pool } from './pool.ts'
import { createSql, type Sql, type Statement } from './sql.ts'

/** How a replica stands, for the metrics. */
export type ReplicaState = { readonly isRead: boolean; readonly behindSeconds: number }

export type Replica = {
  /** Asks the replica, or the primary while that is not fit for it. */
  readonly sql: Sql
  state(): ReplicaState
  /** Whether it is a copy of another database than ours, which no waiting would mend. */
  isForeign(): boolean
  close(): Promise<void>
}

type Deps = {
  readonly config: PoolConfig
  readonly log: DatabaseLog
  readonly primary: Pick<Pool, 'sql' | 'run'>
} & ReplicaTimes

export type ReplicaTimes = {
  /** How often it is looked at. */
  readonly everyMs?: number
  /** What is older than this is not shown. */
  readonly mostBehindMs?: number
}

type Standing = { readonly lsn: bigint; readonly isReplica: boolean; readonly identity: string }

const answerMs = 2_000

/** A statement that would write is our defect, and one that takes too long would on the primary, too. */
const ownFaults: ReadonlySet<unknown> = new Set(['25006', '57014'])

/** Looks after a replica, and lets it be read while it is there and no more than a few seconds behind. */
export async function openReplica(deps: Deps): Promise<Replica> {
  const { config, log, primary, everyMs = 1_000, mostBehindMs = 5_000 } = deps
  const pool = new Connections({ ...config, connectionTimeoutMillis: answerMs })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const busy = new Set<PoolClient>()
  const lag = createLag()
  let unfit: string | undefined = 'it was not looked at yet'
  let [isTold, isForeign, isClosed] = [false, false, false]

  async function look(): Promise<void> {
    const reason = await withTimeLimit(answerMs, findFault).catch(() => 'it does not answer')
    if (!isClosed) judge(reason)
  }

  async function findFault(): Promise<string | undefined> {
    const at = performance.now()
    const ours = await askStanding(primary.sql)
    const its = await askStanding(sqlOfReplica)
    isForeign = ours.identity !== its.identity
    if (isForeign) return 'it is a copy of another database'
    if (!its.isReplica) return 'it is no replica'
    lag.note(ours.lsn, its.lsn, at)
    return lag.behindMs(at) > mostBehindMs ? 'it is behind' : undefined
  }

  function judge(reason: string | undefined): void {
    unfit = reason
    if (reason === undefined) {
      if (isTold) log.info({}, 'The replica is read again.')
      isTold = false
      return
    }
    // Who waits for one that does not answer is served by the primary.
    if (reason !== 'it is behind') for (const client of busy) void client.end()
    if (isTold) return
    isTold = true
    log.warn(
      { reason, behindSeconds: behindSeconds() },
      'The replica is not read; lists and reports come from the primary until it can be.',
    )
  }

  const behindSeconds = () => Math.round(lag.behindMs(performance.now()) / 1000)

  async function runThere<Row extends QueryResultRow>({ text, values, name }: Statement) {
    const client = await pool.connect()
    busy.add(client)
    let isSpoilt = true
    try {
      const result = await client.query<Row>({ text, values, name })
      isSpoilt = false
      return result
    } finally {
      busy.delete(client)
      client.release(isSpoilt)
    }
  }

  async function run<Row extends QueryResultRow>(statement: Statement) {
    if (unfit !== undefined) return await primary.run<Row>(statement)
    try {
      return await runThere<Row>(statement)
    } catch (error) {
      if (ownFaults.has((error as { code?: unknown }).code)) throw error
      return await primary.run<Row>(statement)
    }
  }

  const sqlOfReplica = createSql(runThere)
  await look()
  let timer = setTimeout(function again() {
    void look().finally(() => {
      if (!isClosed) timer = setTimeout(again, everyMs).unref()
    })
  }, everyMs).unref()

  return {
    sql: createSql(run),
    state: () => ({ isRead: unfit === undefined, behindSeconds: behindSeconds() }),
    isForeign: () => isForeign,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}

/** Where a server stands in the stream of changes: a primary where it writes, a replica where it has come to. */
async function askStanding(sql: Sql): Promise<Standing> {
  return await sql.one<Standing>`
    select (select system_identifier from pg_control_system()) || ' ' || current_database() as identity,
      pg_is_in_recovery() as "isReplica",
      (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
        - '0/0'::pg_lsn)::bigint as lsn`
}
