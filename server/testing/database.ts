import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { connect, type Database, type DatabaseLog } from '../src/platform/database/database.ts'
import { addressOf, runAs } from './test-server.ts'

/**
 * A migrated, empty database for one test file, dropped after its last test. Call it at the top of the
 * file: `const db = await testDatabase()`.
 */
export async function testDatabase(
  options: { poolSize?: number; log?: DatabaseLog } = {},
): Promise<Database> {
  const { url, template } = inject('testServer')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await runAs(url, (client) => client.query(`create database ${name} template ${template}`))
  const db = await connect({ url: addressOf(url, name), poolSize: 5, ...options })
  afterAll(async () => {
    await db.close()
    await runAs(url, (client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return db
}
