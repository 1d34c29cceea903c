import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { connect, type Database, type DatabaseLog } from '../src/platform/database/database.ts'
import { addressOf, runAs } from './test-server.ts'

/**
 * A migrated, empty database for one test file, or a copy of another one, dropped after its last test. Call it at the
 * top of the file: `const db = await testDatabase()`.
 */
export async function testDatabase(
  options: { poolSize?: number; log?: DatabaseLog; template?: string } = {},
): Promise<Database> {
  const { url, template: usual } = inject('testServer')
  const { template = usual, ...pool } = options
  const name = `${usual}_${randomBytes(6).toString('hex')}`
  // Files are copied faster than they are written anew where nobody waits for the disk.
  await runAs(url, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  const db = await connect({ url: addressOf(url, name), poolSize: 5, ...pool })
  afterAll(async () => {
    await db.close()
    await runAs(url, (client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return db
}
