import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocate,
  compare,
  currencies,
  formatMoney,
  fromWire,
  money,
  multiplyRatio,
  negate,
  parseMoney,
  sum,
  toDecimal,
  toWire,
} from './money.ts'

const anyMoney = fc
  .tuple(fc.bigInt({ min: -(2n ** 63n - 1n), max: 2n ** 63n - 1n }), fc.constantFrom(...currencies))
  .map(([amount, currency]) => money(amount, currency))
const anyWeights = fc
  .array(fc.bigInt({ min: 0n, max: 10_000n }), { minLength: 1, maxLength: 40 })
  .filter((weights) => weights.some((weight) => weight > 0n))
const settings = { seed: 2, numRuns: 500 }

describe('money', () => {
  it('[K4] parts sum to the whole, however it is split (seed 2)', () => {
    fc.assert(
      fc.property(anyMoney, anyWeights, (whole, weights) => {
        expect(sum(allocate(whole, weights), whole.currency)).toEqual(whole)
      }),
      settings,
    )
  })

  it('[K4] each part is less than one unit off its exact share, and never of the other sign (seed 2)', () => {
    fc.assert(
      fc.property(anyMoney, anyWeights, (whole, weights) => {
        const total = weights.reduce((a, b) => a + b, 0n)
        allocate(whole, weights).forEach((part, index) => {
          const error = part.amount * total - whole.amount * (weights[index] ?? 0n)
          expect((error < 0n ? -error : error) < total).toBe(true)
          expect(part.amount * whole.amount >= 0n).toBe(true)
        })
      }),
      settings,
    )
  })

  it('[K4] a larger weight never gets less, and the opposite sum splits into opposite parts (seed 2)', () => {
    fc.assert(
      fc.property(anyMoney, anyWeights, (whole, weights) => {
        const parts = allocate(whole, weights)
        expect(allocate(negate(whole), weights)).toEqual(parts.map(negate))
        const sizes = parts
          .map(({ amount }, index) => ({
            weight: weights[index] ?? 0n,
            size: amount < 0n ? -amount : amount,
          }))
          .sort((a, b) => Number(a.weight - b.weight) || Number(a.size - b.size))
        const isShortened = ({ weight, size }: (typeof sizes)[0], index: number) => {
          const lesser = sizes[index - 1]
          return lesser !== undefined && lesser.weight < weight && lesser.size > size
        }
        expect(sizes.filter(isShortened)).toEqual([])
      }),
      settings,
    )
  })

  it('[K3] a share rounded down and the rest rounded up are the whole (seed 2)', () => {
    const anyRate = fc.bigInt({ min: 0n, max: 10_000n })
    fc.assert(
      fc.property(anyMoney, anyRate, (whole, rateBps) => {
        const share = multiplyRatio(whole, rateBps, 10_000n, 'down')
        const rest = multiplyRatio(whole, 10_000n - rateBps, 10_000n, 'up')
        expect(sum([share, rest], whole.currency)).toEqual(whole)
      }),
      settings,
    )
  })

  it('[K6] a sum comes back from the wire, from decimals and from JSON unchanged (seed 2)', () => {
    fc.assert(
      fc.property(anyMoney, (whole) => {
        const same = { ok: true, value: whole }
        expect(fromWire(JSON.parse(JSON.stringify(toWire(whole))))).toEqual(same)
        expect(parseMoney(toDecimal(whole), whole.currency, { allowNegative: true })).toEqual(same)
      }),
      settings,
    )
  })

  it('[K7] a formatted sum without its dress is the sum (seed 2)', () => {
    fc.assert(
      fc.property(anyMoney, (whole) => {
        const bare = formatMoney(whole, 'en', { show: 'none' }).replaceAll(',', '')
        const read = parseMoney(bare, whole.currency, { allowNegative: true })
        expect(read.ok && compare(read.value, whole)).toBe(0)
      }),
      settings,
    )
  })
})
