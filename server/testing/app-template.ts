import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import { addressOf, runAs } from './test-server.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The environment of every platform under test; limits are off, and passwords cheap. */
export const testEnvironment = {
  DATABASE_POOL: '8',
  SECRET: 'a secret of tests, long enough for anyone',
  RATE_FACTOR: '100000',
  PASSWORD_COST: 'light',
  DEMO_PLAYERS: 'off',
  DEMO_TEAM: 'off',
}

/** Whoever makes the database that others copy holds this, and the others wait for it. */
const makersLock = 71_420_001

/**
 * The name of a database in which the platform has been started once, so that nobody else need seed it. It is made by the
 * first who asks.
 */
export async function appTemplate(): Promise<string> {
  const { url, runtimeUrl, template } = inject('testServer')
  const name = `${template}_app`
  await runAs(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [makersLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    // Under another name until it is whole: who finds the name may copy it.
    await client.query(`drop database if exists ${name}_unfinished with (force)`)
    await client.query(`create database ${name}_unfinished template ${template}`)
    await startOnce(addressOf(runtimeUrl, `${name}_unfinished`))
    await client.query(`alter database ${name}_unfinished rename to ${name}`)
  })
  return name
}

async function startOnce(url: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-app-'))
  const config = readConfig({ ...testEnvironment, DATABASE_URL: url, DATA_DIR: dataDir })
  try {
    const app = await createApp(config, { log: createLog('error'), root })
    await app.close()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
