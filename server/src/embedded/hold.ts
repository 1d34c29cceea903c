import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupProblem } from '../platform/startup-problem.ts'
import { superuser } from './cluster.ts'

/** Any number of our own; it marks the data folder as in use by one server process of ours. */
const holdKey = 7_218_446_019_331n

/** A killed process's hold goes with its connection, which PostgreSQL may notice a moment later. */
const holdTries = 20

export type Knock = 'open' | 'starting or stopping' | 'other password' | 'nobody'

/** Whether a server answers at this address, and whether it lets us in. */
export async function knock(url: string): Promise<Knock> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'open'
  } catch (error) {
    const code = (error as { code?: string }).code
    if (code === '57P03') return 'starting or stopping'
    return code === '28P01' ? 'other password' : 'nobody'
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Takes the data folder for this process: an advisory lock that lives as long as its connection. It works
 * where process numbers mean nothing, as between two containers that share a folder.
 */
export async function holdFolder(url: string, dataDir: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'baize hold' })
  client.on('error', () => {})
  await client.connect()
  for (let tries = 0; tries < holdTries; tries += 1) {
    const { rows } = await client.query<{ held: boolean }>(
      `select pg_try_advisory_lock(${holdKey}) as held`,
    )
    if (rows[0]?.held) return client
    await sleep(100)
  }
  await client.end()
  throw new StartupProblem(
    `Another Baize already uses the data in ${dataDir}; stop it, or set DATA_DIR to another folder.`,
  )
}

/** The database of the platform, made on the first start. */
export async function ensureDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${name} owner ${superuser}`)
}

/**
 * The role that runs the house, made where it is missing. What it may do to the tables is said when they are there; by
 * itself it may do nothing.
 */
export async function ensureRuntimeRole(client: Client, name: string, password: string) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (rowCount === 0) await client.query(`create role ${name}`)
  await client.query(
    `alter role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password '${password}'`,
  )
}
