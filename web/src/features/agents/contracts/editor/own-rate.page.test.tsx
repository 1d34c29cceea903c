import { describe, expect, it } from 'vitest'
import { ownRateAt } from './own-rate.ts'

const tier = (rate: number, periodValidBet: string, activeMembers = 0, periodProfitLoss = '0') => ({
  rate,
  periodValidBet,
  periodProfitLoss,
  activeMembers,
})
const own = [tier(300, '1000'), tier(500, '5000', 10), tier(900, '5000', 10, '700')]

describe('the own rate where a tier begins', () => {
  it.each([
    [tier(0, '999'), 0],
    [tier(0, '1000'), 300],
    [tier(0, '9000', 9), 300],
    [tier(0, '5000', 10), 500],
    [tier(0, '5000', 10, '700'), 900],
  ])('at %o is %s', (at, rate) => {
    expect(ownRateAt(own, at)).toBe(rate)
  })
})
