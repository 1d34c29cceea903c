import { describe, expect, it } from 'vitest'
import { counted, presentedMs, tierOf, timesOf } from './tier.ts'

describe('[CL30] the size of a win', () => {
  it('is told by how often the stake came back; at or below the stake there is none', () => {
    const tiers = [0n, 50n, 100n, 101n, 499n, 500n, 1999n, 2000n, 4999n, 5000n, 900_000n]
    expect(tiers.map((sum) => tierOf(sum, 100n))).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  it('decides how long it is presented; what is no win is not', () => {
    expect(presentedMs[1]).toBe(0)
    const ms = Object.values(presentedMs)
    expect(ms).toEqual(ms.toSorted((a, b) => a - b))
  })

  it('is said in stakes, exactly', () => {
    expect(timesOf(1234n, 100n)).toBe(12.3)
    expect(timesOf(12_345n, 100n)).toBe(123)
    expect(timesOf(5n, 0n)).toBe(0)
  })

  it('counts up to the sum itself, also where a number cannot hold it', () => {
    const sum = 9_007_199_254_740_993n
    expect(counted(sum, 1)).toBe(sum)
    expect(counted(sum, 0)).toBe(0n)
    expect(counted(sum, 0.5)).toBeLessThan(sum)
  })
})
