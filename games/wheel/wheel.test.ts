import { describe, expect, it } from 'vitest'
import { judgeBets, sumOfBets } from '../bets.ts'
import { chainChance, commitmentOf } from '@baize/kernel/fair'
import { findSharedGame } from '../find-game.ts'
import type { Bet } from '../game.ts'
import { areOpposite } from '../side.ts'
import { paysToOne, segments, wheel, wheelSpots, type WheelOutcome } from './wheel.ts'

const bet = (spot: string, stake = '100'): Bet => ({ spot, stake })
const every: readonly WheelOutcome[] = segments.map((_, segment) =>
  wheel.draw({ below: () => segment }),
)

/** What bets are paid, segment by segment. */
const payAll = (bets: readonly Bet[]) =>
  every.map((outcome) => wheel.payout(sumOfBets(bets), { bets }, undefined, outcome))
const sum = (payouts: readonly bigint[]) => payouts.reduce((one, other) => one + other, 0n)

describe('the wheel', () => {
  it('[W1] has 54 segments, of each spot as many as go with what it pays', () => {
    const count = (spot: string) => segments.filter((one) => one === spot).length
    expect(segments).toHaveLength(54)
    expect(Object.fromEntries(wheelSpots.map((spot) => [spot, count(spot)]))).toEqual({
      '1': 26,
      '3': 13,
      '12-star': 4,
      '12-moon': 4,
      '12-sun': 4,
      '25': 2,
      '51': 1,
    })
    for (const spot of wheelSpots) expect(count(spot) * (paysToOne(spot) + 1)).toBe(52)
  })

  it('[W1] has no two segments alike beside each other, all the way round', () => {
    for (const [place, spot] of segments.entries()) {
      expect(segments[(place + 1) % segments.length]).not.toBe(spot)
    }
  })

  it('[W2] is drawn by one number below 54', () => {
    const bounds: number[] = []
    const drawn = wheel.draw({
      below(bound) {
        bounds.push(bound)
        return 13
      },
    })
    expect([bounds, drawn]).toEqual([[54], { segment: 13, spot: '25' }])
  })

  it.each(wheelSpots.map((spot) => [spot]))('[W3] %s gives back 26 of 27 exactly', (spot) => {
    for (const stake of ['1', '7', '100', '999999']) {
      expect(sum(payAll([bet(spot, stake)])) * 27n).toBe(26n * 54n * BigInt(stake))
    }
  })

  it('[W3] declares for each spot what was counted', () => {
    expect(wheel.returns.map(({ of }) => of)).toEqual([...wheelSpots])
    expect(new Set(wheel.returns.map(({ rtp }) => rtp.exact?.join('/')))).toEqual(
      new Set(['26/27']),
    )
  })

  it('[W4] pays all bets by one segment, each by itself', () => {
    const bets = [bet('1'), bet('12-sun', '30'), bet('12-star', '7'), bet('51', '1')]
    const apart = bets.map((one) => payAll([one]))
    expect(payAll(bets)).toEqual(every.map((_, n) => sum(apart.map((paid) => paid[n] ?? 0n))))
    expect(payAll(bets)[4]).toBe(390n)
    expect(payAll(bets)[0]).toBe(52n)
  })

  it('[W4] with something on every spot, gives back 26 of 27 all the same', () => {
    const bets = wheelSpots.map((spot, index) => bet(spot, String(index + 1)))
    expect(wheel.parseChoice({ bets })).toEqual({ bets })
    expect(sum(payAll(bets)) * 27n).toBe(26n * 54n * sumOfBets(bets))
  })

  it('[W5] takes on a spot its part of what it takes on the lowest, and the bets together are the stake', () => {
    const most = (spot: string) => wheel.bets!.spotLimit(spot, 10_000n)
    expect(wheelSpots.map(most)).toEqual([10_000n, 3_333n, 833n, 833n, 833n, 400n, 196n])
    expect(most('12')).toBe(0n)
    const judge = (stake: bigint, ...bets: Bet[]) =>
      judgeBets(findSharedGame('wheel')!, { bets }, { stake, min: 10n, max: 10_000n })
    expect(judge(296n, bet('1'), bet('51', '196'))).toMatchObject({ ok: true })
    expect(judge(297n, bet('1'), bet('51', '197'))).toMatchObject({
      code: 'stake_too_high',
      params: { spot: '51', max: '196' },
    })
    expect(judge(109n, bet('1'), bet('3', '9'))).toMatchObject({ code: 'stake_too_low' })
    expect(judge(99n, bet('1'))).toMatchObject({ code: 'invalid_choice' })
  })

  it('[W2] results of a chain are spread as the segments are', () => {
    let link = '22'.repeat(32)
    let ones = 0
    for (let round = 0; round < 5_400; round += 1) {
      if (wheel.draw(chainChance(link, 'salt')).spot === '1') ones += 1
      link = commitmentOf(link)
    }
    // 2600 expected; five standard deviations are 184.
    expect(Math.abs(ones - 2_600)).toBeLessThan(184)
  })
})

describe('a side of the wheel', () => {
  it('says of every result what it gives back, in as many cases as it has segments', () => {
    const bets = [bet('1', '300'), bet('12-sun', '50'), bet('51', '7')]
    const { of, on } = wheel.sideOf!({ bets })
    expect(of).toBe(segments.length)
    for (const outcome of every) {
      const paid = wheel.payout(357n, { bets }, undefined, outcome)
      expect(on[outcome.spot]?.paysMilli ?? 0).toBe(Number((paid * 1_000n) / 357n))
      expect(on[outcome.spot]?.cases ?? 0).toBe(
        paid === 0n ? 0 : segments.filter((spot) => spot === outcome.spot).length,
      )
    }
  })

  it('stands against that of who covers the rest, and not against another number', () => {
    const side = (...bets: Bet[]) => ({ stake: sumOfBets(bets), side: wheel.sideOf!({ bets }) })
    const rest = side(bet('3', '50'), ...wheelSpots.slice(2).map((spot) => bet(spot, '10')))
    expect(areOpposite(side(bet('1')), rest)).toBe(true)
    expect(areOpposite(side(bet('1')), side(bet('51')))).toBe(false)
  })
})
