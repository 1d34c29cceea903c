import { Client } from 'pg'
import { deaf, foreignReplica } from './connection-problem.ts'
import { checkDirect, directSettings, makeContact } from './contact.ts'
import { pooledPreamble, pooledSettings } from './contact.ts'
import { createKnock, createPooledKnock } from './knock.ts'
import { createListener } from './listener.ts'
import { silentLog, type DatabaseLog } from './log.ts'
import { createPool, type Pool } from './pool.ts'
import { openReplica, type Replica, type ReplicaState, type ReplicaTimes } from './replica.ts'
import { createTeller } from './teller.ts'
import type { Sql } from './sql.ts'
import type { Transaction, TransactionOptions } from './transaction.ts'

export { flushedLater, flushedNow } from './flushed-later.ts'
export { fragment, join, json, type Fragment, type Json, type Sql, type Value } from './sql.ts'
export type { Sent, Transaction, TransactionOptions } from './transaction.ts'
export type { DatabaseLog } from './log.ts'
export { awayReason, isRefused } from './away.ts'
export { countRefused, isAway } from './outage.ts'

export type Database = {
  /** Where this database is, for whoever must open connections of its own: around a pooler, if a way is known. It holds the password. */
  readonly url: string
  /** Whether news of the database can be heard. Through a pooler alone they cannot, and nobody may listen there. */
  readonly canHear: boolean
  /** Statements outside a transaction, each on any free connection. */
  readonly sql: Sql
  /**
   * The same for what may be a few seconds old, such as records, reports and lists: from a replica where there is one.
   * Never for money, sessions and limits, nor for anything that is decided by.
   */
  readonly lately: { readonly sql: Sql }
  /** How the replica stands; nothing where there is none. */
  readonly replica: () => ReplicaState | undefined
  /** Runs the work in one transaction: commits what it did when it returns, undoes it when it throws. */
  readonly transaction: <T>(
    work: (tx: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ) => Promise<T>
  /**
   * Hears what `notify` says, from any process; resolves when it listens. News sent while the connection
   * was down are lost, so `missed` is called after each break: look at the tables then. Where nothing can be heard it is
   * called every second.
   */
  readonly listen: (
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ) => Promise<() => void>
  /**
   * Tells all listeners, once the transaction has committed. The payload has room for 7,999 bytes. For what is rare: the
   * commit waits for all others that notify. What happens all the time is told by `tell` and `wakeAfter`.
   */
  readonly notify: (tx: Transaction, channel: string, payload: string) => Promise<void>
  /** Tells all listeners, now and outside of any transaction, gathered with what else this node tells. */
  readonly tell: (channel: string, payload: string) => Promise<void>
  /**
   * Wakes all who listen after the commit, with an empty word, once for all commits of a few milliseconds. It is lost when
   * this node dies in that moment, so whoever is woken must also look of itself.
   */
  readonly wakeAfter: (tx: Transaction, channel: string) => void
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
  /** A way around the pooler that `url` may lead through, for what needs a connection of its own. */
  readonly directUrl?: string
  /** A replica to read from what may be a few seconds old, and how it is watched. */
  readonly replica?: { readonly url: string } & ReplicaTimes
  /** Whether news must be heard; then a pooler without a way around it is refused. */
  readonly mustHear?: boolean
}

/** How often those who listen look for themselves where nothing can be heard. */
const lookEveryMs = 1_000

/** Opens the database; refuses with a `StartupProblem` when it cannot be used as it is. */
export async function connect(options: ConnectOptions): Promise<Database> {
  const { url, poolSize, log = silentLog, directUrl = '' } = options
  const contact = await makeContact(url)
  const { isPooled } = contact
  if (directUrl !== '') await checkDirect(directUrl, contact)
  const canHear = !isPooled || directUrl !== ''
  if (!canHear && options.mustHear === true) throw deaf(url)
  const settings = isPooled ? pooledSettings(url) : directSettings(url)
  const ownUrl = directUrl === '' ? url : directUrl
  const knock =
    isPooled && directUrl !== ''
      ? createPooledKnock(settings, directSettings(directUrl))
      : createKnock(settings)
  const preamble = isPooled ? pooledPreamble : ''
  const pool = createPool({ ...settings, max: poolSize }, preamble, { log, knock })
  const replica = options.replica && (await follow(options.replica, pool, poolSize, log))
  const listener = createListener(
    () => new Client({ ...directSettings(ownUrl), application_name: 'baize news' }),
    log,
    () => pool.outage.since() !== undefined,
  )
  // By the connection that listens, which no other work holds up; who hears nothing yet can still speak.
  const teller = createTeller(
    async (text, values) => await (listener.ask(text, values) ?? pool.ask(text, values)),
  )

  return {
    url: ownUrl,
    canHear,
    sql: pool.sql,
    lately: { sql: replica?.sql ?? pool.sql },
    replica: () => replica?.state(),
    transaction: pool.transaction,
    async listen(channel, heard, missed = () => {}) {
      if (canHear) return await listener.add(channel, { heard, missed })
      const timer = setInterval(missed, lookEveryMs).unref()
      return () => clearInterval(timer)
    },
    async notify(tx, channel, payload) {
      await tx.sql`select pg_notify(${channel}, ${payload})`
    },
    tell: (channel, payload) => teller.say({ channel, payload }),
    wakeAfter(tx, channel) {
      if (canHear) tx.afterCommit(() => teller.wake(channel))
    },
    canWrite: pool.canWrite,
    awaySince: pool.outage.since,
    connections: pool.counts,
    async close() {
      await listener.close()
      await replica?.close()
      await pool.close()
    },
  }
}

/** One that is away or behind is waited for; one of another database never becomes ours. */
async function follow(
  { url, ...times }: NonNullable<ConnectOptions['replica']>,
  pool: Pool,
  poolSize: number,
  log: DatabaseLog,
): Promise<Replica> {
  const config = { ...directSettings(url), max: poolSize }
  const replica = await openReplica({ ...times, config, primary: pool, log })
  if (!replica.isForeign()) return replica
  await replica.close()
  await pool.close()
  throw foreignReplica(url)
}
