import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import type { Send } from './transaction.ts'

/**
 * The way of a transaction to PostgreSQL, which it opens with `begin`. Statements leave in their order without waiting
 * for the answers to those before, and those of one moment leave in one piece: a piece wakes a process, an answer
 * another, and both cost more than most statements.
 */
export function openWire(client: PoolClient, begin: string): Send {
  const send = inPieces(client)
  let isBegun = false
  let mustWait = false
  const begun = send(begin).then(() => void (isBegun = true))
  begun.catch(() => {})

  return <Row extends QueryResultRow>(query: string | QueryConfig) => {
    if (isBegun) return send<Row>(query)
    mustWait ||= !onlyReads(query)
    if (mustWait) return begun.then(() => send<Row>(query))
    return Promise.all([begun, send<Row>(query)]).then(([, answer]) => answer)
  }
}

/** Should `begin` fail, what travels with it is done outside a transaction, so that must do no harm. */
function onlyReads(query: string | QueryConfig): boolean {
  return typeof query === 'object' && /^\s*select\s/i.test(query.text)
}

function inPieces(client: PoolClient): Send {
  const { stream } = client.connection
  let isHeld = false

  function hold(): void {
    if (isHeld) return
    isHeld = true
    stream.cork()
    process.nextTick(() => {
      isHeld = false
      stream.uncork()
    })
  }

  return <Row extends QueryResultRow>(query: string | QueryConfig): Promise<QueryResult<Row>> => {
    hold()
    return client.query<Row>(query)
  }
}
