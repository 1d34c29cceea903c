import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Terms } from '../contracts/terms.ts'
import { plainDividend, someTiers } from '../../../../testing/contract-terms.ts'
import { computeAmount, type CountedSums } from './amount.ts'

const none: CountedSums = { stake: 0n, validBet: 0n, payout: 0n, bonus: 0n, rebate: 0n, active: 0 }
const flat = (rate: number, given: Partial<Terms> = {}): Terms => ({
  ...plainDividend,
  tiers: [{ validBet: 0n, loss: 0n, active: 0, rate }],
  ...given,
})
const lost = (loss: bigint): CountedSums => ({
  ...none,
  stake: loss > 0n ? loss : 0n,
  payout: loss < 0n ? -loss : 0n,
})
const salary = { kind: 'realtime', basis: 'validBet', period: 'daily', carry: 'none' } as const

describe('the amount of a window', () => {
  it('[AG27] is the rate of the tier on what is counted, and fractions stay with the payer', () => {
    const { amount, reasons } = computeAmount(flat(1_250), lost(999n), 0n)
    expect(amount).toBe(124n)
    expect(reasons).toEqual({
      validBet: 0n,
      loss: 999n,
      active: 0,
      basis: 999n,
      carriedIn: 0n,
      counted: 999n,
      tier: 1,
      rate: 1_250,
      next: null,
      beforeCap: 124n,
      cap: null,
      before: 0n,
    })
  })

  it('[AG27] the net of a dividend is what was lost less bonuses and rebates', () => {
    const sums = { ...lost(1_000n), bonus: 100n, rebate: 50n }
    expect(computeAmount(flat(1_000, { basis: 'ngr' }), sums, 0n).amount).toBe(85n)
    expect(computeAmount(flat(1_000), sums, 0n).amount).toBe(100n)
  })

  it('[AG27] is at most the cap, and nought below the first tier', () => {
    expect(computeAmount(flat(5_000, { cap: 40n }), lost(100n), 0n)).toMatchObject({
      amount: 40n,
      reasons: { beforeCap: 50n, cap: 40n },
    })
    const tiers = [{ validBet: 0n, loss: 101n, active: 0, rate: 10 }]
    expect(computeAmount({ ...flat(1), tiers }, lost(100n), 0n)).toMatchObject({
      amount: 0n,
      reasons: { tier: 0, rate: 0, next: tiers[0] },
    })
  })

  it.each<[Terms['carry'], bigint[], bigint[]]>([
    ['none', [-100n, 300n, -50n, -30n, 200n], [0n, 30n, 0n, 0n, 20n]],
    ['previous', [-100n, 300n, -50n, -30n, 200n], [0n, 20n, 0n, 0n, 17n]],
    ['permanent', [-100n, 300n, -50n, -30n, 200n], [0n, 20n, 0n, 0n, 12n]],
    ['previous', [-100n, 40n, 100n], [0n, 0n, 10n]],
    ['permanent', [-100n, 40n, 100n], [0n, 0n, 4n]],
  ])('[AG28] with carry %s, losses of %o come to %o', (carry, losses, amounts) => {
    let carried = 0n
    const got = losses.map((loss) => {
      const one = computeAmount(flat(1_000, { carry }), lost(loss), carried)
      carried = one.carriedOut
      return one.amount
    })
    expect(got).toEqual(amounts)
  })

  it('[AG28] carry agrees with a plain count over any windows (seed 6)', () => {
    const losses = fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 20 })
    fc.assert(
      fc.property(fc.constantFrom('none', 'previous', 'permanent'), losses, (carry, all) => {
        let carried = 0n
        all.forEach((loss, index) => {
          const one = computeAmount(flat(10_000, { carry }), lost(BigInt(loss)), carried)
          expect(Number(one.amount)).toBe(countPlainly(carry, all.slice(0, index + 1)))
          carried = one.carriedOut
        })
      }),
      { seed: 6, numRuns: 300 },
    )
  })

  it('[AG28] a salary carries what a correction took below zero, whatever else', () => {
    const sums = { ...none, validBet: -70n }
    const terms = { ...flat(10_000), kind: 'daily', basis: 'validBet' } as const
    expect(computeAmount(terms, sums, -5n)).toMatchObject({ amount: 0n, carriedOut: -75n })
  })

  it('[AG29] five minutes of a day add up to the rule of the day, with corrections too (seed 7)', () => {
    const play = fc.record({
      validBet: fc.integer({ min: -40, max: 60 }),
      loss: fc.integer({ min: -40, max: 40 }),
      active: fc.nat(1),
    })
    const cap = fc.option(fc.bigInt({ min: 1n, max: 60n }))
    const carried = fc.bigInt({ min: -30n, max: 0n })
    let negative = 0
    fc.assert(
      fc.property(
        someTiers,
        cap,
        carried,
        fc.array(play, { minLength: 1, maxLength: 30 }),
        (some, most, carriedIn, plays) => {
          // Rates of these tiers are of a hundredth of a percent; here they shall tell.
          const tiers = some.map((tier) => ({ ...tier, rate: tier.rate * 50 }))
          const terms: Terms = { ...flat(1), ...salary, tiers, cap: most }
          let [running, paid] = [none, 0n]
          for (const { validBet, loss, active } of plays) {
            running = {
              ...running,
              validBet: running.validBet + BigInt(validBet),
              stake: running.stake + BigInt(loss),
              active: running.active + active,
            }
            const { amount } = computeAmount(terms, running, carriedIn, paid)
            if (amount < 0n) negative += 1
            paid += amount
          }
          expect(paid).toBe(computeAmount({ ...terms, kind: 'daily' }, running, carriedIn).amount)
        },
      ),
      { seed: 7, numRuns: 300 },
    )
    expect(negative).toBeGreaterThan(20)
  })
})

/** The last of some windows, by the words of the rule: no state is handed on from one to the next. */
function countPlainly(carry: 'none' | 'previous' | 'permanent', losses: readonly number[]): number {
  const last = losses.at(-1) ?? 0
  const before = losses.at(-2) ?? 0
  if (carry === 'none') return Math.max(0, last)
  if (carry === 'previous') return Math.max(0, last + Math.min(0, before))
  // What was ever below zero stands against what follows until it is made up: the depth below the highest point.
  let [sum, highest] = [0, 0]
  for (const loss of losses.slice(0, -1)) {
    sum += loss
    highest = Math.max(highest, sum)
  }
  return Math.max(0, sum + last - highest)
}
