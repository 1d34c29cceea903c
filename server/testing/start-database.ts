import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/platform/database/database.ts'
import { startEmbedded } from '../src/embedded/embedded.ts'
import { createLog } from '../src/platform/log.ts'
import { prepareDatabase } from '../src/platform/prepare-database.ts'
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
    await makeTemplate(server, template)
  } catch (error) {
    await close()
    throw error
  }
  const { url, runtimeUrl } = server
  project.provide('testServer', { url, runtimeUrl, template })
  return close
}

type Server = { readonly url: string; readonly runtimeUrl: string; stop(): Promise<void> }

async function makeTemplate({ url, runtimeUrl }: Server, name: string): Promise<void> {
  await runAs(url, (client) => client.query(`create database ${name}`))
  const db = await connect({ url: addressOf(runtimeUrl, name), poolSize: 2 })
  const log = createLog('error')
  const ownerUrl = addressOf(url, name)
  try {
    await prepareDatabase({ db, ownerUrl, folder: migrations, log, production: true })
  } finally {
    await db.close()
  }
}

async function findServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  if (given) return await borrowServer(given)
  await sweepAbandoned()
  const dataDir = mkdtempSync(join(tmpdir(), `${testFolderPrefix}${process.pid}-`))
  const settings = { ...hasty, max_connections: '300' }
  const embedded = await startEmbedded({ dataDir, settings })
  return {
    url: embedded.ownerUrl,
    runtimeUrl: embedded.url,
    async stop() {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** On a server of somebody else the role that runs the house is made for this run alone. */
async function borrowServer(url: string): Promise<Server> {
  const role = `baize_test_${process.pid}_${Date.now().toString(36)}`
  const password = randomBytes(16).toString('hex')
  await runAs(url, (client) => client.query(`create role ${role} login password '${password}'`))
  const runtime = new URL(url)
  runtime.username = role
  runtime.password = password
  return {
    url,
    runtimeUrl: runtime.toString(),
    async stop() {
      await runAs(url, (client) => client.query(`drop role ${role}`))
    },
  }
}
