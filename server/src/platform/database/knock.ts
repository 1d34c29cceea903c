import { Client, type ClientConfig } from 'pg'
import { isOfPooler } from './away.ts'
import type { Knock } from './silence.ts'
import { writeSomething } from './write-probe.ts'

/**
 * Makes a connection and writes. It ends with whatever the server says to that, be it that it has no connection left; it
 * is given up when the signal says so. What a pooler says for itself is no answer of the server.
 */
export function createKnock(config: ClientConfig): Knock {
  return async (signal) => {
    try {
      await ask(config, writeSomething.text, signal)
      return true
    } catch (error) {
      return !isOfPooler(error)
    }
  }
}

const atWork = `
  select 1 from pg_stat_activity
  where datname = current_database() and application_name = 'baize' and state <> 'idle' limit 1`

/**
 * Through a pooler, and around it: one that has no connection to give lets callers wait, be it that all of them work, or
 * that it has none since PostgreSQL was away and will not try again for a while. Only the first is an answer: then
 * PostgreSQL itself knows of statements of ours.
 */
export function createPooledKnock(pooled: ClientConfig, direct: ClientConfig): Knock {
  const through = createKnock(pooled)
  const around = (signal: AbortSignal) =>
    ask(direct, atWork, signal).then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    )
  return async (signal) => {
    const known = new AbortController()
    const either = AbortSignal.any([signal, known.signal])
    const isAnswered = await isAny([through(either), around(either)])
    // The other way may be waiting still.
    known.abort()
    return isAnswered
  }
}

/** As soon as one is true; false when all have said so. */
function isAny(answers: readonly Promise<boolean>[]): Promise<boolean> {
  const sure = answers.map(async (answer) => {
    if (!(await answer)) throw new Error('no')
  })
  return Promise.any(sure).then(
    () => true,
    () => false,
  )
}

async function ask(config: ClientConfig, text: string, signal: AbortSignal) {
  const client = new Client({ ...config, application_name: 'baize knock' })
  client.on('error', () => {})
  const giveUp = () => client.connection.stream.destroy()
  signal.addEventListener('abort', giveUp)
  try {
    await client.connect()
    return await client.query(text)
  } finally {
    signal.removeEventListener('abort', giveUp)
    void client.end().catch(() => {})
  }
}
