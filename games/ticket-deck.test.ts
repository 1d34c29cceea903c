import { describe, expect, it } from 'vitest'
import { chanceFrom } from '@baize/kernel/chance'
import { cutTotal, drawDeck, findDeckFault, slipsOf, totalOf } from './ticket-deck.ts'

/** A generator of the test, with a seed. */
function chance(seed: number) {
  let state = seed
  return chanceFrom(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state ^ (state >>> 13)) >>> 0
  })
}

describe('prizes', () => {
  it.each([
    ['no_slips', []],
    ['no_slips', [{ amount: 1n, count: 0 }]],
    ['too_many_slips', [{ amount: 1n, count: 100_001 }]],
    [
      'not_falling',
      [
        { amount: 1n, count: 1 },
        { amount: 2n, count: 1 },
      ],
    ],
    [
      'not_falling',
      [
        { amount: 2n, count: 1 },
        { amount: 2n, count: 1 },
      ],
    ],
    ['no_prize', [{ amount: 0n, count: 3 }]],
    ['too_large', [{ amount: 9_007_199_254_740_991n, count: 2 }]],
    [
      undefined,
      [
        { amount: 8n, count: 1 },
        { amount: 0n, count: 9 },
      ],
    ],
  ] as const)('[GR70] that are no deck are refused: %s', (fault, prizes) => {
    expect(findDeckFault(prizes)).toBe(fault)
  })
})

describe('cutting', () => {
  it('[GR70] always comes to the sum, with nobody below the least', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const slips = 1 + (seed % 40)
      const total = BigInt(slips * (1 + (seed % 7)) * seed)
      const least = BigInt(1 + (seed % 2))
      if (total < least * BigInt(slips)) continue
      const prizes = cutTotal(chance(seed), { total, slips, least })
      expect([totalOf(prizes), slipsOf(prizes), findDeckFault(prizes)]).toEqual([
        total,
        slips,
        undefined,
      ])
      expect(prizes.at(-1)?.amount).toBeGreaterThanOrEqual(least)
    }
  })

  it('[GR70] refuses what cannot be cut', () => {
    expect(() => cutTotal(chance(1), { total: 9n, slips: 10, least: 1n })).toThrow('cannot be cut')
  })
})

describe('the order', () => {
  const prizes = [
    { amount: 88n, count: 2 },
    { amount: 0n, count: 3 },
  ]
  const seed = 'ab'.repeat(32)

  it('[GR71] holds every slip once and comes of seed and salt alone', () => {
    const drawn = drawDeck(prizes, { seed, salt: 'one' })
    expect(drawn.map(Number).toSorted((one, other) => one - other)).toEqual([0, 0, 0, 88, 88])
    expect(drawDeck(prizes, { seed, salt: 'one' })).toEqual(drawn)
  })

  it('[GR71] gives every place the same chance', () => {
    const wins = [0, 0, 0, 0, 0]
    const rounds = 2_000
    for (let salt = 0; salt < rounds; salt += 1) {
      drawDeck(prizes, { seed, salt: `s${salt}` }).forEach((amount, place) => {
        if (amount > 0n) wins[place] = (wins[place] ?? 0) + 1
      })
    }
    const expected = (rounds * 2) / 5
    const chi = wins.reduce((sum, won) => sum + (won - expected) ** 2 / expected, 0)
    // Four degrees of freedom; one in a thousand is above 18.5.
    expect(chi).toBeLessThan(18.5)
  })
})
