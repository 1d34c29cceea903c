import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { createSql, type Sql } from './sql.ts'

export type TransactionOptions = {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readonly readOnly?: boolean
  /** How long a statement may take, and, with five seconds more, how long nothing may come. */
  readonly limitMs?: number
  /** Runs the work again, up to three times, when PostgreSQL gave way to another transaction. */
  readonly retry?: boolean
}

export type Transaction = {
  readonly sql: Sql
  /** A savepoint: when the work throws, only what it did is undone, and the error goes on. */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** Runs once the whole transaction is on the disk, and never when it is not. Must not throw. */
  readonly afterCommit: (act: () => void) => void
  /** Runs a text of several statements, for migrations and the like; never with input in it. */
  readonly script: (text: string) => Promise<void>
}

/** Sends one statement over the transaction's connection. */
export type Send = <Row extends QueryResultRow>(
  query: string | QueryConfig,
) => Promise<QueryResult<Row>>

export type Scope = { readonly tx: Transaction; readonly acts: (() => void)[]; end(): void }

const patienceMs = 5_000

/** `begin`, with what the options ask for, in one text: that is one way there and back. */
export function beginText({ isolation, readOnly, limitMs }: TransactionOptions): string {
  const begin = [
    'begin',
    ...(isolation ? [`isolation level ${isolation}`] : []),
    ...(readOnly ? ['read only'] : []),
  ].join(' ')
  if (limitMs === undefined) return begin
  const [limit, idle] = [Math.ceil(limitMs), Math.ceil(limitMs) + patienceMs]
  return `${begin}; set local statement_timeout = ${limit};
    set local idle_in_transaction_session_timeout = ${idle}`
}

/**
 * One level of a transaction. It refuses to be used after its end, when its connection may already serve
 * somebody else, and while an inner level is open, whose savepoint would swallow the outer one's work.
 */
export function openScope(send: Send, prepare: boolean, depth = 1): Scope {
  const acts: (() => void)[] = []
  let state: 'open' | 'inner open' | 'over' = 'open'

  function requireOpen(): void {
    if (state === 'over') throw new Error('A transaction was used after its end.')
    if (state === 'inner open')
      throw new Error('A transaction was used while an inner one is open.')
  }

  const run: Send = async (query) => {
    requireOpen()
    return await send(query)
  }

  /** What an inner level sends stops with this one, should somebody not have waited for it. */
  const sendInner: Send = async (query) => {
    if (state === 'over') throw new Error('A transaction was used after its end.')
    return await send(query)
  }

  async function inner<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    requireOpen()
    state = 'inner open'
    const level = `level_${depth}`
    try {
      await sendInner(`savepoint ${level}`)
      const { result, acts: innerActs } = await insideSavepoint(level, work)
      acts.push(...innerActs)
      return result
    } finally {
      if (state === 'inner open') state = 'open'
    }
  }

  async function insideSavepoint<T>(level: string, work: (tx: Transaction) => Promise<T>) {
    const scope = openScope(sendInner, prepare, depth + 1)
    try {
      const result = await work(scope.tx)
      scope.end()
      await sendInner(`release savepoint ${level}`)
      return { result, acts: scope.acts }
    } catch (error) {
      scope.end()
      await sendInner(`rollback to savepoint ${level}`)
      throw error
    }
  }

  const tx: Transaction = {
    sql: createSql(({ text, values, name }) =>
      run(prepare ? { text, values, name } : { text, values }),
    ),
    transaction: inner,
    afterCommit(act) {
      requireOpen()
      acts.push(act)
    },
    async script(text) {
      await run(text)
    },
  }
  return { tx, acts, end: () => void (state = 'over') }
}
