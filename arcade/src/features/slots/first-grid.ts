import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { Grid, SlotFace } from '@baize/games/slots/shown'
import { shownOf } from './pays.ts'
import { restingGrid } from './playback.ts'

/** Reels stand as they were left. */
export function firstGrid(last: ArcadeRound | undefined, face: SlotFace): Grid {
  const grid = last && shownOf(last)?.frames.at(-1)?.grid
  return grid?.length === face.reels ? grid : restingGrid(face)
}
