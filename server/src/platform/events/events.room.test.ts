import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Events } from './events.ts'
import { makeTables } from '../../../testing/database.ts'
import { fresh, testEvents, until } from '../../../testing/events.ts'

const { db, make, write, note, effects } = await testEvents()

/** A writer that has announced an event and stays open until it is told how to end. */
async function holdOpen(events: Events, subject: string) {
  let [commit, undo] = [() => {}, () => {}]
  const ending = new Promise<void>((resolve, reject) => {
    commit = resolve
    undo = () => reject(new Error('undo'))
  })
  let done: Promise<void> = Promise.resolve()
  await new Promise<void>((written) => {
    done = db.transaction(async (tx) => {
      await events.write(tx, { kind: 'thing.happened', subject, payload: subject })
      // An answer behind it: by then the event has its place.
      await tx.sql`select`
      written()
      await ending
    })
  })
  return {
    async commit() {
      commit()
      await done
    },
    async undo() {
      undo()
      await expect(done).rejects.toThrow('undo')
    },
  }
}

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
    expect(await effects('p1')).toEqual([2])
  })

  it('[P1] wake their subscribers by fewer words than there are commits', async () => {
    const events = make()
    let words = 0
    const stop = await db.listen('platform_events', () => void (words += 1))
    await Promise.all(Array.from({ length: 60 }, () => write(events, 'a', 1, 'crowd.happened')))
    await until(async () => words > 0)
    await sleep(100)
    stop()
    expect(words).toBeLessThan(30)
  })

  it('[P1] arrive although nobody was woken', async () => {
    const events = make({ pollMs: 300, db: { ...db, wakeAfter: () => {} } })
    events.subscribe({ ...fresh, name: 'p1c', kinds: ['thing.happened'], handle: note('p1c') })
    await events.start()
    await sleep(100)
    await write(events, 'a', 7)
    await until(async () => (await effects('p1c')).length > 0)
    expect(await effects('p1c')).toEqual([7])
  })

  it('[P1] arrive at once although polls are slow', async () => {
    const events = make({ pollMs: 60_000 })
    events.subscribe({ ...fresh, name: 'p1b', kinds: ['thing.happened'], handle: note('p1b') })
    await events.start()
    await sleep(100)
    await write(events, 'a', 1)
    expect(await until(async () => (await effects('p1b')).length === 1, 5000)).toBe(true)
  })

  it('[P2] no gap is skipped: a slow writer is waited for, and a writer that gives up is not', async () => {
    const events = make({ pollMs: 60_000 })
    events.subscribe({ ...fresh, name: 'p2', kinds: ['thing.happened'], handle: note('p2') })
    await events.start()
    const slow = await holdOpen(events, 'slow')
    const slower = await holdOpen(events, 'slower')
    await write(events, 'quick', 'quick')
    await sleep(200)
    expect(await effects('p2')).toEqual([])
    await slow.undo()
    await sleep(200)
    expect(await effects('p2')).toEqual([])
    await slower.commit()
    await until(async () => (await effects('p2')).length === 2, 5000)
    expect(await effects('p2')).toEqual(['slower', 'quick'])
  })

  it('[P2] a long transaction that writes no event holds nobody up', async () => {
    const events = make()
    events.subscribe({ ...fresh, name: 'p2b', kinds: ['thing.happened'], handle: note('p2b') })
    await events.start()
    let finish = () => {}
    const long = db.transaction(async (tx) => {
      await tx.sql`insert into public.effects values ('long', '0')`
      await new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    await sleep(50)
    await write(events, 'a', 1)
    expect(await until(async () => (await effects('p2b')).length === 1, 5000)).toBe(true)
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
    await makeTables(db, 'create table public.counters (subject text primary key, n int)')
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
    const rows = await effects<{ subject: string; n: number }>('p3')
    for (const subject of subjects) {
      const seen = rows.filter((row) => row.subject === subject).map(({ n }) => n)
      expect(seen).toEqual(Array.from({ length: 80 }, (_, index) => index + 1))
    }
  })

  it('[P8] a new subscriber reads from the start, unless it asks for the present', async () => {
    const events = make()
    await write(events, 'old', 'old', 'relic.found')
    events.subscribe({ name: 'p8 start', kinds: ['relic.found'], handle: note('p8 start') })
    events.subscribe({ ...fresh, name: 'p8 now', kinds: ['relic.found'], handle: note('p8 now') })
    await events.start()
    await write(events, 'new', 'new', 'relic.found')
    await until(async () => (await effects('p8 start')).length === 2)
    await expect.poll(() => effects('p8 now')).toEqual(['new'])
  })
})
