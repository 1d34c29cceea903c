import { expect, it } from 'vitest'
import { readPages } from './read-pages.ts'

const pages = [
  { items: [1, 2, 3], next: 'a' },
  { items: [4, 5, 6], next: 'b' },
  { items: [7], next: null },
]

async function run(most?: number) {
  const taken: number[] = []
  const counts: number[] = []
  const asked: (string | undefined)[] = []
  const { isCut } = await readPages(
    async (cursor) => {
      asked.push(cursor)
      return pages[asked.length - 1] ?? { items: [], next: null }
    },
    (items) => taken.push(...items),
    {
      signal: new AbortController().signal,
      onCount: (count) => counts.push(count),
      ...(most === undefined ? {} : { most }),
    },
  )
  return { taken, counts, asked, isCut }
}

it('follows the cursors to the end and tells how far it is', async () => {
  expect(await run()).toEqual({
    taken: [1, 2, 3, 4, 5, 6, 7],
    counts: [3, 6, 7],
    asked: [undefined, 'a', 'b'],
    isCut: false,
  })
})

it('stops at the limit and says that there is more', async () => {
  expect(await run(5)).toMatchObject({ taken: [1, 2, 3, 4, 5], counts: [3, 5], isCut: true })
  expect(await run(7)).toMatchObject({ isCut: false })
})

it('stops when it is told to', async () => {
  const stop = new AbortController()
  const read = readPages(
    async () => {
      stop.abort()
      return { items: [1], next: 'a' }
    },
    () => {},
    { signal: stop.signal, onCount: () => {} },
  )
  await expect(read).rejects.toThrow(/abort/i)
})
