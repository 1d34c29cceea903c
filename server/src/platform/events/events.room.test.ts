import { setTimeout as sleep } from 'node:timers/promises'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import type { Transaction } from '../database/database.ts'
import { ensureMonthlyPartitions } from '../database/partitions.ts'
import { createLog } from '../log.ts'
import { createEvents, type Events, type StoredEvent } from './events.ts'

const db = await testDatabase({ poolSize: 30 })
const now = () => new Date()
const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
const log = createLog('silent')
const running: Events[] = []

beforeAll(async () => {
  await db.transaction(async (tx) => {
    await ensureMonthlyPartitions(tx, 'platform.events', { ahead: 1, now: now() })
    await tx.script(
      'create table public.effects (name text, position bigint, payload jsonb, n bigserial)',
    )
  })
})
beforeEach(async () => {
  await db.sql`delete from public.effects`
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((events) => events.stop()))
  await db.sql`delete from platform.event_cursors`
})

const effects = (name: string) =>
  db.sql<{ position: bigint; payload: number }>`
    select position, payload from public.effects where name = ${name} order by n`

const note = (name: string) => async (tx: Transaction, event: StoredEvent) => {
  await tx.sql`insert into public.effects values (${name}, ${event.position}, ${JSON.stringify(event.payload)}::jsonb)`
}

const until = (check: () => Promise<boolean> | boolean, timeout = 8000) =>
  vi.waitUntil(check, { timeout, interval: 20 })

function make(options: { pollMs?: number } = {}): Events {
  const events = createEvents({ db, log, now, makeId, ...options })
  running.push(events)
  return events
}

const write = (events: Events, subject: string, payload: unknown, kind = 'thing.happened') =>
  db.transaction((tx) => events.write(tx, { kind, subject, payload }))

/** Each test hears only of its own time. */
const fresh = { from: 'now' } as const

describe('events', () => {
  it('[P1] are heard when their transaction commits, and only then', async () => {
    const events = make()
    events.subscribe({ ...fresh, name: 'p1', kinds: ['thing.happened'], handle: note('p1') })
    await events.start()
    await expect(
      db.transaction(async (tx) => {
        await events.write(tx, { kind: 'thing.happened', subject: 'a', payload: 1 })
        throw new Error('undo')
      }),
    ).rejects.toThrow('undo')
    await write(events, 'a', 2)
    await write(events, 'a', 3, 'other.happened')
    await until(async () => (await effects('p1')).length > 0)
    await sleep(200)
    expect((await effects('p1')).map((row) => row.payload)).toEqual([2])
  })

  it('[P1] arrive within a second although polls are slow', async () => {
    const events = make({ pollMs: 60_000 })
    events.subscribe({ ...fresh, name: 'p1b', kinds: ['thing.happened'], handle: note('p1b') })
    await events.start()
    await sleep(100)
    await write(events, 'a', 1)
    expect(await until(async () => (await effects('p1b')).length === 1, 1000)).toBe(true)
  })

  it('[P2] no gap is skipped: a slow writer is waited for, and a writer that gives up is not', async () => {
    const events = make({ pollMs: 60_000 })
    events.subscribe({ ...fresh, name: 'p2', kinds: ['thing.happened'], handle: note('p2') })
    await events.start()
    let finish = () => {}
    const slow = db.transaction(async (tx) => {
      await events.write(tx, { kind: 'thing.happened', subject: 'slow', payload: 'slow' })
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      throw new Error('undo')
    })
    const slower = db.transaction(async (tx) => {
      await sleep(50)
      await events.write(tx, { kind: 'thing.happened', subject: 'slower', payload: 'slower' })
      await sleep(600)
    })
    await sleep(100)
    await write(events, 'quick', 'quick')
    await sleep(200)
    expect(await effects('p2')).toEqual([])
    finish()
    await expect(slow).rejects.toThrow('undo')
    await slower
    await until(async () => (await effects('p2')).length === 2, 1500)
    expect((await effects('p2')).map((row) => row.payload)).toEqual(['slower', 'quick'])
  })

  it('[P2] a long transaction that writes no event holds nobody up', async () => {
    const events = make()
    events.subscribe({ ...fresh, name: 'p2b', kinds: ['thing.happened'], handle: note('p2b') })
    await events.start()
    let finish = () => {}
    const long = db.transaction(async (tx) => {
      await tx.sql`insert into public.effects values ('long', 0, '0')`
      await new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    await sleep(50)
    await write(events, 'a', 1)
    expect(await until(async () => (await effects('p2b')).length === 1, 1500)).toBe(true)
    finish()
    await long
  })

  it('[P3] keep the order of their subject under parallel writers, each exactly once', async () => {
    const events = make()
    const nodes = [make(), make()]
    for (const node of nodes) {
      node.subscribe({ ...fresh, name: 'p3', kinds: ['thing.happened'], handle: note('p3') })
      await node.start()
    }
    await db.sql`create table if not exists public.counters (subject text primary key, n int)`
    const subjects = ['s0', 's1', 's2', 's3', 's4']
    for (const subject of subjects) await db.sql`insert into public.counters values (${subject}, 0)`
    const writer = async (offset: number) => {
      for (let step = 0; step < 40; step += 1) {
        const subject = subjects[(offset + step) % 5] ?? ''
        await db.transaction(async (tx) => {
          // The transaction gets its number before it waits for the subject, as real ones do.
          await tx.sql`select pg_current_xact_id()`
          const { n } = await tx.sql.one<{ n: number }>`
            update public.counters set n = n + 1 where subject = ${subject} returning n`
          await events.write(tx, { kind: 'thing.happened', subject, payload: { subject, n } })
          if (step % 7 === 0) await sleep(5)
        })
      }
    }
    await Promise.all(Array.from({ length: 10 }, (_, offset) => writer(offset)))
    await until(async () => (await effects('p3')).length >= 400, 20_000)
    const rows = (await effects('p3')) as unknown as { payload: { subject: string; n: number } }[]
    for (const subject of subjects) {
      const seen = rows.filter((row) => row.payload.subject === subject).map((row) => row.payload.n)
      expect(seen).toEqual(Array.from({ length: 80 }, (_, index) => index + 1))
    }
  })

  it('[P4] a failing event is tried again, and its subject waits while others go on', async () => {
    const events = make()
    let failures = 2
    events.subscribe({
      ...fresh,
      name: 'p4',
      kinds: ['thing.happened'],
      firstRetryMs: 150,
      async handle(tx, event) {
        await note('p4')(tx, event)
        if (event.subject === 'bad' && failures > 0) {
          failures -= 1
          throw new Error('not yet')
        }
      },
    })
    await events.start()
    await write(events, 'bad', 'bad 1')
    await write(events, 'bad', 'bad 2')
    await write(events, 'good', 'good 1')
    await until(async () => (await effects('p4')).length === 3)
    expect((await effects('p4')).map((row) => row.payload)).toEqual(['good 1', 'bad 1', 'bad 2'])
  })

  it('[P5] after the last try it is parked with what follows in its subject, until it is retried', async () => {
    const events = make()
    let broken = true
    const handled: unknown[] = []
    events.subscribe({
      ...fresh,
      name: 'p5',
      kinds: ['thing.happened'],
      firstRetryMs: 10,
      maxAttempts: 3,
      async handle(_, event) {
        if (event.subject === 'bad' && broken) throw new Error('broken for +63 917 555 0142')
        handled.push(event.payload)
      },
    })
    await events.start()
    await write(events, 'bad', 'bad 1')
    await until(async () => (await events.listSubscribers())[0]?.parked === 1)
    await write(events, 'bad', 'bad 2')
    await write(events, 'good', 'good 1')
    await until(async () => (await events.listSubscribers())[0]?.parked === 2)
    await until(() => handled.length === 1)
    expect(await events.listSubscribers()).toEqual([
      { name: 'p5', behind: 0, parked: 2, lastError: 'Error: broken for [hidden]' },
    ])
    broken = false
    await sleep(100)
    expect(handled).toEqual(['good 1'])
    expect(await db.transaction((tx) => events.retryParked(tx, { subscriber: 'p5' }))).toBe(1)
    await until(() => handled.length === 3)
    expect(handled).toEqual(['good 1', 'bad 1', 'bad 2'])
    expect((await events.listSubscribers())[0]?.parked).toBe(0)
  })

  it('[P6] a hung subscriber is cut off, cannot write any more, and blocks no other', async () => {
    const events = make()
    let late: Promise<unknown> | undefined
    events.subscribe({
      ...fresh,
      name: 'p6 hung',
      kinds: ['thing.happened'],
      timeLimitMs: 400,
      async handle(tx, event) {
        await note('p6 hung')(tx, event)
        if (event.subject !== 'hangs') return
        late ??= sleep(900).then(() => tx.sql`insert into public.effects values ('late', 0, '0')`)
        await new Promise(() => {})
      },
    })
    events.subscribe({ ...fresh, name: 'p6', kinds: ['thing.happened'], handle: note('p6') })
    await events.start()
    await write(events, 'hangs', 1)
    await sleep(50)
    const at = Date.now()
    await write(events, 'other', 2)
    await until(async () => (await effects('p6')).length === 2, 350)
    expect(Date.now() - at).toBeLessThan(350)
    await until(async () => (await effects('p6 hung')).length === 1)
    expect((await effects('p6 hung')).map((row) => row.payload)).toEqual([2])
    await expect(late).rejects.toThrow('after its end')
    expect(await effects('late')).toEqual([])
  })

  it('[P6] a handler that hangs in the database is cut off too', async () => {
    const events = make()
    events.subscribe({
      ...fresh,
      name: 'p6c',
      kinds: ['thing.happened'],
      timeLimitMs: 300,
      async handle(tx, event) {
        if (event.subject === 'hangs') await tx.sql`select pg_sleep(20)`
        await note('p6c')(tx, event)
      },
    })
    await events.start()
    await write(events, 'hangs', 1)
    await write(events, 'other', 2)
    expect(await until(async () => (await effects('p6c')).length === 1, 3000)).toBe(true)
  })

  it('[P7] a crash between the effect and the cursor undoes both, and the next node goes on', async () => {
    const first = make()
    const subscriber = { ...fresh, name: 'p7', kinds: ['thing.happened'] }
    first.subscribe({
      ...subscriber,
      async handle(tx, event) {
        await note('p7')(tx, event)
        // The connection dies as it does when the machine of this node does.
        if (event.payload === 2) {
          await db.sql`select pg_terminate_backend(${(await tx.sql.one<{ pid: number }>`select pg_backend_pid() as pid`).pid})`
        }
      },
    })
    await first.start()
    for (const payload of [1, 2, 3]) await write(first, 'a', payload)
    await sleep(500)
    await first.stop()
    const second = make()
    second.subscribe({ ...subscriber, handle: note('p7') })
    await second.start()
    await until(async () => (await effects('p7')).length >= 3)
    await sleep(200)
    expect((await effects('p7')).map((row) => row.payload)).toEqual([1, 2, 3])
  })

  it('[P8] a new subscriber reads from the start, unless it asks for the present', async () => {
    const events = make()
    await write(events, 'old', 'old', 'relic.found')
    events.subscribe({ name: 'p8 start', kinds: ['relic.found'], handle: note('p8 start') })
    events.subscribe({ ...fresh, name: 'p8 now', kinds: ['relic.found'], handle: note('p8 now') })
    await events.start()
    await write(events, 'new', 'new', 'relic.found')
    await until(async () => (await effects('p8 start')).length === 2)
    expect((await effects('p8 now')).map((row) => row.payload)).toEqual(['new'])
  })
})
