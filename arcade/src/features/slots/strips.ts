import { findMachinery } from '@baize/games/slots/machineries'
import type { Grid } from '@baize/games/slots/shown'
import { passingFace } from './motion.ts'

/** Which of its reels a model turns. */
export type ReelSet = 'base' | 'free'

/** The reels of a model, as they are certified. What turns before a player's eyes is what the result is drawn from. */
export type Strips = {
  readonly draws: 'strip' | 'bag'
  readonly base: Grid
  readonly free: Grid
  /** In a respin an empty cell gets a coin with a chance of one in this many; 0 where there are none. */
  readonly coinOneIn: number
}

const firstLetter = 'a'.charCodeAt(0)
const symbolsOf = (reels: readonly string[]): Grid =>
  reels.map((reel) => Array.from(reel, (letter) => letter.charCodeAt(0) - firstLetter))

export function stripsOf(model: string): Strips {
  const machinery = findMachinery(model)
  const base = symbolsOf(machinery?.reels.base ?? [])
  return {
    draws: machinery?.reels.draws ?? 'bag',
    base,
    free: machinery?.reels.free ? symbolsOf(machinery.reels.free) : base,
    coinOneIn: machinery?.hold?.oneIn ?? 0,
  }
}

/** The symbol at a place of a reel. Places count upwards: the top row of a window is one, the row below the one before. */
export type Turning = (place: number) => number

type Window = { readonly reel: number; readonly rows: readonly number[]; readonly top: number }

/**
 * A reel with these rows in view, the first of them at the place `top`. A strip goes on above and below as it is; where
 * each cell is drawn by itself there is no order, and faces pass as often as they are in the bag.
 */
export function turningReel(
  { draws, base, free }: Strips,
  set: ReelSet,
  { reel, rows, top }: Window,
): Turning {
  const strip = (set === 'free' ? free : base)[reel] ?? []
  const stop = draws === 'strip' ? findStop(strip, rows) : -1
  return (place) => {
    const row = top - place
    const own = rows[row]
    if (own !== undefined) return own
    if (strip.length === 0) return rows[0] ?? 0
    const at = draws === 'strip' ? Math.max(stop, 0) + row : passingFace(reel, place, strip.length)
    return strip[((at % strip.length) + strip.length) % strip.length] ?? 0
  }
}

/** Where a strip shows these rows; -1 when nowhere, such as before the first spin or after symbols fell. */
export function findStop(strip: readonly number[], rows: readonly number[]): number {
  return strip.findIndex((_, stop) =>
    rows.every((symbol, row) => strip[(stop + row) % strip.length] === symbol),
  )
}
