import { expect, it } from 'vitest'
import type { Transaction } from '../database/database.ts'
import type { StoredEvent } from './event.ts'
import { createLatest } from './latest.ts'
import type { EventRange } from './store.ts'

const kinds = ['thing.happened', 'other.happened']
const eventAt = (position: bigint): StoredEvent => ({
  id: `evt_${position}`,
  at: new Date(0),
  position,
  kind: kinds[Number(position % 2n)] ?? '',
  subject: 'a',
  payload: position,
})

/** A table of so many events that counts what is read of it. */
function start(count: bigint) {
  const state = { count, asked: [] as EventRange[], fails: 0 }
  const list = async (_: Transaction, range: EventRange) => {
    state.asked.push(range)
    await new Promise(setImmediate)
    if ((state.fails -= 1) >= 0) throw new Error('cut off')
    const end = range.upTo < state.count ? range.upTo : state.count
    const events: StoredEvent[] = []
    for (let at = range.after + 1n; at <= end && events.length < range.limit; at += 1n) {
      if (range.kinds.includes(eventAt(at).kind)) events.push(eventAt(at))
    }
    return events
  }
  const latest = createLatest(() => kinds, list)
  const read = async (range: Partial<EventRange> = {}) => {
    const asked = { after: 0n, upTo: state.count, kinds, limit: 500, ...range }
    return (await latest({} as Transaction, asked)).map(({ position }) => position)
  }
  return { state, read }
}

const span = (first: number, last: number, step = 1) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) =>
    BigInt(first + at * step),
  )

it('[P62] the latest events are read once for all subscribers, each of whom gets its kinds', async () => {
  const { state, read } = start(40n)
  const all = await Promise.all([
    read(),
    read({ kinds: ['other.happened'] }),
    read({ after: 10n, limit: 5 }),
    read({ upTo: 20n }),
  ])
  expect(all).toEqual([span(1, 40), span(1, 39, 2), span(11, 15), span(1, 20)])
  expect(state.asked).toHaveLength(1)
  state.count = 60n
  expect(await read({ after: 40n })).toEqual(span(41, 60))
  expect(await read({ after: 30n, kinds: ['thing.happened'] })).toEqual(span(32, 60, 2))
  expect(state.asked.map(({ after }) => after)).toEqual([0n, 40n])
})

it('[P62] who lags behind what is kept reads alone, and keeps nobody back', async () => {
  const { state, read } = start(9_000n)
  expect(await read({ after: 8_990n })).toEqual(span(8_991, 9_000))
  expect(await read({ after: 5n, limit: 3 })).toEqual(span(6, 8))
  expect(await read({ after: 8_995n })).toEqual(span(8_996, 9_000))
  expect(state.asked.map(({ after }) => after)).toEqual([8_990n, 5n])
})

it('[P62] of very many the oldest are not kept, and none is passed over', async () => {
  const { state, read } = start(9_000n)
  const seen: bigint[] = []
  for (let after = 0n; after < 9_000n; after = seen.at(-1) ?? 9_000n) {
    const [page, far] = await Promise.all([read({ after }), read({ after: 8_000n, limit: 2 })])
    seen.push(...page)
    expect(far).toEqual(span(8_001, 8_002))
  }
  expect(seen).toEqual(span(1, 9_000))
  expect(Math.max(...state.asked.map(({ limit }) => limit))).toBeLessThanOrEqual(2_000)
})

it('[P62] a reading that fails is told to who asked for it alone', async () => {
  const { state, read } = start(40n)
  state.fails = 1
  const told = await Promise.allSettled([read(), read(), read()])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(await read()).toEqual(span(1, 40))
})
