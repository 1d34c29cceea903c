import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it, vi } from 'vitest'
import { root, testEnvironment } from '../testing/app-template.ts'
import { ownerOf } from '../testing/database.ts'
import { testFolderPrefix } from '../testing/sweep.ts'
import { addressOf, runAs } from '../testing/test-server.ts'
import { testWiredApp } from '../testing/wired-app.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { readConfig } from './platform/config.ts'
import { makeBackup, restoreBackup } from './backup/backup.ts'

const { url } = inject('testServer')
const folder = mkdtempSync(join(tmpdir(), `${testFolderPrefix}${process.pid}-backup-`))
const databases: string[] = []
const house = await testWiredApp()
const member = await house.member(50_000n)

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  for (const name of databases) {
    await runAs(url, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
})

const configOf = (environment: Record<string, string>) =>
  readConfig({ ...testEnvironment, DATA_DIR: join(folder, 'none'), ...environment })
const atHome = () => configOf({ DATABASE_URL: house.db.url })
const pathOf = (name: string) => join(folder, name)
const backUp = (name: string, withSecret = true) =>
  makeBackup(atHome(), { file: pathOf(name), root, withSecret })
const restore = (name: string, environment: Record<string, string>) =>
  restoreBackup(configOf(environment), { file: pathOf(name), root })

async function emptyDatabase(): Promise<string> {
  const name = `${inject('testServer').template}_${randomBytes(6).toString('hex')}`
  databases.push(name)
  await runAs(url, (client) => client.query(`create database ${name}`))
  return addressOf(url, name)
}

const schemasAt = (address: string) =>
  runAs(address, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')",
    )
    return rows
  })

/** Everything that can be seen of a database: triggers with their state, indexes, rows by table, sequences. */
async function looksOf(address: string) {
  return await runAs(address, async (client) => {
    const rows = async (text: string) =>
      (await client.query<{ line: string }>(text)).rows.map(({ line }) => line)
    return {
      triggers: await rows(`select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) as line
        from pg_trigger where not tgisinternal order by 1`),
      references:
        await rows(`select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) as line
        from pg_constraint where contype = 'f' order by 1`),
      indexes: await rows(`select regexp_replace(indexdef, '^create .* on ', '', 'i') as line
        from pg_indexes where schemaname !~ '^pg_' order by 1`),
      partitions:
        await rows(`select format('%s %s', oid::regclass, pg_get_expr(relpartbound, oid)) as line
        from pg_class where relispartition and relkind = 'r' order by 1`),
      sums: await rows(`select format('%s %s %s', id, credits_posted, debits_posted) as line
        from ledger.accounts order by id`),
      legs: await rows(`select l::text as line from ledger.legs l order by id, leg`),
      audit: await rows(`select a::text as line from system.audit a order by sequence`),
    }
  })
}

/** A backup while nothing changed: who hears of a bet (points, sums of agents) writes some moments after it. */
async function madeOfStillHouse(name: string) {
  return await vi.waitFor(
    async () => {
      rmSync(pathOf(name), { force: true })
      const before = await looksOf(house.db.url)
      const made = await backUp(name)
      expect(await looksOf(house.db.url)).toEqual(before)
      return { before, made }
    },
    { timeout: 60_000, interval: 500 },
  )
}

// A restore applies every migration, so each of these takes a while.
describe('a backup', { timeout: 180_000 }, () => {
  it('[BK1] [BK4] [BK5] becomes the same house in an empty database, and its books and its log prove', async () => {
    await house.play(member, 1_000n, 500n)
    const { before, made } = await madeOfStillHouse('first')
    expect(statSync(pathOf('first')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['first'])
    await house.play(member, 1_000n)
    const target = await emptyDatabase()
    const restored = await restore('first', { DATABASE_URL: target })
    expect(restored).toMatchObject({
      tables: made.tables,
      rows: made.rows,
      applied: [],
      books: { holds: true, legs: BigInt(before.legs.length) },
      audit: { holds: true, entries: BigInt(before.audit.length) },
    })
    expect(await looksOf(target)).toEqual(before)
    const drawn = (address: string) =>
      runAs(
        address,
        async (client) =>
          (await client.query<{ n: string }>("select nextval('ledger.legs_position_seq') as n"))
            .rows[0]?.n,
      )
    // A movement that was undone has drawn a number, too.
    expect(Number(await drawn(target))).toBeGreaterThan(before.legs.length)
  })

  it('[BK2] of the embedded PostgreSQL is made while it does not run and while it does; it brings SECRET into an empty folder', async () => {
    const dataDir = pathOf('embedded')
    const own = configOf({ DATA_DIR: dataDir, SECRET: '' })
    const restored = await restore('first', { DATA_DIR: dataDir, SECRET: '' })
    expect(restored).toMatchObject({ books: { holds: true }, secretFile: join(dataDir, 'secret') })
    expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(testEnvironment.SECRET)
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
    const stopped = await makeBackup(own, { file: pathOf('stopped'), root })
    const running = await startEmbedded({ dataDir })
    const beside = await makeBackup(own, { file: pathOf('running'), root })
    await running.stop()
    expect(beside.rows).toBe(stopped.rows)
    await expect(restore('first', { DATA_DIR: dataDir })).rejects.toThrow('is not empty')
    const nowhere = makeBackup(configOf({}), { file: pathOf('none'), root })
    await expect(nowhere).rejects.toThrow('There is no house in')
  })

  it('[BK3] that was made without SECRET asks for it, and for no other', async () => {
    await backUp('bare', false)
    expect(readFileSync(pathOf('bare')).includes(testEnvironment.SECRET)).toBe(false)
    const empty = { DATABASE_URL: await emptyDatabase() }
    const without = restore('bare', { ...empty, SECRET: '' })
    await expect(without).rejects.toThrow('made without its SECRET; set SECRET')
    const other = restore('bare', { ...empty, SECRET: 'another secret that is long enough' })
    await expect(other).rejects.toThrow('SECRET is not that of the backup')
    expect(await restore('bare', empty)).toMatchObject({ books: { holds: true } })
  })

  it('[BK6] that was cut off, altered by one bit or is no backup is told in one sentence, and nothing is made', async () => {
    const whole = readFileSync(pathOf('first'))
    const DATABASE_URL = await emptyDatabase()
    const says = async (bytes: Buffer) => {
      writeFileSync(pathOf('bad'), bytes)
      return await restore('bad', { DATABASE_URL }).catch((error: Error) => error.message)
    }
    expect(await says(whole.subarray(0, whole.length - 1))).toMatch(
      /ends too early: it was cut off/,
    )
    expect(await says(whole.subarray(0, whole.length >> 1))).toMatch(/ends too early/)
    const bent = Buffer.from(whole)
    bent[whole.length >> 1]! ^= 1
    expect(await says(bent)).toMatch(/is not as it was written/)
    expect(await says(Buffer.from('something else'))).toMatch(/is no backup of Baize/)
    const other = restore('not there', { DATABASE_URL })
    await expect(other).rejects.toThrow('There is no file')
    expect(await schemasAt(DATABASE_URL)).toEqual([])
  })

  it('[BK6] of a newer version, or into a database that is not empty, is told in one sentence', async () => {
    const DATABASE_URL = await emptyDatabase()
    const [line = '', manifest = ''] = readFileSync(pathOf('first'), 'latin1').split('\n', 2)
    const rest = readFileSync(pathOf('first')).subarray(line.length + manifest.length + 2, -65)
    const text = JSON.parse(manifest) as { migrations: object[]; version: string }
    text.migrations.push({ number: text.migrations.length + 1, name: 'of_tomorrow', sha256: '' })
    text.version = '9.9.9'
    const body = Buffer.concat([Buffer.from(`${line}\n${JSON.stringify(text)}\n`), rest])
    const sum = createHash('sha256').update(body).digest('hex')
    writeFileSync(pathOf('newer'), Buffer.concat([body, Buffer.from(`${sum}\n`)]))
    await expect(restore('newer', { DATABASE_URL })).rejects.toThrow(
      /newer version \(9\.9\.9\): this one does not know its migration \d{4}_of_tomorrow/,
    )
    await expect(restore('first', { DATABASE_URL: house.db.url })).rejects.toThrow(/is not empty/)
    await expect(backUp('first')).rejects.toThrow('There is a file')
    expect(readFileSync(pathOf('first')).length).toBeGreaterThan(1_000)
  })

  it('[BK8] gives the role that runs the house its rights again, and asks for one that is not there', async () => {
    const ownerUrl = await emptyDatabase()
    const running = addressOf(inject('testServer').runtimeUrl, new URL(ownerUrl).pathname.slice(1))
    const unknown = new URL(running)
    unknown.username = 'nobody_here'
    const missing = restore('first', { DATABASE_URL: unknown.href, DATABASE_OWNER_URL: ownerUrl })
    await expect(missing).rejects.toThrow(
      'There is no role nobody_here, which DATABASE_URL names; create it, or correct DATABASE_URL.',
    )
    const alone = restore('first', { DATABASE_URL: running })
    await expect(alone).rejects.toThrow(/may not make them; set DATABASE_OWNER_URL to the role/)
    expect(await schemasAt(ownerUrl)).toEqual([])
    await restore('first', { DATABASE_URL: running, DATABASE_OWNER_URL: ownerUrl })
    const rightsAt = (address: string) =>
      runAs(address, async (client) => {
        const { rows } = await client.query<{ line: string }>(
          `select format('%s %s %s', c.oid::regclass, c.relowner::regrole, array(
             select x.privilege_type from aclexplode(c.relacl) x
             where x.grantee = (select oid from pg_roles where rolname = $1) order by 1)) as line
           from pg_class c where c.relnamespace::regnamespace::text in ('ledger', 'system', 'graphile_worker')
             and c.relkind in ('r', 'p', 'S', 'v') order by 1`,
          [decodeURIComponent(new URL(running).username)],
        )
        return rows.map(({ line }) => line)
      })
    expect(await rightsAt(ownerUrl)).toEqual(await rightsAt(house.db.url))
    expect(await looksOf(running)).toMatchObject({ triggers: (await looksOf(ownerUrl)).triggers })
  })

  it('[BK7] that fails halfway leaves nothing behind', async () => {
    const DATABASE_URL = await emptyDatabase()
    const stopping = new AbortController()
    stopping.abort(new Error('stopped'))
    const { signal } = stopping
    const options = { file: pathOf('first'), root, signal }
    await expect(restoreBackup(configOf({ DATABASE_URL }), options)).rejects.toThrow('stopped')
    expect(await schemasAt(DATABASE_URL)).toEqual([])
  })

  it('[BK5] of books that somebody wrote into by hand is restored and told', async () => {
    const owner = await ownerOf(house.db)
    await owner.transaction((tx) =>
      tx.script(`set local session_replication_role = replica;
        update ledger.accounts set credits_posted = credits_posted + 7 where owner = 'member:${member}'`),
    )
    await backUp('tampered')
    const restored = await restore('tampered', { DATABASE_URL: await emptyDatabase() })
    expect(restored.books.holds).toBe(false)
    expect(restored.books.differences.length).toBeGreaterThan(0)
  })
})
