import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerOf, testDatabase } from '../../../testing/database.ts'
import { createLog } from '../log.ts'
import { createJobs, type JobRun, type Jobs } from './jobs.ts'

const db = await testDatabase({ poolSize: 10 })
const lines: string[] = []
const log = createLog('debug', { write: (line) => void lines.push(line) })
const running: Jobs[] = []

async function make(): Promise<Jobs> {
  const jobs = await createJobs({ db, log, now: () => new Date() })
  running.push(jobs)
  return jobs
}

const until = (check: () => Promise<boolean> | boolean, timeout = 8000) =>
  vi.waitUntil(check, { timeout, interval: 20 })

/** Lets the next try come at once instead of after the back-off. */
const hurry = () => db.sql`update graphile_worker._private_jobs set run_at = now()`

beforeEach(() => {
  lines.length = 0
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  await db.sql`delete from graphile_worker._private_jobs`
})

describe('jobs', () => {
  it('[P10] run when the transaction that added them commits, and only then', async () => {
    const jobs = await make()
    const ran: unknown[] = []
    jobs.define<{ n: number }>('test.note', {
      says: 'ops.jobSweep',
      handle: async ({ n }) => void ran.push(n),
    })
    await jobs.start()
    const undone = db.transaction(async (tx) => {
      await jobs.add(tx, 'test.note', { n: 1 })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await db.transaction((tx) => jobs.add(tx, 'test.note', { n: 2 }))
    await until(() => ran.length > 0)
    await sleep(100)
    expect(ran).toEqual([2])
  })

  it('[P10] of one key are merged while they wait, and a later time is kept', async () => {
    const jobs = await make()
    jobs.define('test.later', { says: 'ops.jobSweep', handle: async () => {} })
    const runAt = new Date(Date.now() + 3_600_000)
    await db.transaction((tx) => jobs.add(tx, 'test.later', { n: 1 }, { key: 'k', runAt }))
    await db.transaction((tx) => jobs.add(tx, 'test.later', { n: 2 }, { key: 'k', runAt }))
    const { items } = await jobs.list()
    expect(items).toMatchObject([{ task: 'test.later', state: 'waiting', attempts: 0 }])
    expect(items[0]?.runAt).toBe(runAt.toISOString())
  })

  it('[P11] are tried again with back-off, parked after the last try, and retried by hand', async () => {
    const jobs = await make()
    const runs: JobRun[] = []
    let broken = true
    jobs.define('test.fails', {
      says: 'ops.jobSweep',
      maxAttempts: 2,
      async handle(_, run) {
        runs.push(run)
        if (broken) throw new Error('the gateway refused +63 917 555 0142')
      },
    })
    await jobs.start()
    const id = await db.transaction((tx) => jobs.add(tx, 'test.fails', {}))
    await until(async () => (await jobs.list()).items[0]?.state === 'retrying')
    const retrying = (await jobs.list()).items[0]
    expect(Date.parse(retrying?.runAt ?? '')).toBeGreaterThan(Date.now() + 1000)
    await hurry()
    await until(async () => (await jobs.list()).items[0]?.state === 'parked')
    expect((await jobs.list()).items).toMatchObject([
      { id, attempts: 2, maxAttempts: 2, lastError: 'the gateway refused [hidden]' },
    ])
    expect(runs.map(({ attempt, lastAttempt }) => [attempt, lastAttempt])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(lines.filter((line) => line.includes('A job is parked.'))).toHaveLength(1)
    expect(lines.join()).not.toContain('555 0142')
    broken = false
    expect((await db.transaction((tx) => jobs.retry(tx, id))).ok).toBe(true)
    await until(async () => (await jobs.list()).items.length === 0)
    expect(await db.transaction((tx) => jobs.retry(tx, id))).toEqual({
      ok: false,
      code: 'not_found',
    })
  })

  it('[P12] that hang are cut off by their time limit', async () => {
    const jobs = await make()
    let aborted = false
    jobs.define('test.hangs', {
      says: 'ops.jobSweep',
      timeLimitMs: 200,
      async handle(_, { signal }) {
        signal.addEventListener('abort', () => {
          aborted = true
        })
        await new Promise(() => {})
      },
    })
    await jobs.start()
    await db.transaction((tx) => jobs.add(tx, 'test.hangs', {}))
    await until(async () => (await jobs.list()).items[0]?.state === 'retrying', 3000)
    expect(aborted).toBe(true)
    expect((await jobs.list()).items[0]?.lastError).toContain('longer than 200 ms')
  })

  it('[P13] of a node that died are found and run by another', async () => {
    const jobs = await make()
    let ran = false
    jobs.define('test.orphan', {
      says: 'ops.jobSweep',
      async handle() {
        ran = true
      },
    })
    await db.transaction((tx) => jobs.add(tx, 'test.orphan', {}))
    await db.sql`
      update graphile_worker._private_jobs
      set locked_at = now() - interval '10 minutes', locked_by = 'dead', attempts = 1`
    await jobs.start()
    expect(await until(() => ran, 8000)).toBe(true)
  })

  it('[P13] of a node that died wait for their own time limit, whatever others may take', async () => {
    const jobs = await make()
    const ran: string[] = []
    for (const [task, timeLimitMs] of [
      ['test.short', 20_000],
      ['test.long', 900_000],
    ] as const) {
      const handle = async () => void ran.push(task)
      jobs.define(task, { says: 'ops.jobSweep', timeLimitMs, handle })
      await db.transaction((tx) => jobs.add(tx, task, {}))
    }
    await db.sql`
      update graphile_worker._private_jobs j set locked_at = now() - interval '1 minute', attempts = 1,
        locked_by = case t.identifier when 'test.short' then 'dead' else 'at work' end
      from graphile_worker._private_tasks t where t.id = j.task_id`
    await jobs.start()
    expect(await until(() => ran.length > 0, 8000)).toBe(true)
    await sleep(300)
    expect(ran).toEqual(['test.short'])
  })

  it('[P14] close with grace: what runs is finished, what waits stays', async () => {
    const jobs = await make()
    let finished = 0
    jobs.define('test.slow', {
      says: 'ops.jobSweep',
      async handle() {
        await sleep(300)
        finished += 1
      },
    })
    await jobs.start()
    await db.transaction((tx) => jobs.add(tx, 'test.slow', {}))
    await until(async () => (await jobs.list()).items[0]?.state === 'running')
    await jobs.stop()
    expect(finished).toBe(1)
    await db.transaction((tx) => jobs.add(tx, 'test.slow', {}))
    await sleep(200)
    expect((await jobs.list()).items).toMatchObject([{ state: 'waiting' }])
  })

  it('[P13] go on after the database was away while one was at work', async () => {
    const owner = await ownerOf(db)
    const jobs = await make()
    const ran: string[] = []
    jobs.define<{ name: string }>('test.away', {
      says: 'ops.jobSweep',
      async handle({ name }) {
        if (name === 'first') {
          await owner.sql`alter table graphile_worker._private_jobs rename to away`
        }
        ran.push(name)
      },
    })
    await jobs.start()
    await db.transaction((tx) => jobs.add(tx, 'test.away', { name: 'first' }))
    await until(() => lines.some((line) => line.includes('Failed to complete jobs')))
    await owner.sql`alter table graphile_worker.away rename to _private_jobs`
    await db.transaction((tx) => jobs.add(tx, 'test.away', { name: 'second' }))
    expect(await until(() => ran.includes('second'), 15_000)).toBe(true)
  })

  it('[P13] go on after they met a database that only read, as a standby does until it is promoted', async () => {
    const owner = await ownerOf(db)
    const { name } = await db.sql.one<{ name: string }>`select current_database() as name`
    const jobs = await make()
    const ran: string[] = []
    jobs.define<{ n: string }>('test.promoted', {
      says: 'ops.jobSweep',
      async handle({ n }) {
        ran.push(n)
        if (n === 'first') await sleep(1_500)
      },
    })
    await jobs.start()
    /** What is set counts for connections that are made from then on, so all others are ended. */
    const set = async (change: string) => {
      await owner.transaction((tx) =>
        tx.script(`set transaction read write; alter database ${name} ${change}`),
      )
      await owner.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
    }
    const add = (n: string) => db.transaction((tx) => jobs.add(tx, 'test.promoted', { n }))
    await add('first')
    await until(() => ran.length === 1)
    await set('set default_transaction_read_only = on')
    // Until it could not be told that the first is done, and the queue was to begin anew.
    await sleep(5_000)
    await set('reset default_transaction_read_only')
    const isAdded = () =>
      add('second').then(
        () => true,
        () => false,
      )
    await until(isAdded)
    expect(await until(() => ran.includes('second'), 20_000)).toBe(true)
  }, 60_000)

  it('[P15] on a clock are listed with their last run', async () => {
    const jobs = await make()
    jobs.define('test.clock', {
      says: 'ops.jobSweep',
      schedule: '*/5 * * * *',
      handle: async () => {},
    })
    expect((await jobs.list()).schedules).toEqual([
      { task: 'test.clock', says: 'ops.jobSweep', pattern: '*/5 * * * *', lastRunAt: null },
    ])
    await jobs.start()
    await db.transaction((tx) => jobs.add(tx, 'test.clock', {}))
    await until(async () => (await jobs.list()).schedules[0]?.lastRunAt instanceof Date)
  })

  it('[P10] refuse a name that nobody defined, and a name defined twice', async () => {
    const jobs = await make()
    await expect(db.transaction((tx) => jobs.add(tx, 'test.unknown', {}))).rejects.toThrow('no job')
    jobs.define('test.twice', { says: 'ops.jobSweep', handle: async () => {} })
    expect(() =>
      jobs.define('test.twice', { says: 'ops.jobSweep', handle: async () => {} }),
    ).toThrow('Two jobs')
  })
})
