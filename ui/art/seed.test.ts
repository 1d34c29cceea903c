import { expect, test } from 'vitest'
import { createRandom, hashText } from './seed.ts'

test('[A1] the hash and the stream of a text are fixed', () => {
  expect(hashText('baize')).toEqual([2615581486, 214001736, 3310668314, 1383283068])
  const random = createRandom('baize')
  expect([random.below(1000), random.below(1000), random.below(1000)]).toEqual([356, 135, 149])
})

test('[A2] parts do not run into each other', () => {
  expect(createRandom('ab', 'c').next()).not.toBe(createRandom('a', 'bc').next())
})

test('a stream spreads over its whole range', () => {
  const random = createRandom('spread')
  const counts = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 20_000; i++) {
    const slot = random.below(10)
    counts[slot] = (counts[slot] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(250)
})
