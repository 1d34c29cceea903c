import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { testFolderPrefix } from '../../testing/sweep.ts'
import { connect, type Database } from '../platform/database/database.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { isPostmasterOf, readPidFile, stopPostmaster } from './postmaster.ts'

const base = mkdtempSync(join(tmpdir(), `${testFolderPrefix}${process.pid}-`))
const dataDir = join(base, 'data')
const cluster = join(dataDir, 'postgres')
const script = fileURLToPath(new URL('../../testing/hold-embedded.ts', import.meta.url))

let embedded: Embedded | undefined
const children: ChildProcess[] = []

const start = async (folder = dataDir) => (embedded = await startEmbedded({ dataDir: folder }))
const serverPid = () => readPidFile(cluster)?.pid ?? 0

afterEach(async () => {
  await embedded?.stop()
  embedded = undefined
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await stopPostmaster(cluster, serverPid())
})

afterAll(() => rmSync(base, { recursive: true, force: true }))

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await connect({ url, poolSize: 4 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const answers = (db: Database) =>
  db.sql`select 1`.then(
    () => true,
    () => false,
  )

/** Another Node process with an embedded server; answers with the first line that it says. */
async function startElsewhere(folder: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve) => {
    child.stdout.once('data', (data) => resolve(String(data)))
  })
  return {
    child,
    ended,
    said: JSON.parse(line) as { url?: string; ownerUrl?: string; problem?: string },
  }
}

async function killElsewhere(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

test('[DB16] the first start makes the data, the second keeps it', async () => {
  mkdirSync(join(dataDir, 'postgres.making-999999', 'data'), { recursive: true })
  mkdirSync(cluster)
  const first = await start()
  const settings = await withDatabase(first.ownerUrl, async (db) => {
    await db.sql`create table kept (id bigint primary key)`
    await db.sql`insert into kept values (1)`
    return await db.sql.one`
      select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
             current_setting('synchronous_commit') as commit, datlocprovider as provider,
             datlocale as locale from pg_database where datname = current_database()`
  })
  expect(settings).toEqual({
    encoding: 'UTF8',
    fsync: 'on',
    commit: 'on',
    provider: 'b',
    locale: 'C.UTF-8',
  })
  await first.stop()
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
  expect(readdirSync(dataDir).filter((name) => name.includes('making'))).toEqual([])
  const second = await start()
  expect(await withDatabase(second.ownerUrl, (db) => db.sql`select id from kept`)).toEqual([
    { id: 1n },
  ])
})

test('[DB17] kill -9 of PostgreSQL under load loses no acknowledged row, and it runs again', async () => {
  const { ownerUrl: url } = await start()
  const acknowledged: number[] = []
  await withDatabase(url, async (db) => {
    await db.sql`create table load (id int primary key)`
    let next = 0
    const enough = new AbortController()
    const write = async () => {
      while (!enough.signal.aborted) {
        const id = (next += 1)
        const kept = await db.sql`insert into load values (${id})`.then(
          () => true,
          () => false,
        )
        if (kept) acknowledged.push(id)
        else await sleep(20)
      }
    }
    const writers = [write(), write(), write(), write()]
    const killed = serverPid()
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20)
    const before = acknowledged.length
    process.kill(-killed, 'SIGKILL')
    while (!(await answers(db)) || serverPid() === killed) await sleep(20)
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before)
    enough.abort()
    await Promise.all(writers)
    const rows = await db.sql<{ id: number }>`select id from load`
    const kept = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  })
})

test('[DB18] kill -9 of Node leaves PostgreSQL running, and the next start takes it over', async () => {
  const { child, said } = await startElsewhere(dataDir)
  await withDatabase(said.ownerUrl ?? '', (db) => db.sql`insert into kept values (18)`)
  const pid = serverPid()
  await killElsewhere(child)
  expect(isPostmasterOf(cluster, pid)).toBe(true)
  const { ownerUrl: url, stop } = await start()
  expect(serverPid()).toBe(pid)
  expect(await withDatabase(url, (db) => db.sql`select id from kept where id = 18`)).toHaveLength(1)
  await stop()
  expect(isPostmasterOf(cluster, pid)).toBe(false)
})

test('[DB18] Ctrl-C reaches Node alone, which stops PostgreSQL in good order', async () => {
  const { child, ended } = await startElsewhere(dataDir)
  const pid = serverPid()
  process.kill(-(child.pid ?? 0), 'SIGINT')
  expect(await ended).toBe(0)
  expect(isPostmasterOf(cluster, pid)).toBe(false)
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toMatch(
    /database system is shut down\n$/,
  )
})

test('[DB19] what a killed server left behind is no obstacle, even with the number of somebody else', async () => {
  const { child } = await startElsewhere(dataDir)
  await killElsewhere(child)
  process.kill(-serverPid(), 'SIGKILL')
  await sleep(50)
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = join(cluster, name)
    const [, ...rest] = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, [process.pid, ...rest].join('\n'))
  }
  expect(existsSync(join(cluster, '.s.PGSQL.5432'))).toBe(true)
  const { ownerUrl: url } = await start()
  expect(serverPid()).not.toBe(process.pid)
  expect(await withDatabase(url, answers)).toBe(true)
})

test('[DB20] a second process on the same data gets one sentence, and the first goes on', async () => {
  const { ownerUrl: url } = await start()
  const { said } = await startElsewhere(dataDir)
  expect(said.problem).toBe(
    `Another Baize already uses the data in ${dataDir}; stop it, or set DATA_DIR to another folder.`,
  )
  expect(await withDatabase(url, answers)).toBe(true)
})

test('[DB20] of three processes that start together on a new folder, one wins', async () => {
  const folder = join(base, 'together')
  const starts = await Promise.all([1, 2, 3].map(() => startElsewhere(folder)))
  expect(starts.filter(({ said }) => said.url)).toHaveLength(1)
  expect(starts.filter(({ said }) => said.problem?.startsWith('Another Baize'))).toHaveLength(2)
  const winner = starts.find(({ said }) => said.url)
  winner?.child.kill('SIGINT')
  expect(await winner?.ended).toBe(0)
  expect(readdirSync(folder).filter((name) => name.includes('making'))).toEqual([])
})

test('[DB21] data and password are closed to others', async () => {
  const { ownerUrl: url } = await start()
  expect(url).toContain(`?host=${encodeURIComponent(cluster)}`)
  expect(statSync(cluster).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  const { password } = new URL(url)
  const guessed = connect({ url: url.replace(password, 'guessed'), poolSize: 1 })
  await expect(guessed).rejects.toThrow('with this password')
})

test('[DB21] a folder too deep for a socket is served by a port of the loopback', async () => {
  const deep = join(base, 'deep'.repeat(25))
  const { ownerUrl: url, stop } = await start(deep)
  expect(new URL(url).hostname).toBe('127.0.0.1')
  expect(await withDatabase(url, answers)).toBe(true)
  const again = startEmbedded({ dataDir: deep })
  await expect(again).rejects.toThrow('Another Baize already uses')
  await stop()
})

test('[DB21] a port also serves where a socket cannot be made', async () => {
  const inTheWay = join(cluster, '.s.PGSQL.5432')
  mkdirSync(inTheWay)
  const { ownerUrl: url, stop } = await start()
  expect(new URL(url).hostname).toBe('127.0.0.1')
  expect(await withDatabase(url, answers)).toBe(true)
  await stop()
  rmSync(inTheWay, { recursive: true })
})

test('[DB21] a lost password is made anew and the data stays', async () => {
  rmSync(join(dataDir, 'postgres.password'))
  const { ownerUrl: url } = await start()
  expect(await withDatabase(url, (db) => db.sql`select id from kept where id = 1`)).toHaveLength(1)
})

test('[DB22] data of another version is named', async () => {
  writeFileSync(join(cluster, 'PG_VERSION'), '16\n')
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 16 and this version brings 17/)
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
})

test('[DB22] a data folder that is a file, or that holds something else, is named', async () => {
  const file = join(base, 'file')
  writeFileSync(file, '')
  await expect(start(file)).rejects.toThrow(`${file} is not a folder`)
  const strange = join(base, 'strange')
  mkdirSync(join(strange, 'postgres', 'things'), { recursive: true })
  await expect(start(strange)).rejects.toThrow("holds something that is not PostgreSQL's data")
})
