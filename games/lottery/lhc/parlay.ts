import { factorial } from '../counting.ts'
import { none, one, over, plus, ratio, times, type Fraction } from '../fraction.ts'
import { firstRow, lost, won, type Draw, type Rule, type Tiers } from '../play.ts'
import { oneRow } from '../ticket-shapes.ts'
import { colours } from './map.ts'
import { fits, symbols, type Named } from './special.ts'

/**
 * Legs on places that are drawn from the same numbers. The product of the prices of single legs returns more than all
 * where legs lie on different sides, so the price is the product over what it would return: each combination returns the same.
 */

const words = ['big', 'small', 'odd', 'even', 'sum-odd', 'sum-even', ...colours]
const places = ['1', '2', '3', '4', '5', '6']

type Leg = { readonly place: string; readonly word: string }

const legsOf = (row: readonly string[]): Leg[] =>
  row.map((symbol) => {
    const at = symbol.indexOf(':')
    return { place: symbol.slice(0, at), word: symbol.slice(at + 1) }
  })

const isColour = (word: string) => colours.some((colour) => colour === word)

/** What a leg alone is worth: a colour by its numbers, a side two. */
const priceOf = (word: string): Fraction =>
  isColour(word) ? ratio(49, word === 'red' ? 17 : 16) : ratio(2, 1)

const isTied = (word: string, number: string) => number === '49' && !isColour(word)

/** What a leg is worth on a number: its price, one where it is tied, nothing where it is lost. */
function worthOf(word: string, number: string): Fraction {
  if (isTied(word, number)) return one
  return fits(word, number) ? priceOf(word) : none
}

/** All ways to divide a list into parts. */
function partitions<T>(list: readonly T[]): T[][][] {
  const [first, ...rest] = list
  if (first === undefined) return [[]]
  return partitions(rest).flatMap((parts) => [
    [[first], ...parts],
    ...parts.map((part, place) =>
      parts.map((each, at) => (at === place ? [first, ...part] : each)),
    ),
  ])
}

/**
 * The mean of the product over all draws. Numbers are drawn without going back: of the sums over each partition of the legs,
 * in which legs of one part are on the same number, what is not allowed cancels out.
 */
export function returnOf(legs: readonly string[]): Fraction {
  let sum = none
  for (const parts of partitions(legs)) {
    let product = one
    for (const part of parts) {
      const sign = part.length % 2 === 1 ? 1 : -1
      let onOne = none
      for (const number of symbols) {
        onOne = plus(
          onOne,
          part.reduce((worth, word) => times(worth, worthOf(word, number)), one),
        )
      }
      product = times(
        product,
        times(onOne, { above: BigInt(sign * factorial(part.length - 1)), below: 1n }),
      )
    }
    sum = plus(sum, product)
  }
  const draws = legs.reduce((count, _, place) => count * BigInt(49 - place), 1n)
  return times(sum, ratio(1n, draws))
}

const prices = new Map<string, Fraction>()

/** What a combination pays when every leg is won, where all comes back. */
function priceOfAll(legs: readonly string[]): Fraction {
  const key = legs.toSorted().join(' ')
  const known = prices.get(key)
  if (known !== undefined) return known
  const product = legs.reduce((price, word) => times(price, priceOf(word)), one)
  const price = over(product, returnOf(legs))
  prices.set(key, price)
  return price
}

function tiersFor(legs: readonly string[]): Tiers {
  const prize = priceOfAll(legs)
  const tiers = { win: { chance: none, prize } }
  if (legs.every(isColour)) return tiers
  return { ...tiers, tied: { chance: none, prize: over(prize, ratio(2, 1)) } }
}

function parlay(size: number): Rule {
  const symbolsOfLegs = places.flatMap((place) => words.map((word) => `${place}:${word}`))
  const example = Array.from({ length: size }, () => 'big')
  return {
    mode: 'credit',
    shape: oneRow(symbolsOfLegs, size, size),
    tiers: tiersFor(example),
    tiersFor: (picked) => tiersFor(legsOf(firstRow(picked)).map(({ word }) => word)),
    // One leg a place.
    count: (picked) =>
      new Set(legsOf(firstRow(picked)).map(({ place }) => place)).size === size ? 1 : 0,
    judge(picked, draw) {
      const legs = legsOf(firstRow(picked))
      if (legs.some(({ place, word }) => isLost(word, numberAt(draw, place)))) return lost
      const hasTie = legs.some(({ place, word }) => isTied(word, numberAt(draw, place)))
      return won(1, hasTie ? 'tied' : 'win')
    },
  }
}

const numberAt = (draw: Draw, place: string) => draw[Number(place) - 1] ?? ''
const isLost = (word: string, number: string) => !isTied(word, number) && !fits(word, number)

export const parlayPlays: readonly Named[] = [2, 3, 4, 5, 6].map((size): Named => [
  `parlay${size}`,
  `正码过关${size}`,
  parlay(size),
])
