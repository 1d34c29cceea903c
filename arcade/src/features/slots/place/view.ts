import type { Shot } from '@baize/ui/art/families/dress'
import type { Hour } from '@baize/ui/art/families/family'
import type { Box, Context } from '@baize/ui/art/stage/types'

/** How the scene is laid into the stage, or into a part of it. */
export type View = {
  /** The stage as the scene knows it, in the scene's own units. */
  readonly box: Box
  readonly scale: number
  readonly isMirrored: boolean
  /** How far down the scene reaches, in units of the stage. */
  readonly height: number
}

/** Scenes are drawn for a stage of about this height; in a lower one all of them is seen, smaller. */
const drawnHeight = 620

export function viewOf(box: Box, { scale, isMirrored }: Shot): View {
  return { box: scaled(box, scale, box.stageHeight), scale, isMirrored, height: box.stageHeight }
}

/**
 * A phone's reels stand before the middle of the scene, where all that it is known by would be hidden: what reaches over the
 * cabinet is a whole scene of its own, down to behind the top of the reels. The place of the free spins lies all around.
 */
export function upperView(box: Box, { scale, isMirrored }: Shot, hour: Hour): View | undefined {
  if (!box.phone || hour === 'free') return undefined
  const height = box.top
  const own = Math.min(1, Math.max(0.3, height / drawnHeight)) * Math.sqrt(scale)
  return { box: scaled(box, own, height), scale: own, isMirrored, height }
}

/** Into the units of the scene. `beside` is how far it reaches beyond the stage at each side. */
export function enter(context: Context, { scale, isMirrored, box }: View, beside = 0): void {
  if (isMirrored) context.transform(-1, 0, 0, 1, box.stageWidth * scale + beside * 2, 0)
  context.scale(scale, scale)
}

function scaled(box: Box, scale: number, height: number): Box {
  const part = 1 / scale
  return {
    ...box,
    stageWidth: box.stageWidth * part,
    stageHeight: height * part,
    cellWidth: box.cellWidth * part,
    cellHeight: box.cellHeight * part,
    gap: box.gap * part,
    left: box.left * part,
    top: box.top * part,
    reelsWidth: box.reelsWidth * part,
    reelsHeight: box.reelsHeight * part,
    middleX: box.middleX * part,
    middleY: box.middleY * part,
    scale: box.scale * part,
    x: (reel) => box.x(reel) * part,
    y: (row) => box.y(row) * part,
  }
}
