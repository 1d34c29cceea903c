import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { connect } from './database.ts'

const db = await testDatabase()

/** The listener's backend: the one that last said `listen`. */
const listening = () => db.sql<{ pid: number }>`
  select pid from pg_stat_activity
  where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`

test('[DB10] news are heard by every listener once their transaction has committed', async () => {
  const other = await connect({ url: db.url, poolSize: 1 })
  const heard: string[] = []
  await db.listen('draws', (payload) => heard.push(`first ${payload}`))
  const leave = await db.listen('draws', (payload) => heard.push(`second ${payload}`))
  await db.listen('others', (payload) => heard.push(`others ${payload}`))
  await other.transaction(async (tx) => {
    await other.notify(tx, 'draws', 'a')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard).toEqual([])
  })
  await other
    .transaction(async (tx) => {
      await other.notify(tx, 'draws', 'undone')
      throw new Error('undone')
    })
    .catch(() => {})
  await vi.waitFor(() => expect(heard).toEqual(['first a', 'second a']))
  leave()
  await other.transaction((tx) => other.notify(tx, 'draws', 'b'))
  await vi.waitFor(() => expect(heard.slice(2)).toEqual(['first b']))
  await other.close()
})

test('[DB10] a listener that throws does not keep the news from others', async () => {
  const heard: string[] = []
  await db.listen('rough', () => {
    throw new Error('rough')
  })
  await db.listen('rough', (payload) => heard.push(payload))
  await db.transaction((tx) => db.notify(tx, 'rough', 'a'))
  await vi.waitFor(() => expect(heard).toEqual(['a']))
})

test('[DB11] news are heard again after the connection was ended, and the listener knows of the gap', async () => {
  const heard: string[] = []
  let gaps = 0
  await db.listen(
    'rounds',
    (payload) => heard.push(payload),
    () => (gaps += 1),
  )
  for (const round of [1, 2]) {
    const [backend] = await listening()
    await db.sql`select pg_terminate_backend(${backend?.pid ?? 0})`
    await vi.waitFor(() => expect(gaps).toBe(round), 5_000)
    await db.transaction((tx) => db.notify(tx, 'rounds', `round ${round}`))
    await vi.waitFor(() => expect(heard.at(-1)).toBe(`round ${round}`))
  }
  expect(heard).toEqual(['round 1', 'round 2'])
})

test('a channel with a strange name is refused', async () => {
  await expect(db.listen('x"; drop table y', () => {})).rejects.toThrow('Not a name')
})
