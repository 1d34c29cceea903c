import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, Pool as Connections } from 'pg'
import type { PoolClient, PoolConfig, QueryResult, QueryResultRow } from 'pg'
import type { DatabaseLog } from './log.ts'
import { createSql, type Sql, type Statement } from './sql.ts'
import { beginText, openScope, type Scope } from './transaction.ts'
import type { Send, Transaction, TransactionOptions } from './transaction.ts'
import { openWire } from './wire.ts'

export type Pool = {
  readonly sql: Sql
  readonly transaction: <T>(
    work: (tx: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ) => Promise<T>
  readonly counts: () => { total: number; idle: number; waiting: number }
  readonly close: () => Promise<void>
}

const retries = 3
/** A fresh connection plans every statement anew, which takes longer than most statements do. */
const keepIdleMs = 5 * 60_000

/** `prepare` names each statement, so that PostgreSQL plans it once a connection. */
export function createPool(config: PoolConfig, prepare: boolean, log: DatabaseLog): Pool {
  const pool = new Connections({ ...config, idleTimeoutMillis: keepIdleMs, pipeline: true })
  const lost = (error: Error) => log.warn({ err: error }, 'A connection to the database was lost.')
  pool.on('error', lost)
  // A connection may also break while it is lent out and idle; without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let spoilt = true
    try {
      const result = await work(client)
      spoilt = false
      return result
    } catch (error) {
      spoilt = isSpoilt(error)
      throw error instanceof Undone ? error.cause : error
    } finally {
      client.release(spoilt)
    }
  }

  const runOnce = <Row extends QueryResultRow>({ text, values, name }: Statement) =>
    withClient((client) => client.query<Row>(prepare ? { text, values, name } : { text, values }))

  /** A migration may change what a prepared statement returns; a fresh connection prepares it anew. */
  const run = <Row extends QueryResultRow>(statement: Statement): Promise<QueryResult<Row>> =>
    runOnce<Row>(statement).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error
      return runOnce<Row>(statement)
    })

  async function attempt<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions) {
    const { result, acts } = await withClient((client) =>
      inTransaction(client, prepare, work, beginText(options)),
    )
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

  return {
    sql: createSql(run),
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
    close: () => pool.end(),
  }
}

/** Carries an error past the pool after a clean rollback: the connection is as good as before. */
class Undone extends Error {}

async function inTransaction<T>(
  client: PoolClient,
  prepare: boolean,
  work: (tx: Transaction) => Promise<T>,
  begin: string,
): Promise<{ result: T; acts: (() => void)[] }> {
  const send = openWire(client, begin)
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
