import { expect, it } from 'vitest'
import { vendor } from '../testing.ts'
import { inOrder } from './in-order.ts'

const serves = (category: 'RNG' | 'LIVE', position: number) => ({ category, position, games: 1 })
const kite = vendor('KITE', 'Kite', { position: 2, categories: [serves('RNG', 1)] })
const tidal = vendor('TIDAL', 'Tidal', {
  position: 1,
  categories: [serves('RNG', 2), serves('LIVE', 1)],
})

it('a category has its own order and only those who serve it', () => {
  const codes = (category?: 'RNG' | 'LIVE' | 'FISH') =>
    inOrder([kite, tidal], category).map(({ code }) => code)
  expect(codes()).toEqual(['TIDAL', 'KITE'])
  expect(codes('RNG')).toEqual(['KITE', 'TIDAL'])
  expect(codes('LIVE')).toEqual(['TIDAL'])
  expect(codes('FISH')).toEqual([])
})
