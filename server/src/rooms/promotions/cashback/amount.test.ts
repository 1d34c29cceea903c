import { expect, it } from 'vitest'
import { computeCashback } from './amount.ts'

const rules = { rate: 300, minLoss: 10_000n, cap: 1_000_000n }
const loss = (cashStake: bigint, cashPayout = 0n, received = 0n) => ({
  cashStake,
  cashPayout,
  received,
})

it.each([
  ['who won gets nothing', loss(100_000n, 100_001n), 0n, 'no_loss'],
  ['who came out even gets nothing', loss(100_000n, 100_000n), 0n, 'no_loss'],
  ['a loss that gifts made good is none', loss(100_000n, 50_000n, 50_000n), 0n, 'no_loss'],
  ['one unit below the least is too little', loss(9_999n), 0n, 'too_little'],
  ['the least counts', loss(10_000n), 300n, null],
  ['a fraction of a unit is left', loss(10_033n), 300n, null],
  ['the most is the most', loss(100_000_000n), 1_000_000n, null],
] as const)('[GR56] %s', (_, lost, amount, reason) => {
  expect(computeCashback(lost, rules)).toMatchObject({ amount, reason })
})

it('[GR56] a level without a rate gets nothing', () => {
  expect(computeCashback(loss(50_000n), { ...rules, rate: 0 })).toMatchObject({
    amount: 0n,
    reason: 'no_rate',
  })
})
