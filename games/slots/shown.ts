/** A symbol by its place in the model's list; a grid is written reel by reel, each from the top. */
export type Grid = readonly (readonly number[])[]

/** A place on the grid. */
export type Cell = readonly [reel: number, row: number]

/** One reason of a payment. Sums are in units: the stake has as many as the model's `units`. */
export type Win = {
  readonly kind: 'line' | 'ways' | 'cluster' | 'scatter' | 'coins'
  readonly symbol: number
  /** How many of it: of a kind, in a row, in a cluster. */
  readonly count: number
  /** The line from 0, of a `line`; the number of ways, of `ways`; else 0. */
  readonly of: number
  /** What it pays in units, its multiplier included. */
  readonly pays: number
  readonly multiplier: number
  readonly cells: readonly Cell[]
}

/** One picture of the reels: a spin, a cascade after it, a respin of hold-and-win. */
export type Frame = {
  readonly phase: 'base' | 'cascade' | 'free' | 'free_cascade' | 'hold'
  readonly grid: Grid
  readonly wins: readonly Win[]
  /** What all wins of this frame pay together, in units. */
  readonly pays: number
  /** What multiplies every win of this frame; 1 when nothing does. */
  readonly multiplier: number
  /** Free spins, or respins, that are left after this frame. */
  readonly left: number
  /** Free spins that this frame awarded. */
  readonly awarded: number
  /** Values in units on coins of hold-and-win, cell by cell as the grid; 0 where there is none. */
  readonly coins?: readonly (readonly number[])[]
}

/** The whole of a slot round, free spins and all: the client plays the frames one after the other. */
export type SlotShown = {
  readonly frames: readonly Frame[]
  /** All frames together, in units, after the cap. */
  readonly pays: number
  /** The cap cut it. */
  readonly capped: boolean
  /** The pool was won. */
  readonly jackpot: boolean
}

/** What a client needs to know of a model to draw it and to print its paytable. */
export type SlotFace = {
  readonly id: string
  readonly engine: 'lines' | 'ways' | 'cluster'
  readonly volatility: 'low' | 'medium' | 'high'
  readonly rtpBps: number
  readonly reels: number
  /** Rows of each reel. */
  readonly rows: readonly number[]
  /** The stake has this many units; the least stake is one of the smallest coin for each. */
  readonly units: number
  /** Rows that each line passes, reel by reel; empty where there are no lines. */
  readonly lines: readonly (readonly number[])[]
  readonly symbols: readonly SlotSymbol[]
  /** The rules that hold for it; each is a paragraph of its rules page. */
  readonly features: readonly SlotFeature[]
  readonly mostTimes: number
  /** The pool that it feeds, how much of a stake goes there, and with how many whole units the pool begins. */
  readonly jackpot: {
    readonly pool: string
    readonly contributionBps: number
    readonly seed: number
  } | null
}

export type SlotSymbol = {
  readonly role: 'high' | 'low' | 'wild' | 'scatter' | 'coin'
  /** What so many of it pay in units: `[3, 5]` is 5 units for three. For clusters, from so many on. */
  readonly pays: readonly (readonly [count: number, units: number])[]
  /** What a wild multiplies the lines by that it helps; several on a line multiply one another. */
  readonly multiplier?: number
}

export type SlotFeature =
  | { readonly kind: 'wild' }
  | {
      readonly kind: 'free_spins'
      readonly awards: readonly (readonly [scatters: number, spins: number])[]
      readonly multiplier: number
      /** No round has more free spins than this. */
      readonly most?: number
    }
  | { readonly kind: 'cascades'; readonly multipliers: readonly number[] }
  | { readonly kind: 'hold_and_win'; readonly coins: number; readonly respins: number }
  | { readonly kind: 'wild_multiplier'; readonly multipliers: readonly number[] }
  | { readonly kind: 'jackpot' }
