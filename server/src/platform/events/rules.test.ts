import { expect, it } from 'vitest'
import { nextTry } from './rules.ts'

const now = new Date('2026-11-15T00:00:00Z')
const rules = { maxAttempts: 12, firstRetryMs: 1000 }

it.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [9, 256_000],
  [10, 300_000],
  [11, 300_000],
])('[P4] after try %i it pauses for %i ms', (attempts, pauseMs) => {
  expect(nextTry(attempts, rules, now)?.getTime()).toBe(now.getTime() + pauseMs)
})

it('[P4] after the last try there is no other', () => {
  expect(nextTry(12, rules, now)).toBeNull()
  expect(nextTry(13, rules, now)).toBeNull()
})
