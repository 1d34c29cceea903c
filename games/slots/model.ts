import type { SlotFace } from './shown.ts'

/**
 * A reel as it is certified: a letter for each stop, `a` for the first symbol of the face, `b` for the second. As a
 * strip it turns to one stop and shows neighbours; as a bag each cell is drawn by itself from its letters.
 */
export type Reel = string

export type Reels = {
  readonly draws: 'strip' | 'bag'
  readonly base: readonly Reel[]
  /** The reels of free spins, where they differ from those of the base game. */
  readonly free?: readonly Reel[]
}

/** What the face does not tell of hold-and-win. */
export type Hold = {
  /** In a respin an empty cell gets a coin with a chance of one in this many. */
  readonly oneIn: number
  /** What a coin is worth in units, and its weight among the others. */
  readonly values: readonly (readonly [units: number, weight: number])[]
  /** What is paid on top when every cell has a coin. */
  readonly full: number
}

/** What stays behind the face. */
export type Machinery = {
  readonly reels: Reels
  readonly hold?: Hold
  /** The pool is won by one spin in this many at a hundred of the smallest coin a unit; by fewer at less, in proportion. */
  readonly jackpotOneIn?: number
}

/** The coin of a unit, in the smallest of the currency, for which the chance of the pool is said. */
export const poolCoin = 100

/** The whole of a slot's mathematics: what the player is shown, and what stays behind it. */
export type Model = Machinery & { readonly face: SlotFace }

/** No chain of cascades goes on for longer, so that a round surely ends. */
export const mostCascades = 60
