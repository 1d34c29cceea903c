import { expect, it } from 'vitest'
import { createLag } from './lag.ts'

it('[DB28] a replica that has all that the primary had is as old as the question', () => {
  const lag = createLag()
  lag.note(100n, 100n, 1_000)
  expect(lag.behindMs(1_200)).toBe(200)
  // Nothing was changed for an hour: what it shows is still of now.
  lag.note(100n, 100n, 3_601_000)
  expect(lag.behindMs(3_601_000)).toBe(0)
})

it('[DB28] one that receives nothing any more grows older, whatever it says of itself', () => {
  const lag = createLag()
  lag.note(100n, 100n, 0)
  for (let second = 1; second <= 60; second += 1)
    lag.note(100n + BigInt(second), 100n, second * 1000)
  expect(lag.behindMs(60_000)).toBe(60_000)
  // It comes back, and catches up by and by.
  lag.note(170n, 130n, 61_000)
  expect(lag.behindMs(61_000)).toBe(31_000)
  lag.note(171n, 171n, 62_000)
  expect(lag.behindMs(62_000)).toBe(0)
})

it('[DB28] one that has never reached us is not known to be of any age', () => {
  const lag = createLag()
  lag.note(100n, 50n, 0)
  expect(lag.behindMs(0)).toBe(Number.POSITIVE_INFINITY)
})

it('[DB28] however long it stays away, little is remembered', () => {
  const lag = createLag()
  lag.note(1n, 1n, 0)
  for (let second = 1; second < 10_000; second += 1) lag.note(BigInt(second + 1), 1n, second)
  lag.note(10_001n, 5_000n, 10_000)
  expect(lag.behindMs(10_000)).toBe(10_000)
})
