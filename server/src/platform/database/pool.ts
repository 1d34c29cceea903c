import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, Pool as Connections } from 'pg'
import type { PoolClient, PoolConfig, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { awayReason, isOfPooler, readsOnly, silent } from './away.ts'
import type { DatabaseLog } from './log.ts'
import { createOutage, type Outage } from './outage.ts'
import { createSilence, type Knock } from './silence.ts'
import { createSql, type Run, type Sql, type Statement } from './sql.ts'
import { beginText, openScope, type Scope } from './transaction.ts'
import type { Send, Transaction, TransactionOptions } from './transaction.ts'
import { openWire } from './wire.ts'
import { createWriteProbe } from './write-probe.ts'

export type Pool = {
  readonly sql: Sql
  /** One statement, for whoever has its text already. */
  readonly run: Run
  readonly transaction: <T>(
    work: (tx: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ) => Promise<T>
  readonly counts: () => { total: number; idle: number; waiting: number }
  /** Runs a text of our own with values, apart from any transaction. */
  readonly ask: (text: string, values: readonly unknown[]) => Promise<unknown>
  /** Whether something can be written, found out by writing, at most once a second. */
  readonly canWrite: () => Promise<boolean>
  readonly outage: Pick<Outage, 'note' | 'since'>
  readonly close: () => Promise<void>
}

const retries = 3
/** A fresh connection plans every statement anew, which takes longer than most statements do. */
const keepIdleMs = 5 * 60_000

export type PoolDeps = {
  readonly log: DatabaseLog
  /** Tries to be answered by the server, around this pool. */
  readonly knock: Knock
}

/**
 * Each statement is named, so that PostgreSQL plans it once a connection. Through a pooler a connection is ours for one
 * transaction: there nothing is named, and `preamble` sets at the beginning of each what else is set once.
 */
export function createPool(config: PoolConfig, preamble: string, { log, knock }: PoolDeps): Pool {
  const prepare = preamble === ''
  const pool = new Connections({ ...config, idleTimeoutMillis: keepIdleMs, pipeline: true })
  pool.on('error', (error) => void tellLost(error))
  // A connection may also break while it is lent out and idle; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))

  /** All connections break when the database goes away, which is told elsewhere; one alone is told here. */
  let isLooking = false
  async function tellLost(lost: Error): Promise<void> {
    if (isLooking) return
    isLooking = true
    const answers = await sql`select 1`.catch(() => undefined)
    isLooking = false
    if (answers) log.warn({ err: lost }, 'A connection to the database was lost.')
  }

  /** Statements, whose answer is a sign of life and whose failure may say that the database is away. */
  function noted<Answer>(answer: Promise<Answer>, whileReading = false): Promise<Answer> {
    silence.asked()
    return answer.then(
      (value) => {
        silence.settled(true)
        return value
      },
      (error: unknown) => {
        silence.settled(isAnswer(error))
        // A transaction that was to read and writes is a defect of ours, and no demoted server.
        const isOurs = whileReading && (error as ServerError).code === readsOnly
        throw isOurs ? error : outage.note(error)
      },
    )
  }

  /** Those who work with a connection, and those who wait for one: nobody does once there is silence. */
  const busy = new Set<PoolClient>()
  const waiting = new Set<(error: unknown) => void>()
  const silentNow = () => outage.note(new Error('PostgreSQL does not answer.'), silent)
  const silence = createSilence({
    knock,
    began() {
      for (const giveUp of waiting) giveUp(silentNow())
      waiting.clear()
      for (const client of busy) client.connection.stream.destroy()
    },
  })

  function lend(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      if (silence.isSilent()) return reject(silentNow())
      silence.asked()
      waiting.add(reject)
      pool.connect((error, client) => {
        // One that was idle proves nothing.
        silence.settled(isAnswer(error))
        const isWaiting = waiting.delete(reject)
        // Whatever the reason: without a connection there is no database.
        if (client === undefined) reject(pool.ending ? error : outage.note(error, reasonOf(error)))
        else if (isWaiting) resolve(client)
        else client.release()
      })
    })
  }

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await lend()
    busy.add(client)
    let spoilt = true
    try {
      const result = await work(client)
      spoilt = false
      return result
    } catch (error) {
      spoilt = isSpoilt(error)
      throw error instanceof Undone ? error.cause : error
    } finally {
      busy.delete(client)
      client.release(spoilt)
    }
  }

  const runOnce = <Row extends QueryResultRow>({ text, values, name }: Statement) =>
    withClient((client) =>
      prepare
        ? noted(client.query<Row>({ text, values, name }))
        : runApart<Row>(client, { text, values }),
    )

  /** One statement in a transaction of its own. */
  async function runApart<Row extends QueryResultRow>(client: PoolClient, query: QueryConfig) {
    const send = openWire(client, beginText({}, preamble))
    const [answer, committed] = await Promise.allSettled([
      noted(send<Row>(query)),
      noted(send('commit')),
    ])
    if (answer.status === 'rejected') throw answer.reason
    if (committed.status === 'rejected') throw committed.reason
    return answer.value
  }

  /** A migration may change what a prepared statement returns; a fresh connection prepares it anew. */
  const run = <Row extends QueryResultRow>(statement: Statement): Promise<QueryResult<Row>> =>
    runOnce<Row>(statement).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error
      return runOnce<Row>(statement)
    })

  async function attempt<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions) {
    const { result, acts } = await withClient((client) => {
      const send = openWire(client, beginText(options, preamble))
      return inTransaction((query) => noted(send(query), options.readOnly), prepare, work)
    })
    for (const act of acts) guard(act)
    return result
  }

  function guard(act: () => void): void {
    try {
      act()
    } catch (error) {
      log.error({ err: error }, 'What was to follow a commit failed.')
    }
  }

  const sql = createSql(run)
  const canWrite = createWriteProbe(run)
  const outage = createOutage({ log, probe: canWrite })

  return {
    sql,
    run,
    async transaction(work, options = {}) {
      for (let tries = 0; ; tries += 1) {
        try {
          return await attempt(work, options)
        } catch (error) {
          if (!options.retry || tries >= retries || !gaveWay(error)) throw error
          await sleep(2 ** tries * 10 * Math.random())
        }
      }
    },
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ask: (text, values) => withClient((client) => noted(client.query(text, [...values]))),
    canWrite,
    outage,
    async close() {
      outage.stop()
      silence.stop()
      await pool.end()
    },
  }
}

/** Carries an error past the pool after a clean rollback: the connection is as good as before. */
class Undone extends Error {}

async function inTransaction<T>(
  send: Send,
  prepare: boolean,
  work: (tx: Transaction) => Promise<T>,
): Promise<{ result: T; acts: (() => void)[] }> {
  const scope = openScope(send, prepare)
  let result: T
  try {
    result = await work(scope.tx)
  } catch (error) {
    await scope.end().catch(() => {})
    await send('rollback')
    throw new Undone('undone', { cause: error })
  }
  await commit(send, scope)
  return { result, acts: scope.acts }
}

/** Right behind what was sent last: PostgreSQL answers the commit of a failed transaction by undoing it. */
async function commit(send: Send, scope: Scope): Promise<void> {
  const [sent, committed] = await Promise.allSettled([scope.end(), send('commit')])
  if (committed.status === 'rejected') throw committed.reason
  if (sent.status === 'rejected') throw new Undone('undone', { cause: sent.reason })
  if (committed.value.command === 'COMMIT') return
  const cause = new Error('A failed statement was ignored; nothing was kept.')
  throw new Undone('undone', { cause })
}

/** Whether PostgreSQL itself said no. */
function isAnswer(error: unknown): boolean {
  return error instanceof DatabaseError && !isOfPooler(error)
}

function reasonOf(error: unknown): string {
  return awayReason(error) ?? 'connection'
}

type ServerError = { readonly code?: string; readonly severity?: string; readonly routine?: string }

/** After an ordinary error of a statement the connection is as good as before; after any other it is not. */
function isSpoilt(error: unknown): boolean {
  if (error instanceof Undone) return isStalePlan(error.cause)
  if (isStalePlan(error)) return true
  return !(error instanceof DatabaseError) || error.severity !== 'ERROR'
}

/** By the place in PostgreSQL's source, because the sentence depends on the server's language. */
function isStalePlan(error: unknown): boolean {
  const { code, routine } = error as ServerError
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** Serialisation failure or deadlock: the same work may succeed on the next try. */
function gaveWay(error: unknown): boolean {
  const { code } = error as ServerError
  return code === '40001' || code === '40P01' || isStalePlan(error)
}
