import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, type QueryConfig } from 'pg'
import { StartupProblem } from '../startup-problem.ts'
import { columnTypes } from './column-types.ts'
import { connectionProblem, oldestServer, readTarget } from './connection-problem.ts'
import { differentDatabases, pooledDirect, tooOld, wrongEncoding } from './connection-problem.ts'

export type Contact = {
  /** Whether something between us and PostgreSQL hands its connections from one to the other. */
  readonly isPooled: boolean
  /** Says which database of which server it is, by whatever way it was reached. */
  readonly identity: string
}

/** Looks who answers at an address; refuses with a `StartupProblem` when it cannot be used as it is. */
export async function makeContact(url: string): Promise<Contact> {
  try {
    return await whenUp(() => look(url))
  } catch (error) {
    throw error instanceof StartupProblem ? error : connectionProblem(error, url)
  }
}

/** The way around a pooler must be one, and lead to the same place. */
export async function checkDirect(directUrl: string, { identity }: Contact): Promise<void> {
  const direct = await makeContact(directUrl)
  if (direct.isPooled) throw pooledDirect(directUrl)
  if (direct.identity !== identity) throw differentDatabases()
}

type Answer = { version: string; encoding: string; pid: number; identity: string }

async function look(url: string): Promise<Contact> {
  const client = new Client(plainSettings(url))
  client.on('error', () => {})
  await client.connect()
  try {
    const text = `
      select current_setting('server_version') as version,
             current_setting('server_encoding') as encoding, pg_backend_pid() as pid,
             current_database() || ' ' || extract(epoch from pg_postmaster_start_time())::text as identity`
    const { rows } = await client.query<Answer>({ text, queryMode: 'extended' } as QueryConfig)
    const [{ version = '', encoding = '', pid = 0, identity = '' } = {}] = rows as Partial<Answer>[]
    if (Number.parseInt(version, 10) < oldestServer) throw tooOld(version, url)
    if (encoding !== 'UTF8') throw wrongEncoding(encoding, url)
    return { isPooled: readTarget(url).throughPgBouncer || isForeign(client, pid), identity }
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * PostgreSQL greets with the number of the process that serves the connection. A pooler has none yet and greets with a
 * number of its own, which is then not that of the process that answers. No setting of the pooler hides that.
 */
function isForeign(client: Client, pid: number): boolean {
  const { processID } = client as unknown as { processID?: number | null }
  return typeof processID === 'number' && pid !== 0 && processID !== pid
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

function plainSettings(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'baize',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: columnTypes,
  }
}

const limits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }

/** Set with the greeting, once a connection. A pooler refuses or forgets it. */
export function directSettings(url: string): ClientConfig {
  return { ...plainSettings(url), ...limits, options: '-c timezone=UTC -c datestyle=ISO' }
}

export function pooledSettings(url: string): ClientConfig {
  return plainSettings(url)
}

/** The same for one transaction, which is all that is ours of a pooled connection. */
export const pooledPreamble = [
  ...Object.entries(limits).map(([name, value]) => `set local ${name} = ${value}`),
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO'",
].join('; ')
