import { findFeature } from '../engine/machine.ts'
import type { Model } from '../model.ts'
import { mean, oddsOfTotal } from './reel-odds.ts'

/** What hold-and-win pays on the average, in units for each spin of the base game. */
export function expectHold({ face, reels, hold }: Model): number {
  const feature = findFeature(face, 'hold_and_win')
  if (hold === undefined || feature === undefined) return 0
  const coin = face.symbols.findIndex(({ role }) => role === 'coin')
  const size = face.rows.reduce((sum, rows) => sum + rows, 0)
  const weight = hold.values.reduce((sum, [, each]) => sum + each, 0)
  const worth = hold.values.reduce((sum, [units, each]) => sum + units * each, 0) / weight
  const ends = Array<number | undefined>(size * (feature.respins + 1))

  /** What coins pay in the end that stand so with so many respins left. */
  function expectFrom(coins: number, left: number): number {
    if (coins === size) return size * worth + (hold?.full ?? 0)
    if (left === 0) return coins * worth
    const key = coins * (feature?.respins ?? 0) + left - 1
    const known = ends[key]
    if (known !== undefined) return known
    const came = oddsOfHits(size - coins, 1 / (hold?.oneIn ?? 1))
    const value = mean(came, (more) =>
      expectFrom(coins + more, more > 0 ? (feature?.respins ?? 0) : left - 1),
    )
    ends[key] = value
    return value
  }

  const coins = oddsOfTotal(reels.base, face.rows, coin)
  // A full grid turns once more in vain and is paid.
  return mean(coins, (count) => (count < feature.coins ? 0 : expectFrom(count, feature.respins)))
}

/** How likely 0, 1, 2, … of so many cells are hit. */
function oddsOfHits(cells: number, chance: number): number[] {
  let odds = [1]
  for (let cell = 0; cell < cells; cell += 1) {
    odds = [...odds, 0].map(
      (odd, hits) => odd * (1 - chance) + (hits === 0 ? 0 : (odds[hits - 1] ?? 0) * chance),
    )
  }
  return odds
}
