import { describe, expect, it } from 'vitest'
import type { Product } from '../../wagers/wagers.ts'
import { checkTerms, rateAt, tierReached, type Terms, type Tier } from './terms.ts'

const tier = (validBet: bigint, loss: bigint, active: number, rate: number): Tier => ({
  validBet,
  loss,
  active,
  rate,
})

const dividend: Terms = {
  kind: 'dividend',
  basis: 'loss',
  products: null,
  tiers: [tier(0n, 0n, 0, 500), tier(100_000n, 0n, 3, 800), tier(100_000n, 50_000n, 3, 1_000)],
  cap: null,
  activeFrom: 1_000n,
  carry: 'permanent',
  period: 'semimonthly',
}
const daily: Terms = {
  ...dividend,
  kind: 'daily',
  basis: 'validBet',
  carry: 'none',
  period: 'daily',
}
const products: readonly Product[] = ['RNG', 'LOTT', 'SPORTS']
const codeOf = (terms: Terms) => {
  const checked = checkTerms(terms, products)
  return checked.ok ? 'ok' : checked.code
}

describe('terms of a contract', () => {
  it('[AG20] are taken for every kind with the period and the basis that fit it', () => {
    for (const period of ['daily', 'weekly', 'semimonthly', 'monthly'] as const) {
      expect(codeOf({ ...dividend, period })).toBe('ok')
      expect(codeOf({ ...dividend, period, basis: 'ngr', carry: 'previous' })).toBe('ok')
    }
    expect(codeOf(daily)).toBe('ok')
    expect(codeOf({ ...daily, kind: 'realtime' })).toBe('ok')
    expect(codeOf({ ...daily, kind: 'hourly', period: 'hourly' })).toBe('ok')
  })

  it.each<[Partial<Terms>, string]>([
    [{ basis: 'validBet' }, 'terms_basis'],
    [{ period: 'hourly' }, 'terms_period'],
    [{ products: [] }, 'terms_products'],
    [{ products: ['RNG', 'RNG'] }, 'terms_products'],
    [{ products: ['LIVE'] }, 'terms_products'],
    [{ tiers: [] }, 'terms_no_tiers'],
    [
      { tiers: Array.from({ length: 11 }, (_, at) => tier(BigInt(at), 0n, 0, at + 1)) },
      'terms_too_many_tiers',
    ],
    [{ tiers: [tier(-1n, 0n, 0, 5)] }, 'terms_negative'],
    [{ tiers: [tier(0n, -1n, 0, 5)] }, 'terms_negative'],
    [{ tiers: [tier(0n, 0n, -1, 5)] }, 'terms_negative'],
    [{ tiers: [tier(0n, 0n, 0, -5)] }, 'terms_negative'],
    [{ activeFrom: -1n }, 'terms_negative'],
    [{ tiers: [tier(2n ** 53n, 0n, 0, 5)] }, 'terms_too_large'],
    [{ tiers: [tier(0n, 0n, 0, 0)] }, 'terms_rate'],
    [{ tiers: [tier(0n, 0n, 0, 10_001)] }, 'terms_rate'],
    [{ cap: 0n }, 'terms_cap'],
    [{ cap: -1n }, 'terms_cap'],
    [{ tiers: [tier(5n, 0n, 0, 5), tier(4n, 9n, 0, 6)] }, 'terms_tiers_not_rising'],
    [{ tiers: [tier(5n, 0n, 0, 5), tier(5n, 0n, 0, 6)] }, 'terms_tiers_not_rising'],
    [{ tiers: [tier(5n, 0n, 0, 5), tier(6n, 0n, 0, 5)] }, 'terms_tiers_not_rising'],
    [{ tiers: [tier(5n, 0n, 0, 5), tier(6n, 0n, 0, 4)] }, 'terms_tiers_not_rising'],
  ])('[AG20] %o is refused as %s', (given, code) => {
    expect(codeOf({ ...dividend, ...given })).toBe(code)
  })

  it.each<[Partial<Terms>, string]>([
    [{ basis: 'loss' }, 'terms_basis'],
    [{ carry: 'permanent' }, 'terms_carry'],
    [{ period: 'weekly' }, 'terms_period'],
    [{ kind: 'hourly' }, 'terms_period'],
    [{ kind: 'realtime', period: 'hourly' }, 'terms_period'],
  ])('[AG20] a salary with %o is refused as %s', (given, code) => {
    expect(codeOf({ ...daily, ...given })).toBe(code)
  })

  it('[AG21] the tier reached is the highest whose three thresholds are all reached', () => {
    const at = (validBet: bigint, loss: bigint, active: number) =>
      tierReached(dividend.tiers, { validBet, loss, active })
    expect(at(0n, 0n, 0)).toBe(0)
    expect(at(99_999n, 90_000n, 9)).toBe(0)
    expect(at(100_000n, 49_999n, 3)).toBe(1)
    expect(at(100_000n, 50_000n, 2)).toBe(0)
    expect(at(100_000n, 50_000n, 3)).toBe(2)
    expect(rateAt([tier(1n, 0n, 0, 7)], { validBet: 0n, loss: 0n, active: 0 })).toBe(0)
  })

  it('[AG21] a threshold of nought asks for nothing, also of a team that won', () => {
    expect(tierReached(dividend.tiers, { validBet: 100_000n, loss: -9n, active: 3 })).toBe(1)
  })

  it('[AG20] products are kept in one order', () => {
    expect(checkTerms({ ...dividend, products: ['SPORTS', 'LOTT'] }, products)).toMatchObject({
      value: { products: ['LOTT', 'SPORTS'] },
    })
  })
})
