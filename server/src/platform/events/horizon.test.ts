import { expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { createHorizon } from './horizon.ts'

/** A horizon over a database that counts how often it is looked at. */
function start() {
  const state = { looks: 0, last: 1n, writers: [] as { writer: string }[], ms: 0 }
  const one = async () => {
    state.looks += 1
    return { last: state.last }
  }
  const sql = Object.assign(async () => state.writers, { one }) as unknown as Database['sql']
  const horizon = createHorizon({ sql }, { goodForMs: 4_000, nowMs: () => state.ms })
  return { state, horizon }
}

it('[P49] is looked at once for all who ask, and not again until there are news', async () => {
  const { state, horizon } = start()
  await Promise.all(Array.from({ length: 20 }, () => horizon.read()))
  state.ms += 1_000
  expect(await horizon.read()).toEqual({ settled: 1n, moving: false })
  expect(state.looks).toBe(1)
  state.last = 2n
  horizon.spoil()
  expect(await horizon.read()).toEqual({ settled: 2n, moving: false })
  expect(state.looks).toBe(2)
})

it('[P49] is looked at without news when what was seen has become old', async () => {
  const { state, horizon } = start()
  await horizon.read()
  state.last = 2n
  state.ms += 4_000
  expect(await horizon.read()).toEqual({ settled: 2n, moving: false })
})

it('[P49] in a storm of news it moves, and is looked at no more often than its least gap', async () => {
  const { state, horizon } = start()
  for (let count = 0; count < 100; count += 1) {
    horizon.spoil()
    const { moving } = await horizon.read()
    expect(moving).toBe(state.ms % 25 !== 0)
    state.ms += 1
  }
  expect(state.looks).toBe(4)
})

it('[P49] news that come during a look are not taken for seen', async () => {
  const { state, horizon } = start()
  const looking = horizon.read()
  horizon.spoil()
  expect(await looking).toEqual({ settled: 1n, moving: true })
  state.ms += 25
  expect((await horizon.read()).moving).toBe(false)
  expect(state.looks).toBe(2)
})
