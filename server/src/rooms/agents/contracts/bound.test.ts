import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBound, checkHouseBound } from './bound.ts'
import { compareTerms } from './compare.ts'
import { checkTerms, rateAt, type Reached, type Terms } from './terms.ts'
import { plainDividend, someTiers } from '../../../../testing/contract-terms.ts'

const terms = (tiers: Terms['tiers'], given: Partial<Terms> = {}): Terms => ({
  ...plainDividend,
  tiers,
  ...given,
})
const flat = (rate: number, given: Partial<Terms> = {}) =>
  terms([{ validBet: 0n, loss: 0n, active: 0, rate }], given)

/** Every point of the field on which the tiers of these tests stand, and a team that won. */
const points: Reached[] = []
for (let validBet = 0n; validBet <= 13n; validBet += 1n) {
  for (let loss = -1n; loss <= 12n; loss += 1n) {
    for (let active = 0; active <= 12; active += 1) points.push({ validBet, loss, active })
  }
}

describe('the bound of what is given', () => {
  it('[AG22] holds at every point exactly if it holds at the corners (seed 3)', () => {
    let [held, broken] = [0, 0]
    fc.assert(
      fc.property(someTiers, someTiers, fc.nat(60), (given, own, more) => {
        const raised = own.map((tier) => ({ ...tier, rate: tier.rate + more }))
        const everywhere = points.every((at) => rateAt(given, at) <= rateAt(raised, at))
        expect(checkBound(terms(given), terms(raised)).ok).toBe(everywhere)
        if (everywhere) held += 1
        else broken += 1
      }),
      { seed: 3, numRuns: 400 },
    )
    expect(Math.min(held, broken)).toBeGreaterThan(20)
  })

  it('[AG22] tiers of these tests are terms that are taken', () => {
    fc.assert(
      fc.property(someTiers, (tiers) => {
        expect(checkTerms(terms(tiers), []).ok).toBe(true)
      }),
      { seed: 4, numRuns: 100 },
    )
  })

  it.each<[Partial<Terms>, Partial<Terms>, string]>([
    [{ basis: 'ngr' }, {}, 'bound_basis'],
    [{ period: 'weekly' }, {}, 'bound_period'],
    [{}, { products: ['RNG'] }, 'bound_products'],
    [{ products: ['RNG', 'SPORTS'] }, { products: ['RNG'] }, 'bound_products'],
    [{ cap: 1_001n }, { cap: 1_000n }, 'bound_cap'],
    [{ cap: null }, { cap: 1_000n }, 'bound_cap'],
    [{ carry: 'none' }, { carry: 'previous' }, 'bound_carry'],
    [{ carry: 'previous' }, { carry: 'permanent' }, 'bound_carry'],
  ])('[AG22] %o under %o is refused as %s', (given, own, code) => {
    expect(checkBound(flat(5, given), flat(9, own))).toMatchObject({ code })
  })

  it('[AG22] products inside the own ones are within the bound, and the same rate is', () => {
    const own = flat(9, { products: ['RNG', 'SPORTS'] })
    expect(checkBound(flat(9, { products: ['RNG'] }), own).ok).toBe(true)
    expect(checkBound(flat(10, { products: ['RNG'] }), own)).toMatchObject({
      code: 'rate_above_own',
      params: { tier: 1, max: '0.09' },
    })
  })

  it('[AG22] a lower cap and a harder carry are within the bound', () => {
    const own = flat(9, { cap: 1_000n, carry: 'previous' })
    expect(checkBound(flat(9, { cap: 1_000n, carry: 'previous' }), own).ok).toBe(true)
    expect(checkBound(flat(9, { cap: 1n, carry: 'permanent' }), own).ok).toBe(true)
    expect(checkBound(flat(9, { cap: 5n, carry: 'none' }), flat(9)).ok).toBe(true)
  })

  it('[AG22] members are active for at least as much, where the own terms ask for active ones', () => {
    const own = terms([{ validBet: 0n, loss: 0n, active: 2, rate: 9 }], { activeFrom: 100n })
    const given = terms([{ validBet: 0n, loss: 0n, active: 2, rate: 9 }], { activeFrom: 99n })
    expect(checkBound(given, own)).toMatchObject({ code: 'bound_active_from' })
    expect(checkBound(flat(9, { activeFrom: 1n }), flat(9, { activeFrom: 100n })).ok).toBe(true)
  })

  it('[AG22] the house gives at most what operators set', () => {
    expect(checkHouseBound(flat(900), 900).ok).toBe(true)
    expect(checkHouseBound(flat(901), 900)).toMatchObject({
      code: 'rate_above_house',
      params: { max: '9' },
    })
  })
})

describe('what an offer changes', () => {
  it('[AG23] is told field by field and tier by tier', () => {
    const [present, offered] = [
      flat(900, { cap: 5n, carry: 'none' }),
      terms(
        [
          { validBet: 0n, loss: 0n, active: 0, rate: 900 },
          { validBet: 7n, loss: 0n, active: 0, rate: 1000 },
        ],
        { cap: null, carry: 'permanent' },
      ),
    ]
    expect(compareTerms(present, offered)).toEqual({
      cap: { from: 5n, to: null },
      carry: { from: 'none', to: 'permanent' },
      tiers: [{ tier: 2, from: null, to: { validBet: 7n, loss: 0n, active: 0, rate: 1000 } }],
      rates: 'higher',
    })
    expect(compareTerms(present, present)).toEqual({ tiers: [], rates: 'same' })
    expect(compareTerms(present, flat(900, { period: 'weekly' })).rates).toBe('unlike')
  })

  it('[AG23] rates are higher, lower or mixed as they are over every point (seed 5)', () => {
    fc.assert(
      fc.property(someTiers, someTiers, (one, other) => {
        const higher = points.some((at) => rateAt(other, at) > rateAt(one, at))
        const lower = points.some((at) => rateAt(other, at) < rateAt(one, at))
        const wanted = higher && lower ? 'mixed' : higher ? 'higher' : lower ? 'lower' : 'same'
        expect(compareTerms(terms(one), terms(other)).rates).toBe(wanted)
      }),
      { seed: 5, numRuns: 400 },
    )
  })
})
