import * as fc from 'fast-check'
import type { Terms, Tier } from '../src/rooms/agents/contracts/terms.ts'

/** Tiers that rise, over a field that is small enough to be walked point by point. */
export const someTiers: fc.Arbitrary<readonly Tier[]> = fc
  .array(
    fc.record({
      validBet: fc.nat(3),
      loss: fc.nat(3),
      active: fc.nat(3),
      rate: fc.integer({ min: 1, max: 40 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((steps) => {
    let last: Tier = { validBet: 0n, loss: 0n, active: 0, rate: 0 }
    return steps.map((step, index) => {
      const stands = step.validBet + step.loss + step.active === 0 && index > 0
      last = {
        validBet: last.validBet + BigInt(step.validBet + (stands ? 1 : 0)),
        loss: last.loss + BigInt(step.loss),
        active: last.active + step.active,
        rate: last.rate + step.rate,
      }
      return last
    })
  })

export const plainDividend: Omit<Terms, 'tiers'> = {
  kind: 'dividend',
  basis: 'loss',
  products: null,
  cap: null,
  activeFrom: 1n,
  carry: 'none',
  period: 'monthly',
}
