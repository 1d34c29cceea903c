import { array, assert, bigInt, constantFrom, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GrantId } from '../../wallet/wallet.ts'
import { pour, type Allocation, type Requirement, type SettledBet } from './pour.ts'
import { weightIn, wholeBet, type Weights } from './weights.ts'

const flat = (weight: number): Weights => ({
  default: weight,
  categories: {},
  vendors: {},
  games: {},
})
const at = (minute: number) => new Date(minute * 60_000)
const nameOf = (place: number): GrantId => `grt_${String(place).padStart(26, '0')}`

function requirement(place: number, asks: bigint, change: Partial<Requirement> = {}): Requirement {
  return {
    grant: nameOf(place),
    asks: asks * 10_000n,
    done: 0n,
    weights: flat(wholeBet),
    activatedAt: at(place),
    endsAt: null,
    ...change,
  }
}

function bet(change: bigint, of: Partial<SettledBet> = {}): SettledBet {
  const where = { product: 'RNG', vendor: 'ALPHA', game: 'seven-seas' }
  return { ...where, stakedAt: at(100), change, validBefore: 0n, allocated: [], ...of }
}

const words = (poured: readonly Allocation[]) =>
  poured.map(({ grant, valid, counted }) => `${Number(grant.slice(-3))}: ${valid} ${counted}`)

describe('the weight of a game', () => {
  const weights: Weights = {
    default: 500,
    categories: { RNG: 10_000, LIVE: 1_000 },
    vendors: { 'RNG ALPHA': 9_000 },
    games: { 'ALPHA seven-seas': 0 },
  }

  it.each([
    ['RNG', 'ALPHA', 'seven-seas', 0],
    ['RNG', 'ALPHA', 'other', 9_000],
    ['RNG', 'BETA', 'seven-seas', 10_000],
    ['LIVE', 'ALPHA', 'other', 1_000],
    ['SPORTS', 'BETA', 'match', 500],
  ])('[GR1] of %s, %s, %s is %d', (product, vendor, game, wanted) => {
    expect(weightIn(weights, { product, vendor, game })).toBe(wanted)
  })
})

describe('a settled bet', () => {
  it('[GR2] counts for the longest active first, and what that does not need for the next', () => {
    const open = [requirement(1, 100n, { activatedAt: at(9) }), requirement(2, 30n)]
    expect(words(pour(bet(50n), open))).toEqual(['2: 30 300000', '1: 20 200000'])
  })

  it('[GR2] [1.13/20] never counts the same unit twice: 3,000 before a bonus clear nothing of it', () => {
    const first = requirement(1, 100n)
    const before = bet(3_000n, { stakedAt: at(50) })
    expect(words(pour(before, [first, requirement(60, 2_000n)]))).toEqual(['1: 100 1000000'])
  })

  it('[GR3] [1.13/19] counts by its weight without rounding: a tenth of one unit is a tenth', () => {
    const slow = requirement(1, 1n, { weights: flat(1_000) })
    expect(words(pour(bet(1n), [slow]))).toEqual(['1: 1 1000'])
    const nearly = { ...slow, done: 9_500n }
    // Half a tenth is needed; the whole unit is spent on it, and no more is counted than was asked.
    expect(words(pour(bet(1n), [nearly]))).toEqual(['1: 1 500'])
  })

  it('[GR3] of a game that does not count goes on to the next requirement', () => {
    const none = requirement(1, 100n, { weights: flat(0) })
    expect(words(pour(bet(10n), [none, requirement(2, 100n)]))).toEqual(['2: 10 100000'])
    expect(pour(bet(10n), [none])).toEqual([])
  })

  it('[GR4] [1.13/22] [1.13/23] counts by the moment of its stake: not before activation, and to the last moment before the end', () => {
    const open = requirement(1, 100n, { activatedAt: at(10), endsAt: at(20) })
    const staked = (stakedAt: Date) => pour(bet(5n, { stakedAt }), [open]).length
    const moments = [at(10).getTime() - 1, at(10).getTime(), at(20).getTime() - 1, at(20).getTime()]
    expect(moments.map((ms) => staked(new Date(ms)))).toEqual([0, 1, 1, 0])
  })

  it('[GR5] that is corrected takes back what counted for nobody first, then what came last', () => {
    const poured = pour(bet(100n), [requirement(1, 30n), requirement(2, 40n)])
    const corrected = (change: bigint) =>
      words(pour(bet(change, { validBefore: 100n, allocated: poured }), []))
    expect(corrected(-30n)).toEqual([])
    expect(corrected(-50n)).toEqual(['2: -20 -200000'])
    expect(corrected(-100n)).toEqual(['2: -40 -400000', '1: -30 -300000'])
  })
})

it('[GR5] of one that counted twice for the same, what came last is taken first', () => {
  const [one, other] = [requirement(1, 5n), requirement(2, 50n)]
  const first = pour(bet(10n), [one, other])
  const more = pour(bet(3n, { validBefore: 10n, allocated: first }), [
    { ...one, asks: 80_000n, done: 50_000n },
  ])
  const allocated = [...first, ...more]
  expect(words(allocated)).toEqual(['1: 5 50000', '2: 5 50000', '1: 3 30000'])
  const taken = (change: bigint) => words(pour(bet(change, { validBefore: 13n, allocated }), []))
  expect(taken(-4n)).toEqual(['1: -3 -30000', '2: -1 -10000'])
  expect(taken(-9n)).toEqual(['1: -4 -40000', '2: -5 -50000'])
})

const hand = record({
  asks: bigInt(1n, 500n),
  weight: constantFrom(0, 1, 333, 1_000, 10_000),
})
const change = record({ bet: nat(3), valid: bigInt(0n, 300n) })

it('[GR2] [GR5] whatever is settled and corrected: nothing counts twice, nothing beyond what is asked, and what is undone is gone', () => {
  assert(
    property(
      array(hand, { minLength: 1, maxLength: 4 }),
      array(change, { maxLength: 25 }),
      (hands, changes) => {
        const all = new Map<number, Allocation[]>()
        const valid = new Map<number, bigint>()
        const doneOf = (grant: string) =>
          [...all.values()]
            .flat()
            .reduce((s, one) => s + (one.grant === grant ? one.counted : 0n), 0n)
        for (const one of [
          ...changes,
          ...[0, 1, 2, 3].map((place) => ({ bet: place, valid: 0n })),
        ]) {
          const requirements = hands.map(({ asks, weight }, place) => {
            const own = requirement(place + 1, asks, { weights: flat(weight) })
            return { ...own, done: doneOf(own.grant) }
          })
          const validBefore = valid.get(one.bet) ?? 0n
          const allocated = all.get(one.bet) ?? []
          const settled = bet(one.valid - validBefore, { validBefore, allocated })
          all.set(one.bet, [...allocated, ...pour(settled, requirements)])
          valid.set(one.bet, one.valid)
          for (const { grant, asks } of requirements) {
            expect(doneOf(grant)).toBeGreaterThanOrEqual(0n)
            expect(doneOf(grant)).toBeLessThanOrEqual(asks)
          }
          const spent = (all.get(one.bet) ?? []).reduce((s, each) => s + each.valid, 0n)
          expect(spent).toBeLessThanOrEqual(one.valid)
        }
        // Every bet was corrected to nothing at last.
        expect(hands.map((_, place) => doneOf(nameOf(place + 1)))).toEqual(hands.map(() => 0n))
      },
    ),
    { numRuns: 300 },
  )
})
