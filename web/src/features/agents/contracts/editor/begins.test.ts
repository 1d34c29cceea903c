import { describe, expect, it } from 'vitest'
import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import { beginsIfAccepted } from './begins.ts'
import { firstTerms } from './first-terms.ts'

const zone = 'Asia/Manila'
const now = new Date('2026-11-18T04:00:00Z')
const tier = (rate: number) => ({
  rate,
  periodValidBet: '0',
  periodProfitLoss: '0',
  activeMembers: 0,
})
const terms = (
  kind: ContractTerms['kind'],
  periodicType: ContractTerms['periodicType'],
  ...rates: number[]
): ContractTerms => ({
  kind,
  basis: 'loss',
  periodicType,
  products: null,
  tiers: rates.map(tier),
  cap: null,
  betAmount: '0',
  carry: 'none',
})

describe('when an offer would hold', () => {
  it.each([
    ['daily', 'Daily', '2026-11-18T16:00:00.000Z'],
    ['hourly', 'Hourly', '2026-11-18T16:00:00.000Z'],
    ['dividend', 'Daily', '2026-11-18T16:00:00.000Z'],
    ['dividend', 'Weekly', '2026-11-22T16:00:00.000Z'],
    ['dividend', 'Semimonthly', '2026-11-30T16:00:00.000Z'],
    ['dividend', 'Monthly', '2026-11-30T16:00:00.000Z'],
  ] as const)('[AG200] %s by %s, accepted today, is from %s', (kind, period, from) => {
    expect(beginsIfAccepted(terms(kind, period), undefined, now, zone).toISOString()).toBe(from)
  })

  it('[AG200] is where the window of the present contract ends, or where that one begins', () => {
    const weekly = terms('dividend', 'Weekly')
    const begun = { terms: terms('dividend', 'Monthly'), beginsAt: '2026-10-31T16:00:00.000Z' }
    expect(beginsIfAccepted(weekly, begun, now, zone).toISOString()).toBe(
      '2026-11-30T16:00:00.000Z',
    )
    const later = { ...begun, beginsAt: '2026-12-31T16:00:00.000Z' }
    expect(beginsIfAccepted(weekly, later, now, zone).toISOString()).toBe(
      '2026-12-31T16:00:00.000Z',
    )
  })
})

describe('what an offer begins with', () => {
  it.each([
    [
      [500, 900],
      [250, 450],
    ],
    [[1], [0]],
    // 0.02% and 0.03% have the same half: the second is left open.
    [
      [2, 3, 4],
      [1, 0, 2],
    ],
  ])('[AG200] of own rates %j is %j', (own, first) => {
    const { tiers } = firstTerms(terms('dividend', 'Daily', ...own))
    expect(tiers.map(({ rate }) => rate)).toEqual(first)
  })
})
