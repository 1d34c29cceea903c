import type { Reel } from '../model.ts'
import type { SlotFace } from '../shown.ts'
import { oddsOfSymbols } from './reel-odds.ts'

/**
 * What all lines pay on the average, in units. A line passes one cell of each reel and reels turn apart from one
 * another, so that each line has the same odds, whatever rows it passes: one is counted out, cell by cell.
 */
export function expectLines(face: SlotFace, reels: readonly Reel[]): number {
  const odds = reels.map((reel) => oddsOfSymbols(reel, face.symbols.length))
  const wild = face.symbols.findIndex(({ role }) => role === 'wild')
  const isWild = (symbol: number) => face.symbols[symbol]?.role === 'wild'
  const isMute = (symbol: number) =>
    face.symbols[symbol]?.role === 'scatter' || face.symbols[symbol]?.role === 'coin'
  const payOf = (symbol: number, count: number) =>
    face.symbols[symbol]?.pays.find(([of]) => of === count)?.[1] ?? 0

  /** The row so far: its symbol (-1 while all are wild), how many wilds lead, and what multiplies it. */
  function expectFrom(reel: number, lead: number, leading: number, times: number): number {
    const end = Math.max(
      lead === -1 ? 0 : payOf(lead, reel) * times,
      leading === 0 ? 0 : payOf(wild, leading),
    )
    const here = odds[reel]
    if (here === undefined) return end
    let sum = 0
    let ended = 0
    for (const [symbol, odd] of here.entries()) {
      if (odd === 0) continue
      if (isWild(symbol)) {
        const by = times * (face.symbols[symbol]?.multiplier ?? 1)
        sum += odd * expectFrom(reel + 1, lead, lead === -1 ? leading + 1 : leading, by)
      } else if (!isMute(symbol) && (lead === -1 || lead === symbol)) {
        sum += odd * expectFrom(reel + 1, symbol, leading, times)
      } else ended += odd
    }
    return sum + ended * end
  }

  return face.lines.length * expectFrom(0, -1, 0, 1)
}
