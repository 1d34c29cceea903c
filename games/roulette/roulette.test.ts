import { describe, expect, it } from 'vitest'
import { judgeBets, mostBets, sumOfBets } from '../bets.ts'
import { layChips, type Chips } from '../bets.ts'
import { finale, jeuZero, neighbours, orphelins, tiers, voisins } from './called-bets.ts'
import { roulette } from './roulette.ts'
import { findSpot, spotLimit, spotOf, spots } from './spots.ts'
import { colourOf, pockets, wheel } from './wheel.ts'

const everyNumber = Array.from({ length: pockets }, (_, number) => number)
const bet = (spot: string, stake = '100') => ({ spot, stake })

/** What bets are paid, number by number. */
function payAll(bets: readonly { spot: string; stake: string }[]): bigint[] {
  return everyNumber.map(
    (number) => roulette.play(sumOfBets(bets), { bets }, [], { below: () => number })!.payout,
  )
}

const sum = (payouts: readonly bigint[]) => payouts.reduce((one, other) => one + other, 0n)

describe('the table', () => {
  it('[R1] has every number once on its wheel, and eighteen of each colour', () => {
    expect(wheel.toSorted((a, b) => a - b)).toEqual(everyNumber)
    // Colours take turns around the wheel, but for zero.
    const colours = wheel.slice(1).map(colourOf)
    expect(colours).toEqual(colours.map((_, place) => (place % 2 === 0 ? 'red' : 'black')))
  })

  it('[R2] has 157 spots: as many of each kind as a table has, each once', () => {
    const counts: Record<string, number> = {}
    for (const { kind } of spots) counts[kind] = (counts[kind] ?? 0) + 1
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      first_four: 1,
      six_line: 11,
      dozen: 3,
      column: 3,
      even_chance: 6,
    })
    expect(new Set(spots.map(({ id }) => id)).size).toBe(157)
    expect(spots.length).toBeLessThanOrEqual(mostBets)
  })

  it('[R2] knows spots by what they cover', () => {
    expect(spotOf('corner', 5, 1, 4, 2)).toBe('corner-1-2-4-5')
    expect(findSpot('six_line-31-32-33-34-35-36')?.numbers).toHaveLength(6)
    expect(findSpot('column-3')?.numbers.slice(0, 3)).toEqual([3, 6, 9])
    expect(findSpot('dozen-2')?.numbers).toEqual(Array.from({ length: 12 }, (_, n) => n + 13))
    // They do not touch on the table.
    for (const none of [[3, 4] as const, [1, 5] as const, [0, 4] as const, [36, 39] as const]) {
      expect(() => spotOf('split', ...none)).toThrow('There is no spot')
    }
  })
})

describe('roulette', () => {
  it.each(spots.map(({ id }) => [id]))('[R3] %s gives back 36 of 37 stakes exactly', (id) => {
    for (const stake of ['1', '7', '100', '999999']) {
      expect(sum(payAll([bet(id, stake)]))).toBe(36n * BigInt(stake))
    }
  })

  it('[R3] declares for each kind of bet what was counted', () => {
    const [back, of] = roulette.rtp.exact ?? [0, 0]
    expect([back, of]).toEqual([36, 37])
    const declared = new Set(roulette.returns.map((one) => one.of))
    expect(declared).toEqual(new Set(spots.map(({ kind }) => kind)))
    expect((36 / 37).toFixed(6)).toBe('0.972973')
  })

  it('[R4] pays all bets by one number, each by itself', () => {
    const bets = [bet('straight-17'), bet('red', '50'), bet('split-17-20', '10'), bet('low', '30')]
    const { shown, payout } = roulette.play(190n, { bets }, [], { below: () => 17 })!
    expect(shown).toEqual({
      number: 17,
      colour: 'black',
      won: [
        { spot: 'straight-17', payout: '3600' },
        { spot: 'split-17-20', payout: '180' },
        { spot: 'low', payout: '60' },
      ],
    })
    expect(payout).toBe(3_840n)
    const apart = bets.map((one) => payAll([one]))
    expect(payAll(bets)).toEqual(everyNumber.map((n) => sum(apart.map((paid) => paid[n] ?? 0n))))
  })

  it('[R4] with something on every spot, gives back 36 of 37 all the same', () => {
    const bets = spots.map(({ id }, index) => bet(id, String(index + 1)))
    expect(roulette.parseChoice({ bets })).toEqual({ bets })
    expect(sum(payAll(bets))).toBe(36n * sumOfBets(bets))
  })

  it('[R5] zero takes everything outside', () => {
    for (const spot of ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen-1', 'column-3']) {
      expect(payAll([bet(spot)])[0]).toBe(0n)
    }
  })

  it('[R6] a spot takes its part of what the table takes, and the bets together are the stake', () => {
    const most = (id: string) => spotLimit(id, 10_000n)
    expect(
      ['straight-0', 'split-0-1', 'street-1-2-3', 'trio-0-1-2', 'corner-1-2-4-5'].map(most),
    ).toEqual([500n, 1_000n, 1_428n, 1_428n, 2_000n])
    expect(
      ['first_four-0-1-2-3', 'six_line-1-2-3-4-5-6', 'dozen-1', 'column-1', 'odd', 'none'].map(
        most,
      ),
    ).toEqual([2_000n, 3_333n, 6_666n, 6_666n, 10_000n, 0n])

    const judge = (stake: bigint, ...bets: { spot: string; stake: string }[]) =>
      judgeBets(roulette, { bets }, { stake, min: 10n, max: 10_000n })
    expect(judge(600n, bet('straight-1', '500'), bet('red'))).toMatchObject({ ok: true })
    expect(judge(601n, bet('straight-1', '501'), bet('red'))).toMatchObject({
      code: 'stake_too_high',
      params: { spot: 'straight-1', max: '500' },
    })
    expect(judge(109n, bet('red'), bet('odd', '9'))).toMatchObject({ code: 'stake_too_low' })
    expect(judge(99n, bet('red'))).toMatchObject({ code: 'invalid_choice' })
  })
})

describe('bets that are called', () => {
  const covered = (chips: readonly Chips[]) =>
    new Set(chips.flatMap(({ spot }) => findSpot(spot)?.numbers ?? []))
  const count = (chips: readonly Chips[]) => chips.reduce((all, one) => all + one.chips, 0)

  it('[R7] cost nine, six, five and four chips', () => {
    expect([voisins, tiers, orphelins, jeuZero].map(count)).toEqual([9, 6, 5, 4])
  })

  it('[R7] voisins, tiers and orphelins are the whole wheel, no number twice', () => {
    const [zero, across, left] = [voisins, tiers, orphelins].map(covered)
    expect([zero?.size, across?.size, left?.size]).toEqual([17, 12, 8])
    expect(new Set([...zero!, ...across!, ...left!]).size).toBe(37)
    const place = (from: number, length: number) =>
      Array.from({ length }, (_, step) => wheel[(wheel.indexOf(from) + step) % pockets])
    expect(zero).toEqual(new Set(place(22, 17)))
    expect(across).toEqual(new Set(place(27, 12)))
    expect(covered(jeuZero)).toEqual(new Set(place(12, 7)))
  })

  it('[R7] neighbours lie on both sides of a number, over zero too', () => {
    const named = (chips: readonly Chips[]) => chips.map(({ spot }) => spot)
    expect(named(neighbours(0, 1))).toEqual(['straight-26', 'straight-0', 'straight-32'])
    expect([...covered(neighbours(26))]).toEqual([35, 3, 26, 0, 32])
    expect(covered(neighbours(10, 9)).size).toBe(19)
    for (const sides of [0, 10, 1.5]) expect(() => neighbours(1, sides)).toThrow('1 to 9')
    expect(() => neighbours(37)).toThrow('not on the wheel')
  })

  it('[R7] a finale is every number that ends so', () => {
    expect([...covered(finale(6))]).toEqual([6, 16, 26, 36])
    expect([...covered(finale(9))]).toEqual([9, 19, 29])
    expect(() => finale(10)).toThrow('No number')
  })

  it('[R7] chips on a spot that is taken are added to it', () => {
    const first = layChips([], tiers, 10n)
    const bets = layChips(layChips(first, tiers, 5n), [{ spot: 'red', chips: 2 }], 1n)
    expect(bets).toContainEqual({ spot: 'split-5-8', stake: '15' })
    expect(bets).toContainEqual({ spot: 'red', stake: '2' })
    expect(roulette.parseChoice({ bets })).toEqual({ bets })
    for (const called of [voisins, tiers, orphelins, jeuZero, neighbours(17), finale(3)]) {
      const laid = layChips([], called, 3n)
      expect(sum(payAll(laid))).toBe(36n * sumOfBets(laid))
    }
  })
})
