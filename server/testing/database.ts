import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { connect, type Database, type DatabaseLog } from '../src/platform/database/database.ts'
import { addressOf, runAs } from './test-server.ts'

const owners = new WeakMap<Database, () => Promise<Database>>()

/**
 * A migrated, empty database for one test file, or a copy of another one, dropped after its last test. Call it at the
 * top of the file: `const db = await testDatabase()`. It is asked as the role that runs the house, which owns nothing.
 */
export async function testDatabase(
  options: { poolSize?: number; log?: DatabaseLog; template?: string } = {},
): Promise<Database> {
  const { url, runtimeUrl, template: usual } = inject('testServer')
  const { template = usual, ...pool } = options
  const name = `${usual}_${randomBytes(6).toString('hex')}`
  // Files are copied faster than they are written anew where nobody waits for the disk.
  await runAs(url, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  const db = await connect({ url: addressOf(runtimeUrl, name), poolSize: 5, ...pool })
  let owner: Promise<Database> | undefined
  owners.set(db, () => (owner ??= connect({ url: addressOf(url, name), poolSize: 5 })))
  afterAll(async () => {
    await db.close()
    await (await owner)?.close()
    await runAs(url, (client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return db
}

/** The same database as its owner, for what no node may do: to make tables, to turn triggers off, to empty. */
export async function ownerOf(db: Database): Promise<Database> {
  const open = owners.get(db)
  if (open === undefined) throw new Error('Not a database of testDatabase().')
  return await open()
}

/** Tables of a test's own, which the role that runs the house may use like any other. */
export async function makeTables(db: Database, text: string): Promise<void> {
  const owner = await ownerOf(db)
  const role = decodeURIComponent(new URL(db.url).username)
  await owner.transaction((tx) =>
    tx.script(`${text};
      grant select, insert, update, delete on all tables in schema public to ${role};
      grant usage on all sequences in schema public to ${role}`),
  )
}
