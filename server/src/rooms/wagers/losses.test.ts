import { describe, expect, it } from 'vitest'
import { judgeLosses, type LimitedStake } from './losses.ts'

const since = new Date(0)
const staking = (member: string, stake: bigint, most: bigint, payout = 0n): LimitedStake => ({
  member,
  stake,
  payout,
  limits: [{ period: 'day', since, most }],
})
const codesOf = (...given: Parameters<typeof judgeLosses>) =>
  judgeLosses(...given).map((verdict) => verdict?.code ?? 'ok')

describe('stakes against loss limits', () => {
  it('[G23] pass while all of them could be lost', () => {
    expect(codesOf([staking('a', 10n, 100n)], [90n])).toEqual(['ok'])
    expect(codesOf([staking('a', 11n, 100n)], [90n])).toEqual(['loss_limit_reached'])
    expect(codesOf([staking('a', 150n, 100n)], [-60n])).toEqual(['ok'])
  })

  it('[G23] keep to the tightest of several limits, and the refusal names it', () => {
    const stake: LimitedStake = {
      ...staking('a', 10n, 0n),
      limits: [
        { period: 'day', since, most: 100n },
        { period: 'week', since, most: 50n },
      ],
    }
    expect(codesOf([stake], [0n, 40n])).toEqual(['ok'])
    expect(judgeLosses([stake], [0n, 41n])).toEqual([
      { ok: false, code: 'loss_limit_reached', value: { period: 'week' } },
    ])
  })

  it('[G23] of one batch add up, member by member; what only they keep out comes again', () => {
    const stakes = [
      staking('a', 60n, 100n),
      staking('b', 60n, 100n),
      staking('a', 60n, 100n),
      staking('a', 40n, 100n),
    ]
    expect(codesOf(stakes, [0n, 0n, 0n, 0n])).toEqual(['ok', 'ok', 'overtaken', 'ok'])
  })

  it('[G23] a win of the same batch makes room for nobody in it, a loss takes only what it lost', () => {
    const won = [staking('a', 60n, 100n, 500n), staking('a', 100n, 100n), staking('a', 1n, 100n)]
    expect(codesOf(won, [0n, 0n, 0n])).toEqual(['ok', 'ok', 'overtaken'])
    const partly = [staking('a', 60n, 100n, 40n), staking('a', 80n, 100n)]
    expect(codesOf(partly, [0n, 0n])).toEqual(['ok', 'ok'])
  })
})
