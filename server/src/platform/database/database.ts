import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { columnTypes } from './column-types.ts'
import { connectionProblem, oldestServer, readTarget } from './connection-problem.ts'
import { tooOld, wrongEncoding } from './connection-problem.ts'
import { createListener } from './listener.ts'
import { silentLog, type DatabaseLog } from './log.ts'
import { createPool, type Pool } from './pool.ts'
import type { Sql } from './sql.ts'
import type { Transaction, TransactionOptions } from './transaction.ts'

export { fragment, join, json, type Fragment, type Json, type Sql, type Value } from './sql.ts'
export type { Sent, Transaction, TransactionOptions } from './transaction.ts'
export type { DatabaseLog } from './log.ts'
export { awayReason } from './away.ts'
export { countRefused, isAway } from './outage.ts'

export type Database = {
  /** Where this database is, for whoever must open connections of its own. It holds the password. */
  readonly url: string
  /** Statements outside a transaction, each on any free connection. */
  readonly sql: Sql
  /** Runs the work in one transaction: commits what it did when it returns, undoes it when it throws. */
  readonly transaction: <T>(
    work: (tx: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ) => Promise<T>
  /**
   * Hears what `notify` says, from any process; resolves when it listens. News sent while the connection
   * was down are lost, so `missed` is called after each break: look at the tables then.
   */
  readonly listen: (
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ) => Promise<() => void>
  /** Tells all listeners, once the transaction has committed. The payload has room for 7,999 bytes. */
  readonly notify: (tx: Transaction, channel: string, payload: string) => Promise<void>
  /** Whether something can be written, within two seconds. It is found out by writing, at most once a second. */
  readonly canWrite: () => Promise<boolean>
  /** Since when the database is away; nothing while it is there. */
  readonly awaySince: () => Date | undefined
  /** How the pool stands, for the metrics. */
  readonly connections: () => {
    readonly total: number
    readonly idle: number
    readonly waiting: number
  }
  /** Lets running statements finish and closes all connections. */
  readonly close: () => Promise<void>
}

export type ConnectOptions = {
  readonly url: string
  readonly poolSize: number
  readonly log?: DatabaseLog
  /** A way around PgBouncer for `listen`, which cannot work through it in transaction mode. */
  readonly directUrl?: string
}

/** Opens the database; refuses with a `StartupProblem` when it cannot be used as it is. */
export async function connect(options: ConnectOptions): Promise<Database> {
  const { url, poolSize, log = silentLog } = options
  const prepare = !readTarget(url).throughPgBouncer
  const pool = createPool({ ...connectionSettings(url), max: poolSize }, prepare, log)
  await firstContact(pool, url)
  const listenUrl = options.directUrl ?? url
  const listener = createListener(
    () => new Client(connectionSettings(listenUrl)),
    log,
    () => pool.outage.since() !== undefined,
  )

  return {
    url,
    sql: pool.sql,
    transaction: pool.transaction,
    async listen(channel, heard, missed = () => {}) {
      if (readTarget(listenUrl).throughPgBouncer) {
        log.warn(
          { channel },
          'News do not pass PgBouncer; they are found by looking from time to time.',
        )
      }
      return await listener.add(channel, { heard, missed })
    },
    async notify(tx, channel, payload) {
      await tx.sql`select pg_notify(${channel}, ${payload})`
    },
    canWrite: pool.canWrite,
    awaySince: pool.outage.since,
    connections: pool.counts,
    async close() {
      await listener.close()
      await pool.close()
    },
  }
}

/** PgBouncer refuses settings in the greeting, so through it the server's own must do. */
function connectionSettings(url: string): ClientConfig {
  const common = {
    connectionString: url,
    application_name: 'baize',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: columnTypes,
  }
  if (readTarget(url).throughPgBouncer) return common
  return {
    ...common,
    options: '-c timezone=UTC -c datestyle=ISO',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  }
}

async function firstContact(pool: Pool, url: string): Promise<void> {
  try {
    const { version, encoding } = await whenUp(
      () =>
        pool.sql.one<{ version: string; encoding: string }>`
          select current_setting('server_version') as version,
                 current_setting('server_encoding') as encoding`,
    )
    if (Number.parseInt(version, 10) < oldestServer) throw tooOld(version, url)
    if (encoding !== 'UTF8') throw wrongEncoding(encoding, url)
  } catch (error) {
    await pool.close()
    throw error instanceof Error && error.name === 'StartupProblem'
      ? error
      : connectionProblem(error, url)
  }
}

/** A server that is starting up says so; it is given half a minute. */
async function whenUp<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if ((error as { code?: string }).code !== '57P03' || tries >= 60) throw error
      await sleep(500)
    }
  }
}
