import { describe, expect, it } from 'vitest'
import type { Chance } from '@baize/kernel/chance'
import { crash, crashPoint, leastOut, mostOut } from './crash/crash.ts'
import { dice, dicePays, leastTarget, mostTarget, winningRolls } from './dice/dice.ts'
import { listGames, listSharedGames } from './find-game.ts'
import { mines } from './mines/mines.ts'
import { mineCells, minesPays, mostOpened } from './mines/multiples.ts'
import { payExactly, type Multiple } from './pay-exactly.ts'
import { roulette } from './roulette/roulette.ts'
import { spots } from './roulette/spots.ts'
import { models, slotModels } from './slots/models.ts'
import { chanceOf } from './suite.ts'
import { segments, wheel, wheelSpots } from './wheel/wheel.ts'

/** Gives the number that is set, and remembers what was asked. */
const drawn = { next: 0, bound: 0 }
const settable: Chance = {
  below(bound) {
    drawn.bound = bound
    return drawn.next
  },
}

function payAt(draw: number, stake: bigint, multiple: Multiple): bigint {
  drawn.next = draw
  return payExactly(settable, stake, multiple)
}

function greatest(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatest(b, a % b)
}

/**
 * Whether a stake times a multiple is paid exactly in the mean, at every stake there is. The part of a unit that is left
 * depends on the stake modulo the reduced denominator alone, so that these residues are all stakes. Of each: one unit more
 * is paid below a threshold of the draw and not from it on, so that the draws that pay it are as many as the threshold
 * says; with them the mean is counted. The first stake that is not paid so, or nothing.
 */
function findUnpaid(multiple: Multiple): bigint | undefined {
  const [times, of] = multiple
  const period = of / greatest(times, of)
  const draws = Number(of)
  for (let stake = 1n; stake <= period; stake += 1n) {
    const least = payAt(draws - 1, stake, multiple)
    const above = Number(stake * times - least * of)
    const isExact =
      above === 0 ||
      (above > 0 &&
        above < draws &&
        drawn.bound === draws &&
        payAt(above - 1, stake, multiple) === least + 1n &&
        payAt(above, stake, multiple) === least)
    if (!isExact) return stake
  }
  return undefined
}

const isWhole = (number: number) => Number.isSafeInteger(number)

describe('a payout with a part of a unit', () => {
  it('[G13] is exact in the mean, over every draw, for every fraction with a denominator up to 64', () => {
    for (let of = 1; of <= 64; of += 1) {
      for (let times = 0; times <= 2 * of; times += 1) {
        let paid = 0n
        for (let draw = 0; draw < of; draw += 1)
          paid += payAt(draw, 1n, [BigInt(times), BigInt(of)])
        expect(paid, `${times}/${of}`).toBe(BigInt(times))
      }
    }
  })

  it('[G13] is one unit more below a threshold of the draw, and never again above it', () => {
    for (const [times, of] of [
      [9_900n, 3_333n],
      [9_900n, 9_800n],
      [97n * 25n, 2_400n],
    ] as const) {
      for (const stake of [1n, 10n, 777n]) {
        const paid = Array.from({ length: Number(of) }, (_, draw) =>
          payAt(draw, stake, [times, of]),
        )
        expect(paid).toEqual(paid.toSorted((a, b) => Number(b - a)))
        expect(paid.reduce((sum, one) => sum + one)).toBe(stake * times)
      }
    }
  })

  it('[G13] asks for nothing when nothing is left', () => {
    const never: Chance = {
      below: () => {
        throw new Error('asked')
      },
    }
    expect(payExactly(never, 3_333n, [9_900n, 3_333n])).toBe(9_900n)
    expect(() => payExactly(never, 3_334n, [9_900n, 3_333n])).toThrow('asked')
  })
})

describe('at every stake', () => {
  it('[D1] every target of dice returns exactly 99 %', { timeout: 120_000 }, () => {
    for (let target = leastTarget; target <= mostTarget; target += 1) {
      const pays = dicePays({ side: 'under', target })
      // What a win pays times the rolls that win is 99 % of all rolls.
      expect(pays).toEqual([9_900n, BigInt(target)])
      expect(dicePays({ side: 'over', target: 10_000 - target })).toEqual(pays)
      expect(findUnpaid(pays), String(target)).toBeUndefined()
    }
  })

  it('[D1] dice pays so: as many rolls win as are counted, and a win is paid by its fraction', () => {
    for (const side of ['under', 'over'] as const) {
      for (let target = leastTarget; target <= mostTarget; target += 1) {
        const choice = { side, target }
        const [low, high] = [[0, target - 1] as const, [target, 9_999] as const]
        const [[first, last], lost] = side === 'under' ? [low, high] : [high, low]
        const at = (roll: number, stake: bigint) => {
          const numbers = [roll, 150]
          return dice.play(stake, choice, [], { below: () => numbers.shift() ?? -1 })?.payout
        }
        const isWon = [first, last, ...lost].map((roll) => (at(roll, 9_800n) ?? 0n) > 0n)
        expect(isWon).toEqual([true, true, false, false])
        expect(last - first + 1).toBe(winningRolls(choice))
        expect(at(first, 7n)).toBe(payAt(150, 7n, dicePays(choice)))
      }
    }
  })

  it('[M1] mines returns exactly 97 %, whatever their number and whenever one stops', () => {
    for (let count = 1; count < mineCells; count += 1) {
      for (let opened = 1; opened <= mostOpened(count); opened += 1) {
        const [times, of] = minesPays(count, opened)
        const [safe, all] = chanceOfSafe(count, opened)
        expect(times * safe * 100n, `${count} mines, ${opened} open`).toBe(97n * of * all)
        expect(findUnpaid([times, of]), `${count} mines, ${opened} open`).toBeUndefined()
        const moves = Array.from({ length: opened }, (_, cell) => ({ open: 24 - cell }))
        const ended = opened === mostOpened(count) ? moves : [...moves, 'cash_out' as const]
        for (const draw of [0, 1_000]) {
          const numbers = [...Array<number>(count).fill(0), draw]
          const chance = { below: () => numbers.shift() ?? -1 }
          const played = mines.play(7n, { mines: count }, ended, chance)
          expect(played?.payout).toBe(payAt(draw, 7n, [times, of]))
        }
      }
    }
  })

  it('[R3] every spot of roulette returns 36/37 without a rest', () => {
    for (const { id: spot, numbers } of spots) {
      expect(36 % numbers.length, spot).toBe(0)
      for (const stake of [1n, 7n]) {
        let paid = 0n
        for (let number = 0; number < 37; number += 1) {
          const choice = { bets: [{ spot, stake: String(stake) }] }
          paid += roulette.play(stake, choice, [], { below: () => number })?.payout ?? 0n
        }
        expect(paid, spot).toBe(36n * stake)
      }
    }
  })

  it('[W3] every spot of the wheel returns 26/27 without a rest', () => {
    for (const spot of wheelSpots) {
      for (const stake of [1n, 7n]) {
        let paid = 0n
        for (let segment = 0; segment < segments.length; segment += 1) {
          const outcome = wheel.draw({ below: () => segment })
          const choice = { bets: [{ spot, stake: String(stake) }] }
          paid += wheel.payout(stake, choice, undefined, outcome)
        }
        expect(paid * 27n, spot).toBe(26n * stake * BigInt(segments.length))
      }
    }
  })

  it('[X6] crash pays every multiple without a rest, and reaches it with the chance that is declared', () => {
    const draws = 2n ** 52n
    const wrong: number[] = []
    for (let outAt = leastOut; outAt <= mostOut; outAt += 1) {
      const paid = crash.payout(crash.stakeUnit, { outAt }, { outAt }, { crashedAt: outAt })
      const reaching = (99n * draws) / BigInt(outAt)
      const first = draws - reaching
      const isRight =
        paid * 100n === crash.stakeUnit * BigInt(outAt) &&
        crashPoint(first) >= outAt &&
        crashPoint(first - 1n) < outAt
      if (!isRight) wrong.push(outAt)
    }
    expect(wrong).toEqual([])
  })

  it.each(models.map((model) => [model.face.id, model] as const))(
    '[SL2] %s pays with whole numbers of units alone',
    (_, { face, hold }) => {
      const numbers = [
        face.units,
        face.mostTimes,
        ...face.symbols.flatMap(({ pays, multiplier }) => [
          multiplier ?? 1,
          ...pays.map(([, units]) => units),
        ]),
        ...face.features.flatMap((feature) =>
          feature.kind === 'free_spins'
            ? [feature.multiplier]
            : feature.kind === 'cascades' || feature.kind === 'wild_multiplier'
              ? feature.multipliers
              : [],
        ),
        ...(hold === undefined ? [] : [hold.full, ...hold.values.map(([units]) => units)]),
      ]
      expect(numbers.every(isWhole)).toBe(true)
    },
  )

  it.each([...slotModels, ...listGames().filter(({ id }) => id === 'blackjack')])(
    '[G13] $id pays so many stakes exactly so many times as much',
    (game) => {
      for (let nonce = 0; nonce < 100; nonce += 1) {
        const paid = (units: bigint) =>
          game.play(game.stakeUnit * units, null, [], chanceOf(nonce))?.payout ?? -1n
        const one = paid(1n)
        for (const units of [2n, 3n, 7n, 999_983n]) expect(paid(units)).toBe(units * one)
      }
    },
  )

  it('[G13] no game is forgotten here', () => {
    const slots = slotModels.map(({ id }) => id)
    expect(listGames().map(({ id }) => id)).toEqual([
      'dice',
      'mines',
      'roulette',
      'blackjack',
      ...slots,
    ])
    expect(listSharedGames().map(({ id }) => id)).toEqual(['crash', 'wheel'])
  })
})

/** In so many of all ways to choose as many cells, none is a mine. */
function chanceOfSafe(count: number, opened: number): [safe: bigint, all: bigint] {
  let [safe, all] = [1n, 1n]
  for (let cell = 0; cell < opened; cell += 1) {
    safe *= BigInt(mineCells - count - cell)
    all *= BigInt(mineCells - cell)
  }
  return [safe, all]
}
