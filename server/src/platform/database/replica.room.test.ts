import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { cuttable } from '../../../testing/cut-database.ts'
import { startReplicated } from '../../../testing/replicated.ts'
import { runAs } from '../../../testing/test-server.ts'
import { connect, type Database } from './database.ts'

const { primaryUrl, ownerUrl, replicaUrl, replicaOwnerUrl } = await startReplicated()
const way = await cuttable(replicaUrl)
const times = { everyMs: 100, mostBehindMs: 1_000 }
const patient = { timeout: 30_000, interval: 100 }

async function open(url: string) {
  const told: string[] = []
  const note = (fields: object, sentence: string) =>
    void told.push(`${(fields as { reason?: string }).reason ?? ''}: ${sentence}`)
  const log = { info: note, warn: note, error: note }
  const db = await connect({ url: primaryUrl, poolSize: 4, log, replica: { url, ...times } })
  onTestFinished(() => db.close())
  return { db, told }
}

const isOnReplica = async ({ lately }: Database) =>
  (await lately.sql.one<{ it: boolean }>`select pg_is_in_recovery() as it`).it

const untilRead = (db: Database) =>
  vi.waitFor(async () => expect(await isOnReplica(db)).toBe(true), patient)
const untilLeft = (db: Database) =>
  vi.waitFor(async () => expect(await isOnReplica(db)).toBe(false), patient)

describe('[DB28] what may be a few seconds old', () => {
  it('is read from the replica, and nothing else is', async () => {
    const { db, told } = await open(way.url)
    await untilRead(db)
    await runAs(ownerUrl, (client) =>
      client.query('create table seen (number integer); grant all on seen to public'),
    )
    await db.sql`insert into seen values (1)`
    await vi.waitFor(
      async () => expect(await db.lately.sql`select number from seen`).toEqual([{ number: 1 }]),
      patient,
    )
    const where = await db.transaction((tx) => tx.sql`select pg_is_in_recovery() as it`)
    expect([where, await db.sql`select pg_is_in_recovery() as it`]).toEqual([
      [{ it: false }],
      [{ it: false }],
    ])
    await expect(db.lately.sql`insert into seen values (2)`).rejects.toMatchObject({
      code: '25006',
    })
    expect(db.replica()).toMatchObject({ isRead: true })
    expect(told.filter((line) => line.includes('not read'))).toEqual([])
  })

  it('comes from the primary while the replica is behind, which is told once', async () => {
    const { db, told } = await open(way.url)
    await untilRead(db)
    await runAs(replicaOwnerUrl, (client) => client.query('select pg_wal_replay_pause()'))
    const writing = setInterval(
      () => void db.sql`select pg_logical_emit_message(true, 'a', 'b')`,
      50,
    )
    onTestFinished(() => clearInterval(writing))
    await untilLeft(db)
    await vi.waitFor(() => expect(db.replica()?.behindSeconds).toBeGreaterThanOrEqual(2), patient)
    expect(db.replica()?.isRead).toBe(false)
    expect(told).toEqual([expect.stringContaining('it is behind: The replica is not read')])
    await runAs(replicaOwnerUrl, (client) => client.query('select pg_wal_replay_resume()'))
    await untilRead(db)
    expect(told).toEqual([expect.anything(), ': The replica is read again.'])
  })

  it.each([
    ['cut off', way.cut],
    ['silent', async () => way.silence()],
  ])('who waits for a replica that is %s is served by the primary', async (_, harm) => {
    const { db, told } = await open(way.url)
    await untilRead(db)
    const slow = db.lately.sql`select pg_is_in_recovery() as it from pg_sleep(1)`
    await harm()
    expect(await slow).toEqual([{ it: false }])
    expect(await isOnReplica(db)).toBe(false)
    await vi.waitFor(() => expect(told).toHaveLength(1), patient)
    await way.mend()
    await untilRead(db)
    expect(told).toHaveLength(2)
  })

  it('a node starts without its replica, and reads it when it is there', async () => {
    await way.cut()
    const { db, told } = await open(way.url)
    expect([await isOnReplica(db), told]).toEqual([
      false,
      [expect.stringContaining('it does not answer: The replica is not read')],
    ])
    await way.mend()
    await untilRead(db)
  })

  it('the primary itself is no replica, and a copy of another database ends the start', async () => {
    const { told } = await open(primaryUrl)
    expect(told).toEqual([expect.stringContaining('it is no replica')])
    await expect(open(inject('testServer').url)).rejects.toThrow(
      'DATABASE_REPLICA_URL leads to a copy of another database',
    )
  })

  it('a login without rights may ask how it stands', async () => {
    const may = await runAs(ownerUrl, async (client) => {
      await client.query('create role plain')
      return await client.query(
        `select bool_and(has_function_privilege('plain', name, 'execute')) as may from unnest(array[
          'pg_control_system()', 'pg_current_wal_lsn()', 'pg_last_wal_replay_lsn()']) name`,
      )
    })
    expect(may.rows).toEqual([{ may: true }])
  })
})
