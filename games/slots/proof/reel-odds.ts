import { readReel } from '../engine/drawer.ts'
import type { Reel } from '../model.ts'

/** How likely a cell of the reel shows each symbol; on a strip every row has the same odds. */
export function oddsOfSymbols(reel: Reel, symbols: number): number[] {
  const odds = Array<number>(symbols).fill(0)
  for (const symbol of readReel(reel)) odds[symbol] = (odds[symbol] ?? 0) + 1 / reel.length
  return odds
}

/** How likely a window of so many rows of a strip shows 0, 1, 2, … of the symbols that fit. */
export function oddsOfCounts(reel: Reel, rows: number, fits: (symbol: number) => boolean) {
  const odds = Array<number>(rows + 1).fill(0)
  const strip = readReel(reel)
  for (let stop = 0; stop < strip.length; stop += 1) {
    let count = 0
    for (let row = 0; row < rows; row += 1) {
      if (fits(strip[(stop + row) % strip.length] ?? -1)) count += 1
    }
    odds[count] = (odds[count] ?? 0) + 1 / strip.length
  }
  return odds
}

/** How likely all reels together show 0, 1, 2, … of a symbol. */
export function oddsOfTotal(
  reels: readonly Reel[],
  rows: readonly number[],
  symbol: number,
): number[] {
  return reels.reduce<number[]>(
    (total, reel, place) =>
      convolve(
        total,
        oddsOfCounts(reel, rows[place] ?? 0, (shown) => shown === symbol),
      ),
    [1],
  )
}

function convolve(one: readonly number[], other: readonly number[]): number[] {
  const sum = Array<number>(one.length + other.length - 1).fill(0)
  for (const [i, p] of one.entries()) {
    for (const [j, q] of other.entries()) sum[i + j] = (sum[i + j] ?? 0) + p * q
  }
  return sum
}

/** The mean of a value under odds of 0, 1, 2, … */
export function mean(odds: readonly number[], value: (count: number) => number): number {
  return odds.reduce((sum, odd, count) => sum + (odd === 0 ? 0 : odd * value(count)), 0)
}
