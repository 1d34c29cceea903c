import { expect, it } from 'vitest'
import { createOwnCounter } from './own-counter.ts'

it('[H17] a minute begins with its first call, and who is over waits for its end', () => {
  let at = 0
  const { count } = createOwnCounter(() => at)
  const call = () => count([{ key: 'a', most: 2 }])
  expect([call(), call(), call()]).toEqual([0, 0, 60_000])
  at = 59_000
  expect(call()).toBe(1_000)
  at = 60_000
  expect([call(), call(), call()]).toEqual([0, 0, 60_000])
})

it('[H17] a minute that is not over outlives the change of generations', () => {
  let at = 0
  const { count } = createOwnCounter(() => at)
  at = 59_000
  expect(count([{ key: 'a', most: 1 }])).toBe(0)
  at = 61_000
  expect(count([{ key: 'a', most: 1 }])).toBe(58_000)
})

it('[H17] who floods with ever new names fills no memory', () => {
  const { count } = createOwnCounter(() => 0, 10)
  for (let index = 0; index < 1_000; index += 1) count([{ key: `${index}`, most: 1 }])
  expect(count([{ key: '999', most: 1 }])).toBeGreaterThan(0)
  expect(count([{ key: '1', most: 1 }])).toBe(0)
})
