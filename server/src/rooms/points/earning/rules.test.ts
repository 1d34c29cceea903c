import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { partsOf, partsOfPoint, termsAt, validBetPerPoint, wholeOf, type Terms } from './rules.ts'

const weights = {
  LIVE: 5_000,
  RNG: 10_000,
  FISH: 10_000,
  SPORTS: 4_000,
  ESPORTS: 4_000,
  PVP: 2_500,
  LOTT: 2_500,
  ELOTT: 2_500,
  COCKFIGHT: 0,
}
const terms: Terms = { at: new Date(1_000), earnPer: { PHP: '1000', JPY: '30' }, weights }

it.each([
  ['RNG', 'PHP', 1_000n, partsOfPoint],
  ['LIVE', 'PHP', 1_000n, partsOfPoint / 2n],
  ['RNG', 'PHP', 1n, partsOfPoint / 1_000n],
  ['COCKFIGHT', 'PHP', 1_000_000n, 0n],
  ['RNG', 'USD', 1_000_000n, 0n],
  ['NEW', 'PHP', 1_000_000n, 0n],
  ['RNG', 'PHP', 0n, 0n],
])('[PT2] a valid bet in %s and %s of %d earns %d parts', (product, currency, bet, parts) => {
  expect(partsOf(terms, product, currency, bet)).toBe(parts)
})

it('[PT3] what held at the stake decides; the first terms hold for what was staked before them', () => {
  const newer = { ...terms, at: new Date(2_000) }
  const both = [newer, terms]
  expect(termsAt(both, new Date(2_000))).toBe(newer)
  expect(termsAt(both, new Date(1_999))).toBe(terms)
  expect(termsAt(both, new Date(5))).toBe(terms)
  expect(termsAt([], new Date(5))).toBeUndefined()
})

it('[PT4] whole points and what is left are all of it, above zero and below (seed 7)', () => {
  const most = partsOfPoint * 1_000_000n
  fc.assert(
    fc.property(fc.bigInt({ min: -most, max: most }), (parts) => {
      const { points, rest } = wholeOf(parts)
      expect(points * partsOfPoint + rest).toBe(parts)
      expect(rest >= 0n && rest < partsOfPoint).toBe(true)
    }),
    { seed: 7 },
  )
})

it('[PT4] a thousand bets of one unit earn what one bet of a thousand does', () => {
  let parts = 0n
  for (let bet = 0; bet < 1_000; bet += 1) parts += partsOf(terms, 'LIVE', 'PHP', 1n)
  expect(parts).toBe(partsOf(terms, 'LIVE', 'PHP', 1_000n))
})

it('[PT2] pages say how much valid bet one point takes', () => {
  expect(validBetPerPoint(terms, 'RNG', 'PHP')).toBe(1_000n)
  expect(validBetPerPoint(terms, 'SPORTS', 'PHP')).toBe(2_500n)
  expect(validBetPerPoint(terms, 'SPORTS', 'JPY')).toBe(75n)
  expect(validBetPerPoint(terms, 'COCKFIGHT', 'PHP')).toBeNull()
  expect(validBetPerPoint(terms, 'RNG', 'USD')).toBeNull()
})
