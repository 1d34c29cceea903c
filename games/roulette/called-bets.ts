import type { Chips } from '../bets.ts'
import { spotOf } from './spots.ts'
import { pockets, wheel } from './wheel.ts'

const on = (spot: string, chips = 1): Chips => ({ spot, chips })
const split = (one: number, other: number) => on(spotOf('split', one, other))
const straight = (number: number) => on(spotOf('straight', number))

/** The large series: zero and its neighbours from 22 to 25, with nine chips. */
export const voisins: readonly Chips[] = [
  on(spotOf('trio', 0, 2, 3), 2),
  on(spotOf('corner', 25, 26, 28, 29), 2),
  split(4, 7),
  split(12, 15),
  split(18, 21),
  split(19, 22),
  split(32, 35),
]

/** The small series: the third of the wheel across from zero, 27 to 33, with six chips. */
export const tiers: readonly Chips[] = [
  split(5, 8),
  split(10, 11),
  split(13, 16),
  split(23, 24),
  split(27, 30),
  split(33, 36),
]

/** What the two series leave over, with five chips. */
export const orphelins: readonly Chips[] = [
  straight(1),
  split(6, 9),
  split(14, 17),
  split(17, 20),
  split(31, 34),
]

/** The seven nearest to zero, with four chips. */
export const jeuZero: readonly Chips[] = [straight(26), split(0, 3), split(12, 15), split(32, 35)]

/** A number and as many on each side of it on the wheel, 1 to 9, each with one chip. */
export function neighbours(number: number, eachSide = 2): Chips[] {
  const place = wheel.indexOf(number)
  if (place < 0) throw new RangeError(`${number} is not on the wheel.`)
  if (!Number.isInteger(eachSide) || eachSide < 1 || eachSide > 9) {
    throw new RangeError(`1 to 9 neighbours on each side are possible, not ${eachSide}.`)
  }
  return Array.from({ length: 2 * eachSide + 1 }, (_, index) =>
    straight(wheel[(place - eachSide + index + pockets) % pockets] as number),
  )
}

/** All numbers that end in a digit: four of them up to 6, three from 7 on. */
export function finale(digit: number): Chips[] {
  const ending = wheel.filter((number) => number % 10 === digit).toSorted((a, b) => a - b)
  if (ending.length === 0) throw new RangeError(`No number ends in ${digit}.`)
  return ending.map(straight)
}
