import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { appTemplate, root, testEnvironment } from '../testing/app-template.ts'
import { testDatabase } from '../testing/database.ts'
import { createApp } from './app.ts'
import { createClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'

const db = await testDatabase({ template: await appTemplate() })
const skewMs = 5_000
const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })

/** A node over the one database, on a machine whose clock is wrong by so much. */
async function nodeWithSkew(ms: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-app-'))
  const config = readConfig({ ...testEnvironment, DATABASE_URL: db.url, DATA_DIR: dataDir })
  const app = await createApp(config, { log, root, nodeClock: () => Date.now() + ms })
  await app.http.app.ready()
  afterAll(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return app
}

const [ahead, behind] = [await nodeWithSkew(skewMs), await nodeWithSkew(-skewMs)]
const person = { kind: 'member', id: 'mem_skew', name: 'skew', roles: ['member'] } as const

it('[P51] a session is open and over for all nodes at once, whatever their clocks say', async () => {
  const idleMs = 4_000
  for (const { http } of [ahead, behind]) {
    http.sessions.setLimits('member', { idleMs, absoluteMs: 3_600_000 })
  }
  for (const opener of [ahead, behind]) {
    const token = await db.transaction((tx) =>
      opener.http.sessions.open(tx, { ...person, ip: '127.0.0.1', userAgent: 'test' }),
    )
    const found = async () =>
      await Promise.all(
        [ahead, behind].map(async ({ http }) => (await http.sessions.find(token)) !== undefined),
      )
    expect(await found()).toEqual([true, true])
    await sleep(idleMs + 500)
    expect(await found()).toEqual([false, false])
  }
})

it('[P51] moments that two nodes write down are those of one clock, and each wrong machine is told of', async () => {
  const [first, second] = [await createdBy(ahead), await createdBy(behind)]
  expect(Math.abs(second.getTime() - first.getTime())).toBeLessThan(2_000)
  expect(lines.filter((line) => line.includes('The clock of this machine is wrong'))).toHaveLength(
    2,
  )
})

async function createdBy({ http }: Awaited<ReturnType<typeof nodeWithSkew>>): Promise<Date> {
  const id = `mem_${Math.random()}`
  await db.transaction((tx) => http.sessions.open(tx, { ...person, id, ip: '', userAgent: '' }))
  const [session] = await http.sessions.listOf('member', id)
  return session?.createdAt ?? new Date(0)
}

it('[P51] a clock that is set while the node runs changes nothing for long', async () => {
  let wrongMs = 0
  const clock = await createClock({
    db,
    log,
    ofNode: () => Date.now() + wrongMs,
    everyMs: 50,
  })
  afterAll(() => clock.stop())
  wrongMs = -60_000
  await vi.waitFor(() => expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000), {
    timeout: 10_000,
  })
})

it('[P51] what the way to the database blurs is no reason to set the clock', async () => {
  let asked = 0
  // Seven milliseconds to and fro, look by look.
  const one = async () => ({ at: Date.now() + (Math.floor(asked++ / 3) % 2 === 0 ? 7 : -7) })
  const clock = await createClock({
    db: { sql: { one } as unknown as typeof db.sql },
    log,
    everyMs: 10,
  })
  afterAll(() => clock.stop())
  const seen = new Set<number>()
  await vi.waitFor(() => {
    seen.add(Math.round((clock.now().getTime() - Date.now()) / 7))
    expect(asked).toBeGreaterThan(30)
  })
  expect([...seen]).toEqual([1])
})
