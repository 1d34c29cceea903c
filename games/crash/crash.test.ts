import { describe, expect, it } from 'vitest'
import { chainChance, commitmentOf } from '@baize/kernel/fair'
import { crash, crashPoint, leastOut, mostOut } from './crash.ts'
import { multipleAt, reachedAfterMs } from './curve.ts'

const draws = 2n ** 52n
const { leaving } = crash
if (leaving === 'never') throw new Error('Whoever flies may leave.')

/** How many of the draws reach so many hundredths; found by halving, as the point never falls with the draw. */
function reaching(hundredths: number): bigint {
  let low = 0n
  let high = draws
  while (low < high) {
    const middle = (low + high) >> 1n
    if (crashPoint(middle) >= hundredths) high = middle
    else low = middle + 1n
  }
  return draws - low
}

describe('crash', () => {
  it('[X1] returns 99 % wherever one gets out, less than a millionth below and never above', () => {
    const targets = new Set([leastOut, 102, 150, 199, 200, 1_000, 12_345, 999_999, mostOut])
    for (let target = leastOut; target < 3_000; target += 1) targets.add(target)
    for (const target of targets) {
      const back = BigInt(target) * reaching(target)
      expect(back <= 99n * draws, String(target)).toBe(true)
      expect((99n * draws - back) * 1_000_000n < 99n * draws, String(target)).toBe(true)
      expect(reaching(target)).toBe((99n * draws) / BigInt(target))
    }
  })

  it('[X1] the point never falls with the draw, and reaches both ends', () => {
    expect([crashPoint(0n), crashPoint(draws / 2n), crashPoint(draws - 1n)]).toEqual([
      100,
      198,
      mostOut,
    ])
    let before = 0
    for (let drawn = 0n; drawn < draws; drawn += draws / 10_007n) {
      const point = crashPoint(drawn)
      expect(point).toBeGreaterThanOrEqual(before)
      before = point
    }
  })

  it('[X2] pays what was taken at or below the point and nothing above it', () => {
    const at = { crashedAt: 247 }
    const never = { outAt: 0 }
    expect(crash.payout(1_100n, never, { outAt: 247 }, at)).toBe(2_717n)
    expect(crash.payout(1_100n, never, { outAt: 248 }, at)).toBe(0n)
    expect(crash.payout(1_100n, never, undefined, at)).toBe(0n)
    expect(crash.payout(1_000n, never, undefined, { crashedAt: mostOut })).toBe(10_000_000n)
  })

  it('[X5] lets out at what the clock says, at the first hundredth at least, and never once it is over', () => {
    const at = { crashedAt: 247 }
    const after = (hundredths: number) => leaving.moveAt(reachedAfterMs(hundredths), at)?.outAt
    expect([101, 150, 247, 248].map(after)).toEqual([101, 150, 247, undefined])
    expect(leaving.moveAt(0, at)).toEqual({ outAt: leastOut })
    expect(leaving.moveAt(0, { crashedAt: 100 })).toBeUndefined()
    expect(crash.lastsMs({ crashedAt: mostOut })).toBe(reachedAfterMs(mostOut))
  })

  it('[X5] gets out by itself at exactly what was wanted, if the flight reached it', () => {
    const outOf = (outAt: number, crashedAt: number) =>
      leaving.moveOf({ outAt }, { crashedAt })?.outAt
    expect([outOf(120, 247), outOf(247, 247), outOf(248, 247), outOf(0, 247)]).toEqual([
      120,
      247,
      undefined,
      undefined,
    ])
    expect([outOf(0, mostOut), outOf(120, mostOut)]).toEqual([mostOut, 120])
    expect(leaving.leavesAfterMs({ outAt: 0 })).toBeUndefined()
    expect(multipleAt(leaving.leavesAfterMs({ outAt: 120 }) ?? 0)).toBe(120)
  })

  it('[X5] takes a multiple that can be reached, or none, as what is wanted', () => {
    const taken = [{ outAt: 0 }, { outAt: leastOut }, { outAt: mostOut }]
    expect(taken.map(crash.parseChoice)).toEqual(taken)
    for (const input of [{ outAt: 100 }, { outAt: -1 }, { outAt: mostOut + 1 }, null, {}, 120]) {
      expect(crash.parseChoice(input)).toBeUndefined()
    }
    expect(leaving.parseMove({ outAt: 0 })).toBeUndefined()
  })

  it('[X3] the mean over ten thousand links of a chain is near what is declared', () => {
    let link = '11'.repeat(32)
    let reached = 0
    for (let round = 0; round < 10_000; round += 1) {
      if (crash.draw(chainChance(link, 'salt')).crashedAt >= 200) reached += 1
      link = commitmentOf(link)
    }
    // 4950 expected; five standard deviations are 250.
    expect(Math.abs(reached - 4_950)).toBeLessThan(250)
  })
})

describe('the curve', () => {
  it('[X4] begins at 1.00, never falls, and doubles in 11.6 seconds', () => {
    expect(multipleAt(0)).toBe(100)
    expect(multipleAt(-5)).toBe(100)
    let before = 100
    for (let ms = 0; ms < 160_000; ms += 37) {
      const now = multipleAt(ms)
      expect(now).toBeGreaterThanOrEqual(before)
      before = now
    }
    expect([multipleAt(11_552), multipleAt(11_553)]).toEqual([199, 200])
  })

  it('[X4] agrees with the exponential within one hundredth', () => {
    for (let ms = 0; ms < 153_000; ms += 911) {
      expect(Math.abs(multipleAt(ms) - 100 * Math.exp(ms * Math.log(1.00006)))).toBeLessThan(1.01)
    }
  })

  it('[X4] its inverse is the first millisecond of a multiple', () => {
    expect(reachedAfterMs(100)).toBe(0)
    for (const hundredths of [101, 102, 150, 247, 1_000, 99_999, mostOut]) {
      const ms = reachedAfterMs(hundredths)
      expect(multipleAt(ms)).toBeGreaterThanOrEqual(hundredths)
      expect(multipleAt(ms - 1)).toBeLessThan(hundredths)
    }
  })
})
