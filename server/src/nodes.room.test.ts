import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { policyDocument } from '@baize/contract/system/system-settings'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { findProgram, startPgBouncer, startRedis } from '../testing/outside-programs.ts'
import { openPage } from '../testing/sockets.ts'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'

/** Two nodes over one PgBouncer in transaction mode, with and without Redis. */
const pgbouncer = findProgram('pgbouncer')
const redisServer = findProgram('redis-server')
if (pgbouncer === undefined) console.warn('Skipped: there is no pgbouncer here.')
if (redisServer === undefined) console.warn('Skipped with Redis: there is no redis-server here.')

// Read only where there is a pooler: a file without tests is put away while its programs are still being read.
const readProduct = () => Promise.all([import('./app.ts'), import('../testing/app-template.ts')])

/** What is promised. On two cores that sixteen programs wanted, the slowest of all took 1.5 seconds. */
const patience = { timeout: 2_000, interval: 20 }

async function startNode(environment: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-app-'))
  const [{ createApp }, { root, testEnvironment }] = await readProduct()
  const app = await createApp(
    readConfig({ ...testEnvironment, DATABASE_POOL: '4', DATA_DIR: dataDir, ...environment }),
    { log: createLog('error'), root },
  )
  const server = app.http.app
  await server.listen({ host: '127.0.0.1', port: 0 })
  afterAll(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { app, origin: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

type Way = { readonly url: string; readonly direct: string }

async function wayThrough(program: string): Promise<Way> {
  const [, { appTemplate }] = await readProduct()
  const db = await testDatabase({ template: await appTemplate() })
  const pooler = await startPgBouncer(program, db.url)
  afterAll(() => pooler.stop())
  return { url: pooler.url, direct: db.url }
}

function describeNodes(name: string, environmentOf: (way: Way) => Promise<Record<string, string>>) {
  describe.skipIf(pgbouncer === undefined)(`two nodes over a pooler, ${name},`, async () => {
    if (pgbouncer === undefined) return
    const way = await wayThrough(pgbouncer)
    const environment = { DATABASE_URL: way.url, ...(await environmentOf(way)) }
    const here = await startNode(environment)
    const there = await startNode(environment)

    async function signIn(username: string) {
      const { db, http } = here.app
      const person = await db.sql.one<{ id: string; name: string; username: string }>`
        select id, name, username from identity.operators where username = ${username}`
      const whose = { ...person, kind: 'operator', roles: ['admin'] } as const
      const token = await db.transaction((tx) =>
        http.sessions.open(tx, { ...whose, ip: '127.0.0.1', userAgent: 'test' }),
      )
      return { token, id: person.id }
    }

    it('[DB26] what an operator sets and a push of it reach the other node', async () => {
      const { token } = await signIn('admin')
      const page = await openPage(there.origin, token, 'operators')
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const { get, publish } = policyDocument.calls
      const read = await fetch(here.origin + get.path, { headers })
      const { live } = ((await read.json()) as { value: { live: { version: number } } }).value
      const { content } = live as unknown as { content: object }
      const body = {
        baseVersion: live.version,
        content: { ...content, memberIdleMinutes: 17 },
        reason: 'A test of two nodes',
      }
      const written = await fetch(here.origin + publish.path, {
        method: publish.method,
        headers,
        body: JSON.stringify(body),
      })
      expect(await written.json()).toMatchObject({ code: '' })
      const began = performance.now()
      await page.hears('audit.written')
      const pushed = performance.now() - began
      const idleMs = () => there.app.http.sessions.limitsOf('member').idleMs
      await vi.waitFor(() => expect(idleMs()).toBe(17 * 60_000), patience)
      console.info(`${name}: pushed in ${pushed | 0} ms, set in ${(performance.now() - began) | 0}`)
      expect(pushed).toBeLessThan(patience.timeout)
    })

    it('[DB26] who signs in here is known there, and who signs out here is sent away there', async () => {
      const { token, id } = await signIn('support')
      expect((await there.app.http.sessions.find(token))?.id).toBe(id)
      const page = await openPage(there.origin, token, 'operators')
      const { db, http } = here.app
      await db.transaction((tx) => http.sessions.closeAllOf(tx, 'operator', id))
      await vi.waitFor(
        () => expect(page.heard.at(-1)).toEqual({ type: 'refused', code: 'sign_in_required' }),
        patience,
      )
      expect(await there.app.http.sessions.find(token)).toBe(undefined)
    })

    it('[DB26] a job that is added is run', async () => {
      const { db } = here.app
      const runs = async () =>
        await db.sql`select from platform.job_runs where task = 'platform.partitions' and last_run_at > ${began}`
      const began = new Date()
      await db.sql`select graphile_worker.add_job('platform.partitions')`
      await vi.waitFor(async () => expect(await runs()).toHaveLength(1), patience)
    })
  })
}

describeNodes('with a way around it', async ({ direct }) => ({
  DATABASE_DIRECT_URL: direct,
}))

if (redisServer !== undefined) {
  describeNodes('with Redis', async () => {
    const redis = await startRedis(redisServer)
    afterAll(() => redis.stop())
    return { REDIS_URL: redis.url }
  })
}
