import { expect, it } from 'vitest'
import { choicesOf, stepOption } from './box-keys.ts'
import type { FoundGame } from './found-game.ts'

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowDown', -1, 0, undefined],
  ['a', 1, 3, undefined],
])('%s from %i of %i leads to %s', (key, active, count, next) => {
  expect(stepOption(key, active, count)).toBe(next)
})

const games = [{ nodeId: 1 }, { nodeId: 2 }] as FoundGame[]
const help = [{ id: 'deposit', title: 'Deposits', summary: '' }]
const kinds = (listed: Parameters<typeof choicesOf>[0]) => choicesOf(listed).map(({ kind }) => kind)

it('lists games, the way to all of them, and help', () => {
  expect(kinds({ games, offered: [], help })).toEqual(['game', 'game', 'all', 'help'])
  expect(kinds({ games: [], offered: games, help })).toEqual(['game', 'game', 'help'])
  expect(kinds({ games: [], offered: [], help: [] })).toEqual([])
  expect(kinds(undefined)).toEqual([])
})
