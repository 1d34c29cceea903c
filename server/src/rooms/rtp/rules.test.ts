import { fastChance } from '@baize/games/fast-chance'
import { slotModels } from '@baize/games/slots/models'
import { estimate, measure } from '@baize/games/slots/proof/measure'
import { describe, expect, it } from 'vitest'
import { modelDeviations } from './deviations.ts'
import { chanceBeyond, furthestOf } from './normal.ts'
import { findOdds } from './odds.ts'
import { crowdOf, equalRounds, judge, type Judged } from './rules.ts'
import { addSums, noSums, sumsOf, type Sums } from './sums.ts'
import { leftOn } from './watch.ts'

const settled = (stake: number, payout: number, settlement = 1, change = payout) =>
  sumsOf({
    stake: String(stake),
    payout: String(payout),
    settlement,
    change: { payout: String(change) },
  })

/** So many rounds of which one in two pays double, some more or fewer of them won. */
function coins(rounds: number, won: number, stake = 100): Sums {
  const times = (sums: Sums, by: number): Sums => ({
    rounds: sums.rounds * BigInt(by),
    staked: sums.staked * BigInt(by),
    returned: sums.returned * BigInt(by),
    stakeSquares: sums.stakeSquares * BigInt(by),
    returnSquares: sums.returnSquares * BigInt(by),
    products: sums.products * BigInt(by),
    highestBps: sums.highestBps,
  })
  return addSums(times(settled(stake, 2 * stake), won), times(settled(stake, 0), rounds - won))
}

const fair = { bps: 10_000, deviationMilli: undefined }

describe('what a settlement adds', () => {
  it('[RW4] is a round with its products', () => {
    expect(settled(200, 500)).toEqual({
      rounds: 1n,
      staked: 200n,
      returned: 500n,
      stakeSquares: 40_000n,
      returnSquares: 250_000n,
      products: 100_000n,
      highestBps: 25_000n,
    })
  })

  it('[RW2] of a correction brings the sums to where the right payout would have had them', () => {
    const corrected = addSums(settled(200, 500), settled(200, 100, 2, -400))
    expect({ ...corrected, highestBps: 0n }).toEqual({ ...settled(200, 100), highestBps: 0n })
  })
})

describe('a return is judged', () => {
  it.each([
    // The standard error of 10,000 fair coins is 1 %: 50 more won are one of them.
    [10_000, 5_000, 'inside', 0],
    [10_000, 5_050, 'inside', 1_000],
    [10_000, 5_097, 'inside', 1_940],
    [10_000, 5_099, 'watch', 1_980],
    [10_000, 5_128, 'watch', 2_560],
    [10_000, 5_130, 'alarm', 2_600],
    [10_000, 4_870, 'alarm', -2_600],
  ] as const)('[RW6] %i coins of which %i won are %s', (rounds, won, state, deviationMilli) => {
    expect(judge(coins(rounds, won), fair)).toMatchObject({ state, deviationMilli })
  })

  it('[RW6] without an alarm below ten thousand rounds, and without a word below a thousand', () => {
    expect(judge(coins(9_999, 5_500), fair).state).toBe('watch')
    expect(judge(coins(1_000, 1_000), fair).state).toBe('watch')
    expect(judge(coins(999, 999), fair).state).toBe('few')
  })

  it('[RW6] by rounds as if stakes were equal: one large stake among small ones is one round', () => {
    const sums = addSums(coins(20_000, 10_000, 1), settled(10_000_000, 20_000_000))
    expect(equalRounds(sums)).toBeCloseTo(1, 1)
    expect(judge(sums, fair).state).toBe('few')
  })

  it('[RW5] by the spread of its model where that is known', () => {
    const declared = { bps: 9_000, deviationMilli: 5_000 }
    const judged = judge(coins(40_000, 20_000), declared)
    // 5 / sqrt(40,000) is 2.5 %; the return is ten points above.
    expect(judged).toMatchObject({ deviationMilli: 4_000, within95Bps: 490, within99Bps: 644 })
    expect(judged.oneIn).toBeGreaterThan(15_000)
    expect(judged.oneIn).toBeLessThan(16_500)
  })

  it('[RW4] the same whatever the unit of the currency', () => {
    expect(judge(coins(50_000, 25_300, 1), fair)).toEqual(
      judge(coins(50_000, 25_300, 90_000_000_000_000), fair),
    )
  })

  it('[RW6] as undeclared where nobody declared anything, with what was observed', () => {
    const judged = judge(coins(50_000, 25_500), undefined)
    expect(judged).toMatchObject({ state: 'undeclared', observedBps: 10_200, within99Bps: null })
  })
})

describe('a crowd of fair games', () => {
  it('[RW7] has its share of those outside, and a furthest one', () => {
    const all = Array.from({ length: 1_000 }, (_, at): Judged => {
      const off = at < 60 ? 102 + at : 0
      return judge(coins(10_000, 5_000 + off), fair)
    })
    const crowd = crowdOf([...all, judge(coins(10, 10), fair)])
    expect(crowd).toMatchObject({ judged: 1_000, outside95: 60, expected95Centi: 5_000 })
    expect(crowd).toMatchObject({ alarms: 33, outside99: 33, expected99Centi: 1_000 })
    // The median of the furthest of a thousand normal values, either side.
    expect(crowd.furthestMilli / 1_000).toBeCloseTo(3.39, 1)
  })

  it('[RW7] tells chances as tables of the normal distribution do', () => {
    expect(chanceBeyond(1.959964)).toBeCloseTo(0.05, 6)
    expect(chanceBeyond(-2.575829)).toBeCloseTo(0.01, 6)
    expect(furthestOf(1)).toBeCloseTo(0.6745, 3)
  })
})

describe('what is declared', () => {
  it('[RW5] is the part of a game that feeds a pool which it pays by itself', () => {
    expect(findOdds('jackpot-lines-20')?.declared.bps).toBe(9_420)
    expect(findOdds('dice')).toEqual({
      declared: { bps: 9_900, deviationMilli: undefined },
      shared: false,
    })
    expect(findOdds('nobody')).toBeUndefined()
  })

  it('[RW9] is marked where stakes share one result', () => {
    expect(findOdds('crash')?.shared).toBe(true)
  })

  it.each(slotModels.map((game) => [game.id, game] as const))(
    '[RW5] of %s spreads as its rounds do',
    (id, game) => {
      const seen = estimate(measure(game, 30_000, fastChance(7)), game.face.units).deviation
      const relation = (modelDeviations[id] ?? 0) / 1_000 / seen
      // A short simulation misses the rarest wins, and they are most of the spread.
      expect(relation).toBeGreaterThan(0.6)
      expect(relation).toBeLessThan(2.6)
    },
  )
})

describe('the day on which a game left its band', () => {
  const at = (day: number, won: number) => ({
    day: `2026-11-${String(day).padStart(2, '0')}` as const,
    rounds: 10_000n,
    judged: judge(coins(10_000, won), fair),
  })

  it('is the first of those at the end that are outside', () => {
    expect(leftOn([at(10, 5_200), at(11, 5_000), at(12, 5_200), at(13, 5_250)] as never)).toBe(
      '2026-11-12',
    )
    expect(leftOn([at(10, 5_200), at(11, 5_000)] as never)).toBeNull()
    expect(leftOn([])).toBeNull()
  })
})

it('nothing played is nothing', () => {
  expect(judge(noSums, fair)).toMatchObject({ state: 'few', observedBps: 0 })
})
