import { describe, expect, it } from 'vitest'
import { judgeArcadeStake, stakesOf } from './stakes.ts'

describe('stakes', () => {
  it.each([
    [1n, 1n, 1n],
    [0n, 1n, 1n],
    [30n, 25n, 50n],
    [100n, 20n, 100n],
    [20n, 50n, 50n],
  ])('[AR3] a least stake of %s in units of %s begins at %s', (minStake, unit, min) => {
    const stakes = stakesOf(minStake, unit)
    expect(stakes).toMatchObject({ min, step: unit, max: min * 1_000n })
    for (const preset of [...stakes.presets, stakes.usual]) {
      expect(judgeArcadeStake(preset, stakes).ok).toBe(true)
    }
  })

  it('[AR3] below, above and between the units nothing is taken', () => {
    const stakes = stakesOf(100n, 20n)
    const codeOf = (stake: bigint) => {
      const judged = judgeArcadeStake(stake, stakes)
      return judged.ok ? 'ok' : judged.code
    }
    expect([99n, 0n, -20n].map(codeOf)).toEqual(Array(3).fill('stake_too_low'))
    expect([100_001n, 100_020n].map(codeOf)).toEqual(Array(2).fill('stake_too_high'))
    expect([101n, 119n, 99_999n].map(codeOf)).toEqual(Array(3).fill('invalid_stake'))
    expect([100n, 120n, 100_000n].map(codeOf)).toEqual(Array(3).fill('ok'))
  })
})
