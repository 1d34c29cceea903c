import { describe, expect, it } from 'vitest'
import { clampStake, nextStake, readStakes } from './stakes.ts'

const stakes = readStakes({
  min: '20',
  max: '1000',
  step: '20',
  presets: ['500', '20', '100'],
  usual: '100',
})

describe('stakes', () => {
  it('step through the presets in their order, and stay at the ends', () => {
    expect(nextStake(stakes, 100n, true)).toBe(500n)
    expect(nextStake(stakes, 500n, true)).toBe(500n)
    expect(nextStake(stakes, 110n, false)).toBe(100n)
    expect(nextStake(stakes, 20n, false)).toBe(20n)
  })

  it('are whole steps within the bounds', () => {
    expect([clampStake(stakes, 5n), clampStake(stakes, 119n), clampStake(stakes, 5000n)]).toEqual([
      20n,
      100n,
      1000n,
    ])
  })
})
