import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SearchIndexData } from '@baize/contract/catalogue/search'
import { readIndex } from './local-index.ts'

const count = 4000
const column = <Value>(make: (place: number) => Value) =>
  Array.from({ length: count }, (_, i) => make(i))

const data: SearchIndexData = {
  total: count,
  vendors: [{ code: 'HL', name: 'Harlow' }],
  categories: [{ code: 'RNG', english: 'Slots', own: '' }],
  kinds: [{ code: 'SLOT', words: ['slot'], verifiable: true, ready: true }],
  games: {
    nodeIds: column((place) => place + 1),
    english: column((place) => `Lantern of road ${place}`),
    own: column(() => ''),
    vendors: column(() => 0),
    categories: column(() => 0),
    kinds: column(() => 0),
    codes: column((place) => `lantern-${place}`),
    aliases: [],
    closed: [],
  },
}
const bytesOf = (value: unknown) =>
  new TextEncoder().encode(JSON.stringify({ success: true, value })).buffer

afterEach(() => vi.restoreAllMocks())

describe('the index of the browser', () => {
  it('rests between slices of its work, and leaves nothing out', async () => {
    const rests = vi.spyOn(globalThis, 'setTimeout')
    const index = await readIndex(bytesOf(data), 'EN')
    expect(rests.mock.calls.length).toBeGreaterThan(1)
    expect(index?.find('lantern', 5).total).toBe(count)
    expect(index?.find(`road ${count - 1}`, 1).games[0]).toMatchObject({
      nodeId: count,
      verifiable: true,
    })
  })

  it('is not made of a part of the games, nor of a refusal', async () => {
    expect(await readIndex(bytesOf({ ...data, total: count + 1 }), 'EN')).toBeUndefined()
    const refusal = new TextEncoder().encode(JSON.stringify({ success: false })).buffer
    expect(await readIndex(refusal, 'EN')).toBeUndefined()
  })
})
