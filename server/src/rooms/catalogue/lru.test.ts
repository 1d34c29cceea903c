import { expect, it } from 'vitest'
import { createLru } from './lru.ts'

it('drops what was used longest ago', () => {
  const lru = createLru<number>(2)
  lru.set('a', 1)
  lru.set('b', 2)
  lru.get('a')
  lru.set('c', 3)
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3])
})

it('keeps within the limit by weight, and does not keep what is heavier than the whole', () => {
  const lru = createLru<string>(10, (text) => text.length)
  lru.set('a', '1234')
  lru.set('b', '123456')
  lru.set('b', '12345')
  expect([lru.get('a'), lru.get('b')]).toEqual(['1234', '12345'])
  lru.set('c', 'far too heavy for it')
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([undefined, undefined, undefined])
  lru.set('d', '1234567890')
  expect(lru.get('d')).toBe('1234567890')
})

it('forgets what is deleted, and its weight', () => {
  const lru = createLru<string>(4, (text) => text.length)
  lru.set('a', '1234')
  lru.delete('a')
  lru.delete('a')
  lru.set('b', '1234')
  expect([lru.get('a'), lru.get('b')]).toEqual([undefined, '1234'])
})
