import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { Grid, SlotFace } from '@baize/games/slots/shown'
import { hashTitle, type TitleKey } from '@baize/ui/art/families/turns'
import { shownOf } from './pays.ts'
import { restingGrid } from './playback.ts'

/** Reels stand as they were left; those that were not turned yet as their title has them. */
export function firstGrid(last: ArcadeRound | undefined, face: SlotFace, title: TitleKey): Grid {
  const grid = last && shownOf(last)?.frames.at(-1)?.grid
  return grid?.length === face.reels ? grid : restingGrid(face, hashTitle(title))
}
