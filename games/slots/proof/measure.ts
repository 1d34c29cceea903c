import type { Chance } from '@baize/kernel/chance'
import type { SlotGame } from '../slot-game.ts'

/** What many rounds were like, in units; parts of a simulation add up. */
export type Measured = {
  readonly spins: number
  readonly sum: number
  readonly sumOfSquares: number
  /** Rounds that paid anything. */
  readonly hits: number
  readonly most: number
  /** What the cap kept back. */
  readonly cut: number
}

export function measure(game: SlotGame, spins: number, chance: Chance): Measured {
  const cap = game.face.mostTimes * game.face.units
  let [sum, sumOfSquares, hits, most, cut] = [0, 0, 0, 0, 0]
  for (let spin = 0; spin < spins; spin += 1) {
    const total = game.payUncapped(chance)
    if (total === 0) continue
    const pays = total > cap ? cap : total
    hits += 1
    sum += pays
    sumOfSquares += pays * pays
    cut += total - pays
    if (pays > most) most = pays
  }
  return { spins, sum, sumOfSquares, hits, most, cut }
}

export const nothingMeasured: Measured = {
  spins: 0,
  sum: 0,
  sumOfSquares: 0,
  hits: 0,
  most: 0,
  cut: 0,
}

export function add(one: Measured, other: Measured): Measured {
  return {
    spins: one.spins + other.spins,
    sum: one.sum + other.sum,
    sumOfSquares: one.sumOfSquares + other.sumOfSquares,
    hits: one.hits + other.hits,
    most: Math.max(one.most, other.most),
    cut: one.cut + other.cut,
  }
}

export type Estimate = {
  readonly rtp: number
  /** Of one round, in stakes. */
  readonly deviation: number
  /** Half the width of the interval that holds the true return in so many of a hundred simulations. */
  readonly within95: number
  readonly within99: number
  readonly hitRate: number
  readonly most: number
  readonly cut: number
}

/** Measured rounds in stakes. The sum of many rounds is normal, which is where 1.96 and 2.576 come from. */
export function estimate({ spins, sum, sumOfSquares, hits, most, cut }: Measured, units: number) {
  const average = sum / spins
  const deviation = Math.sqrt(sumOfSquares / spins - average * average) / units
  const error = deviation / Math.sqrt(spins)
  const result: Estimate = {
    rtp: average / units,
    deviation,
    within95: 1.96 * error,
    within99: 2.576 * error,
    hitRate: hits / spins,
    most: most / units,
    cut: cut / spins / units,
  }
  return result
}
