import { allOrders, choose, range, sumOf } from '../counting.ts'
import { none, one, over, plus, ratio, times, type Fraction } from '../fraction.ts'
import { addUp, fair, firstRow, won, type Draw, type Rule, type Tier } from '../play.ts'
import { oneRow, row } from '../ticket-shapes.ts'

/** Plays on sheets of several prizes. What a number is held against is a way. */

/** What was drawn for a number of so many digits; always as many. */
export type Ways = (draw: Draw) => readonly string[]

type OnWays = {
  readonly digits: number
  /** How many there are: each is a bet. */
  readonly count: number
  readonly ways: Ways
  /** With every order of its digits. */
  readonly orders?: 'all'
}

/** A number on each of its ways; each hit pays. */
export function onWays({ digits, count, ways, orders }: OnWays): Rule {
  const ownOf = (number: string) => (orders === undefined ? [number] : allOrders(number))
  return {
    shape: { rows: [{ ...row({ digits }), isUnordered: orders !== undefined }] },
    tiers: { win: fair(`1/${10 ** digits}`) },
    count: (picked) => count * sumOf(firstRow(picked).map((number) => ownOf(number).length)),
    judge(picked, draw) {
      const drawn = ways(draw)
      const hitsOf = (number: string) => drawn.filter((each) => each === number).length
      return won(sumOf(firstRow(picked).flatMap((number) => ownOf(number).map(hitsOf))))
    },
  }
}

/** One number of the sheet, as a word. */
export const onOne = (digits: number, way: (draw: Draw) => string, orders?: 'all'): Rule =>
  onWays({ digits, count: 1, ways: (draw) => [way(draw)], ...(orders && { orders }) })

const power = (base: Fraction, times_: number): Fraction =>
  ratio(base.above ** BigInt(times_), base.below ** BigInt(times_))

/** All of so many numbers of two digits are among the ways. */
export function chanceOfAll(numbers: number, ways: number): Fraction {
  return range(0, numbers).reduce((sum, absent) => {
    const part = times(ratio(choose(numbers, absent), 1), power(ratio(100 - absent, 100), ways))
    return absent % 2 === 0 ? plus(sum, part) : plus(sum, { above: -part.above, below: part.below })
  }, none)
}

type Tails = { readonly count: number; readonly ways: Ways }

const present = (own: readonly string[], drawn: readonly string[]) =>
  own.filter((number) => drawn.includes(number)).length

/** Sets of so many numbers that are all there. */
export function allThere(take: number, { count, ways }: Tails): Rule {
  return {
    shape: oneRow({ digits: 2 }, take, 100),
    tiers: { win: fair(chanceOfAll(take, count)) },
    count: (picked) => choose(firstRow(picked).length, take),
    judge: (picked, draw) => won(choose(present(firstRow(picked), ways(draw)), take)),
  }
}

/** Every set of two or more of the numbers is a bet of its size. */
export function turned(size: 3 | 4, { count, ways }: Tails): Rule {
  const takes = range(2, size)
  return {
    shape: oneRow({ digits: 2 }, size, size),
    tiers: Object.fromEntries(takes.map((take) => [`x${take}`, fair(chanceOfAll(take, count))])),
    count: () => sumOf(takes.map((take) => choose(size, take))),
    judge(picked, draw) {
      const there = present(firstRow(picked), ways(draw))
      return addUp(takes.map((take) => won(choose(there, take), `x${take}`)))
    },
  }
}

/** Sets of so many numbers of which none is there. */
export function noneThere(take: number, { count, ways }: Tails): Rule {
  return {
    shape: oneRow({ digits: 2 }, take, 100),
    tiers: { win: fair(power(ratio(100 - take, 100), count)) },
    count: (picked) => choose(firstRow(picked).length, take),
    judge(picked, draw) {
      const own = firstRow(picked)
      return won(choose(own.length - present(own, ways(draw)), take))
    },
  }
}

/** How often a pair is there together, in the mean: the rarer of the two counts. */
function meanOfPairs(ways: number): Fraction {
  let sum = 0n
  for (const a of range(1, ways)) {
    for (const b of range(1, ways - a)) {
      const rest = ways - a - b
      const orders = BigInt(choose(ways, a)) * BigInt(choose(ways - a, b))
      sum += orders * 98n ** BigInt(rest) * BigInt(Math.min(a, b))
    }
  }
  return ratio(sum, 100n ** BigInt(ways))
}

/** Pairs that pay as often as both are there. */
export function pairs({ count, ways }: Tails): Rule {
  const mean = meanOfPairs(count)
  const tier: Tier = { chance: mean, prize: over(one, mean) }
  return {
    shape: oneRow({ digits: 2 }, 2, 100),
    tiers: { win: tier },
    count: (picked) => choose(firstRow(picked).length, 2),
    judge(picked, draw) {
      const drawn = ways(draw)
      const often = firstRow(picked)
        .map((number) => drawn.filter((each) => each === number).length)
        .toSorted((a, b) => b - a)
      // With the most frequent first, each pays with those before it.
      return won(sumOf(often.map((count_, place) => count_ * place)))
    },
  }
}
