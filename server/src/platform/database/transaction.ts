import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { compile, createSql, type Hole, type Sql, type Statement } from './sql.ts'

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
  /**
   * Sends a statement that nobody waits for, so that what follows travels with it, be it the commit. When it fails, the
   * transaction fails, with its error.
   */
  readonly send: <Row>(strings: TemplateStringsArray, ...holes: Hole[]) => Sent<Row>
  /** A savepoint: when the work throws, only what it did is undone, and the error goes on. */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>
  /** Runs once the whole transaction is on the disk, and never when it is not. Must not throw. */
  readonly afterCommit: (act: () => void) => void
  /** Runs a text of several statements, for migrations and the like; never with input in it. */
  readonly script: (text: string) => Promise<void>
}

/** What a statement answered that was only sent. It can be read once its transaction, or savepoint, is over. */
export type Sent<Row> = { rows(): readonly Row[] }

/** Sends one statement over the transaction's connection, behind all that were sent before. */
export type Send = <Row extends QueryResultRow>(
  query: string | QueryConfig,
) => Promise<QueryResult<Row>>

export type Scope = {
  readonly tx: Transaction
  readonly acts: (() => void)[]
  /** Nothing more is sent; resolves when all that was sent is answered, and throws what the first of it met. */
  end(): Promise<void>
}

const patienceMs = 5_000

/** `begin`, with what is set for it and what the options ask for, in one text: that is one way there and back. */
export function beginText(
  { isolation, readOnly, limitMs }: TransactionOptions,
  preamble: string,
): string {
  const plain = [
    'begin',
    ...(isolation ? [`isolation level ${isolation}`] : []),
    ...(readOnly ? ['read only'] : []),
  ].join(' ')
  const begin = preamble === '' ? plain : `${plain}; ${preamble}`
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
  const sent = createSentList()
  let state: 'open' | 'inner open' | 'over' = 'open'

  function requireOpen(): void {
    if (state === 'over') throw new Error('A transaction was used after its end.')
    if (state === 'inner open')
      throw new Error('A transaction was used while an inner one is open.')
  }

  const queryOf = ({ text, values, name }: Statement) =>
    prepare ? { text, values, name } : { text, values }

  const run: Send = async (query) => {
    requireOpen()
    return await sent.ahead(send(query))
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
      await sent.ahead(sendInner(`savepoint ${level}`))
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
      await scope.end()
      await sendInner(`release savepoint ${level}`)
      return { result, acts: scope.acts }
    } catch (error) {
      await scope.end().catch(() => {})
      await sendInner(`rollback to savepoint ${level}`)
      throw error
    }
  }

  const tx: Transaction = {
    sql: createSql((statement) => run(queryOf(statement))),
    send<Row>(strings: TemplateStringsArray, ...holes: Hole[]) {
      requireOpen()
      return sent.add<Row>(send(queryOf(compile(strings, holes))))
    },
    transaction: inner,
    afterCommit(act) {
      requireOpen()
      acts.push(act)
    },
    async script(text) {
      await run(text)
    },
  }
  return {
    tx,
    acts,
    async end() {
      state = 'over'
      await sent.answered()
    },
  }
}

const aborted = '25P02'

/** The statements of one level that nobody waits for. */
function createSentList() {
  const answers: Promise<void>[] = []
  let failure: { readonly error: unknown } | undefined
  /** What the first statement of all met, also of those that somebody waits for. */
  let first: { readonly error: unknown } | undefined

  /** Behind one that failed PostgreSQL refuses everything, in words that do not say why. */
  function whyOf(error: unknown): unknown {
    first ??= { error }
    return (error as { code?: string }).code === aborted ? first.error : error
  }

  return {
    add<Row>(answer: Promise<QueryResult>): Sent<Row> {
      let rows: readonly Row[] | undefined
      const taken = answer.then(
        (result) => void (rows = result.rows as Row[]),
        (error: unknown) => {
          const why = whyOf(error)
          failure ??= { error: why }
        },
      )
      answers.push(taken)
      return {
        rows() {
          if (rows === undefined) throw new Error('A statement was not answered yet.')
          return rows
        },
      }
    },
    /** Of a statement behind them: when one of them failed, PostgreSQL refuses all that follow, and its error says why. */
    async ahead<Answer>(answer: Promise<Answer>): Promise<Answer> {
      try {
        return await answer
      } catch (error) {
        const why = whyOf(error)
        throw failure === undefined ? why : failure.error
      }
    },
    async answered(): Promise<void> {
      await Promise.all(answers)
      if (failure !== undefined) throw failure.error
    },
  }
}
