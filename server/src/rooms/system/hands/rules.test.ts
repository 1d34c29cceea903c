import { expect, it } from 'vitest'
import { judgeAlone } from './rules.ts'

const limits = { member: 1000n, everybody: 5000n }

it.each([
  [1000n, 0n, 0n, 'alone'],
  [1001n, 0n, 0n, 'needs_second'],
  [1n, 999n, 999n, 'alone'],
  [1n, 1000n, 1000n, 'needs_second'],
  [1000n, 0n, 4000n, 'alone'],
  [1n, 0n, 5000n, 'needs_second'],
] as const)('[S30] %s after %s for the member and %s for all: %s', (amount, member, all, said) => {
  expect(judgeAlone(amount, { member, everybody: all }, limits)).toBe(said)
})

it('[S30] where no limit is set, nobody moves anything alone', () => {
  expect(judgeAlone(1n, { member: 0n, everybody: 0n }, undefined)).toBe('needs_second')
  const nothing = { member: 0n, everybody: 0n }
  expect(judgeAlone(1n, nothing, nothing)).toBe('needs_second')
})
