import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { appTemplate, root, testEnvironment } from '../testing/app-template.ts'
import { cuttable } from '../testing/cut-database.ts'
import { ownerOf, testDatabase } from '../testing/database.ts'
import { createApp } from './app.ts'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'

/** The whole platform, over a way to its database that can be cut. */
const own = await testDatabase({ template: await appTemplate() })
const way = await cuttable(own.url)
const dataDir = mkdtempSync(join(tmpdir(), 'baize-app-'))
const lines: { level: string; msg: string; refused?: number; reason?: string }[] = []
const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as never) })
const app = await createApp(
  readConfig({ ...testEnvironment, DATABASE_URL: way.url, DATA_DIR: dataDir }),
  { log, root },
)
const server = app.http.app
await server.ready()
afterAll(async () => {
  await app.close()
  await way.cut()
  rmSync(dataDir, { recursive: true, force: true })
})

const patience = { timeout: 20_000, interval: 200 }
const token = 'a'.repeat(43)
/** A call that looks for its session, and so needs the database. */
const ask = () =>
  server.inject({ url: '/wps/member/info', headers: { authorization: `Bearer ${token}` } })
const status = async (url: string) => (await server.inject({ url })).statusCode
const isReady = () => vi.waitFor(async () => expect(await status('/readyz')).toBe(200), patience)

describe('while the database is away', () => {
  it('[DB25][P42] calls are refused with a time to come back, and the log has one line for it and one for its end', async () => {
    expect((await ask()).statusCode).toBe(401)
    await isReady()
    lines.length = 0
    await way.cut()
    const answers = await Promise.all(Array.from({ length: 200 }, ask))
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toMatchObject({ success: false, code: 'unavailable' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await status('/readyz')).toBe(503)
    expect(await status('/healthz')).toBe(200)
    expect(await status('/wps/system/status')).toBe(200)
    // Long enough for everything that looks at the database of itself to have looked.
    await new Promise((resolve) => setTimeout(resolve, 6_000))
    expect(lines.map(({ msg }) => msg)).toEqual([
      'The database is away; calls are refused until it is back.',
    ])
    await way.mend()
    await isReady()
    expect((await ask()).statusCode).toBe(401)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatchObject({ msg: 'The database is back.', refused: 200 })
  }, 60_000)

  it('[DB34] one that takes everything and answers nothing is found out, and then refuses at once', async () => {
    await isReady()
    lines.length = 0
    way.silence()
    const [met] = await Promise.all(Array.from({ length: 50 }, ask))
    expect(met?.json()).toMatchObject({ code: 'unavailable' })
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 50 }, ask))
    // Far less than the three seconds in which nobody is judged.
    expect(performance.now() - began).toBeLessThan(2_000)
    for (const answer of answers) expect(answer.statusCode).toBe(503)
    expect(await status('/readyz')).toBe(503)
    expect(lines).toMatchObject([{ level: 'error', reason: 'silent' }])
    await way.mend()
    await isReady()
    expect((await ask()).statusCode).toBe(401)
    expect(lines[1]).toMatchObject({ msg: 'The database is back.', refused: 100 })
    expect(lines).toHaveLength(2)
  }, 60_000)

  it('[P42] a database that only reads is not ready, though it answers', async () => {
    const { name } = await own.sql.one<{ name: string }>`select current_database() as name`
    /** What is set counts for connections that are made from then on. */
    const set = async (change: string) => {
      await (await ownerOf(own)).transaction((tx) => tx.script(`alter database ${name} ${change}`))
      await way.cut()
      await way.mend()
    }
    await set('set default_transaction_read_only = on')
    await vi.waitFor(async () => expect((await ask()).statusCode).toBe(401), patience)
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(503), patience)
    expect(await status('/healthz')).toBe(200)
    await set('reset default_transaction_read_only')
    await isReady()
  }, 60_000)
})

it('[P42] a node that drains is not ready and still serves', async () => {
  await isReady()
  app.drain()
  expect(await status('/readyz')).toBe(503)
  expect((await ask()).statusCode).toBe(401)
})
