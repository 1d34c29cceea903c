import type { Reel } from '../model.ts'
import type { SlotFace } from '../shown.ts'
import { mean, oddsOfCounts } from './reel-odds.ts'

/**
 * What all ways pay on the average, in units. The ways of a symbol are a product over reels that turn apart from one
 * another, so that its mean is the product of the means; it ends where a reel shows none.
 */
export function expectWays(face: SlotFace, reels: readonly Reel[]): number {
  const isWild = (symbol: number) => face.symbols[symbol]?.role === 'wild'
  let sum = 0
  for (const [symbol, { pays }] of face.symbols.entries()) {
    const counts = reels.map((reel, place) =>
      oddsOfCounts(reel, face.rows[place] ?? 0, (shown) => shown === symbol || isWild(shown)),
    )
    const means = counts.map((odds) => mean(odds, (count) => count))
    for (const [length, units] of pays) {
      const ways = means.slice(0, length).reduce((product, each) => product * each, 1)
      const ends = counts[length]?.[0] ?? 1
      if (face.symbols[symbol]?.role !== 'scatter') sum += units * ways * ends
    }
  }
  return sum
}
