import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/platform/database/database.ts'
import { startEmbedded } from '../src/embedded/embedded.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { addressOf, dropDatabases, runAs } from './test-server.ts'
import { sweepAbandoned, testFolderPrefix } from './sweep.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** Tests need no data after a crash, so theirs need not wait for the disk. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * Once for all room tests: a PostgreSQL (that of TEST_DATABASE_URL or DATABASE_URL, or an embedded one in a
 * folder that goes with it) and a migrated database there, of which each test file gets a copy.
 */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  const template = `baize_test_${process.pid}_${Date.now().toString(36)}`
  const close = async () => {
    await dropDatabases(server.url, template)
    await server.stop()
  }
  try {
    await makeTemplate(server.url, template)
  } catch (error) {
    await close()
    throw error
  }
  project.provide('testServer', { url: server.url, template })
  return close
}

async function makeTemplate(url: string, name: string): Promise<void> {
  await runAs(url, (client) => client.query(`create database ${name}`))
  const db = await connect({ url: addressOf(url, name), poolSize: 2 })
  try {
    await migrate(db, migrations)
  } finally {
    await db.close()
  }
}

async function findServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  if (given) return { url: given, async stop() {} }
  await sweepAbandoned()
  const dataDir = mkdtempSync(join(tmpdir(), `${testFolderPrefix}${process.pid}-`))
  const settings = { ...hasty, max_connections: '300' }
  const embedded = await startEmbedded({ dataDir, settings })
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
