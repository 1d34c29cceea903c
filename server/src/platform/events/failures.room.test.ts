import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { fresh, testEvents, until } from '../../../testing/events.ts'

const { db, make, write, note, effects } = await testEvents()

describe('events that fail', () => {
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
        if (event.payload === 'bad 1' && failures > 0) {
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
    expect(await effects('p4')).toEqual(['good 1', 'bad 1', 'bad 2'])
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
        if (event.payload === 'bad 1' && broken) throw new Error('broken for +63 917 555 0142')
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
      timeLimitMs: 1500,
      async handle(tx, event) {
        await note('p6 hung')(tx, event)
        if (event.subject !== 'hangs') return
        late ??= sleep(2200).then(() => tx.sql`insert into public.effects values ('late', '0')`)
        await new Promise(() => {})
      },
    })
    events.subscribe({ ...fresh, name: 'p6', kinds: ['thing.happened'], handle: note('p6') })
    await events.start()
    await write(events, 'hangs', 1)
    await until(() => late !== undefined)
    await write(events, 'other', 2)
    await until(async () => (await effects('p6')).length === 2)
    expect(await effects('p6')).toEqual([1, 2])
    // The one that hangs still holds its own events, and held up nobody else's.
    expect(await effects('p6 hung')).toEqual([])
    await until(async () => (await effects('p6 hung')).length === 1)
    expect(await effects('p6 hung')).toEqual([2])
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

  it('[P9] several taken at once leave nothing when that fails, and come one by one', async () => {
    const first = make()
    const subscriber = { ...fresh, name: 'p9', kinds: ['thing.happened'], firstRetryMs: 60_000 }
    first.subscribe({ ...subscriber, handle: note('p9') })
    await first.start()
    await first.stop()
    const payloads = ['good 1', 'bad', 'good 2', 'good 3']
    for (const payload of payloads) await write(first, payload, payload)
    const sizes: number[] = []
    const second = make()
    second.subscribe({
      ...subscriber,
      async handle(tx, event) {
        await note('p9')(tx, event)
        if (event.payload === 'bad') throw new Error('never')
      },
      async handleMany(tx, events) {
        sizes.push(events.length)
        for (const event of events) await note('p9')(tx, event)
        if (events.some(({ payload }) => payload === 'bad')) throw new Error('never')
      },
    })
    await second.start()
    await until(async () => (await effects('p9')).length >= 3)
    await sleep(200)
    expect(await effects('p9')).toEqual(['good 1', 'good 2', 'good 3'])
    // All four, and then the two that stood behind the bad one.
    expect(sizes).toEqual([4, 2])
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
    expect(await effects('p7')).toEqual([1, 2, 3])
  })
})
