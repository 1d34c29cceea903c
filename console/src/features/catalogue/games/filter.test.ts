import { expect, it } from 'vitest'
import { readDeskGamesFilter, readNodeId } from './filter.ts'

it('reads the address, and nothing from words that it does not know', () => {
  expect(
    readDeskGamesFilter({
      q: ' sun ',
      category: 'RNG',
      vendor: 'TIDAL',
      label: 'HOT',
      state: 'open',
    }),
  ).toEqual({ search: 'sun', category: 'RNG', vendor: 'TIDAL', label: 'HOT', status: 'open' })
  expect(
    readDeskGamesFilter({ q: ' ', category: 'HOT', label: 'OLD', state: 'gone', sort: 'x' }),
  ).toEqual({})
  expect(readDeskGamesFilter({ sort: 'rounds' })).toEqual({ sort: 'rounds' })
})

it('cuts what is longer than the call takes', () => {
  const { search, vendor } = readDeskGamesFilter({ q: 'a'.repeat(500), vendor: 'B'.repeat(500) })
  expect([search?.length, vendor?.length]).toEqual([100, 40])
})

it.each([
  ['42', 42],
  ['0', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  [undefined, undefined],
])('the number of a game in %s is %s', (text, wanted) => {
  expect(readNodeId(text)).toBe(wanted)
})
