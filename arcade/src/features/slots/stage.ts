import type { Cell, Grid } from '@baize/games/slots/shown'
import type { ReelSet } from './strips.ts'

/** What stands on the reels. */
export type SymbolPicture = {
  readonly grid: Grid
  /** What is written on coins, cell by cell; empty where nothing is. */
  readonly coins?: readonly (readonly string[])[]
  /** The reels that it was drawn from; those of the base game where nothing is said. */
  readonly set?: ReelSet
  /** Coins are held, and nothing else stands. */
  readonly held?: boolean
}

/** The reels of a slot. Each motion says how long it takes; whoever has no time shows the picture instead. */
export type Stage = {
  show(picture: SymbolPicture): void
  spin(set?: ReelSet): void
  /** Stops the turning reels one after the other at this picture. */
  land(picture: SymbolPicture): number
  /** Takes cells away and lets the others fall. */
  tumble(gone: readonly Cell[], picture: SymbolPicture): number
  /** Turns the cells that are not held, each by itself. */
  respin(held: (reel: number, row: number) => boolean, picture: SymbolPicture): number
  resize(): void
  close(): void
}
