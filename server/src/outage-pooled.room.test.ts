import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { cuttable } from '../testing/cut-database.ts'
import { ownerOf, testDatabase } from '../testing/database.ts'
import { findProgram, startPgBouncer } from '../testing/outside-programs.ts'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'

const program = findProgram('pgbouncer')
if (program === undefined) console.warn('Skipped: there is no pgbouncer here.')

/** The whole platform over a pooler, whose database goes away and comes back. */
describe.skipIf(program === undefined)('an outage behind a pooler', async () => {
  if (program === undefined) return
  // Read only here: a file without tests is put away while its programs are still being read.
  const [{ createApp }, { appTemplate, root, testEnvironment }] = await Promise.all([
    import('./app.ts'),
    import('../testing/app-template.ts'),
  ])
  const own = await testDatabase({ template: await appTemplate() })
  const pooler = await startPgBouncer(program, own.url)
  const direct = await cuttable(own.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-app-'))
  const lines: { level: string; msg: string }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as never) })
  const environment = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct.url }
  const app = await createApp(
    readConfig({ ...testEnvironment, ...environment, DATA_DIR: dataDir }),
    {
      log,
      root,
    },
  )
  const server = app.http.app
  await server.ready()
  afterAll(async () => {
    await app.close()
    await pooler.stop()
    await direct.cut()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const status = async (url: string) => (await server.inject({ url })).statusCode
  const isReady = () =>
    vi.waitFor(async () => expect(await status('/readyz')).toBe(200), {
      timeout: 25_000,
      interval: 200,
    })

  it('[DB31] is one line when it begins and one when it is over, whoever meets it first', async () => {
    await isReady()
    lines.length = 0
    // As when PostgreSQL is stopped at once: who is connected is told so, and then nobody answers.
    await (
      await ownerOf(own)
    ).sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await direct.cut()
    await sleep(300)
    await pooler.way.cut()
    await sleep(4_000)
    expect(await status('/readyz')).toBe(503)
    await direct.mend()
    await pooler.way.mend()
    await isReady()
    // Long enough for what starts anew to have said so.
    await sleep(2_000)
    expect(lines.map(({ msg }) => msg)).toEqual([
      'The database is away; calls are refused until it is back.',
      'The database is back.',
    ])
  }, 60_000)
})
