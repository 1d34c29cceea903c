import type { SlotFace } from '@baize/games/slots/shown'
import type { Effects, Family } from '@baize/ui/art/families/family'
import type { Box } from '@baize/ui/art/stage/types'
import type { Strips } from '../../strips.ts'
import type { Paintings } from '../paintings.ts'

/** What reels are drawn with. */
export type Reeling = {
  readonly family: Family
  readonly face: Pick<SlotFace, 'reels' | 'rows' | 'symbols'>
  readonly strips: Strips
  readonly box: Box
  readonly paintings: Paintings
  readonly effects: Effects
  /** Pixels for a unit, where what passes quickly may lie on whole ones; that is far cheaper. */
  readonly pixels: number | undefined
  readonly onStop: (reel: number) => void
}

/** Where a row stands on the stage: a drum bends it, and may turn it away. */
export function rowAt({ family, box }: Reeling, row: number) {
  if (!family.show.motion.drum) return { y: box.top + row * (box.cellHeight + box.gap), scale: 1 }
  const step = (0.62 * 3) / box.rows
  const angle = (row - (box.rows - 1) / 2) * step
  if (Math.abs(angle) > 1.25) return undefined
  const radius = box.reelsHeight / 2 / Math.sin(0.93)
  return {
    y: box.middleY + radius * Math.sin(angle) - box.cellHeight / 2,
    scale: Math.cos(angle),
  }
}

/** The middle of a cell. */
export function middleOf(reeling: Reeling, reel: number, row: number): readonly [number, number] {
  const { box } = reeling
  const y = rowAt(reeling, row)?.y ?? box.y(row)
  return [box.x(reel) + box.cellWidth / 2, y + box.cellHeight / 2]
}

export function eachCell(
  { face }: Pick<Reeling, 'face'>,
  visit: (reel: number, row: number) => void,
): void {
  face.rows.forEach((rows, reel) => {
    for (let row = 0; row < rows; row += 1) visit(reel, row)
  })
}
