import type { Dress } from '@baize/ui/art/families/dress'
import type { Family } from '@baize/ui/art/families/family'
import { clamp } from '@baize/ui/art/stage/shapes'
import type { Box, Context } from '@baize/ui/art/stage/types'

/** Crests are drawn so far to each side of their middle. */
const drawnReach = 100

/** The title's crest, where it stands: beside the cabinet, or on a phone over its shoulder. */
export function paintCrests(
  context: Context,
  { cabinet, ...family }: Family,
  { crest, emblem }: Dress,
  box: Box,
): void {
  context.save()
  if (box.phone) {
    // What holds a crest up stands behind the cabinet.
    context.beginPath()
    context.rect(0, 0, box.stageWidth, freeAbove(family, box))
    context.clip()
  }
  for (const side of crest) {
    const { x, y, reach } = placeOf(family, box, side, crest.length > 1)
    context.save()
    context.translate(x, y)
    context.scale(reach / drawnReach, reach / drawnReach)
    cabinet.crest(context, emblem)
    context.restore()
  }
  context.restore()
}

type Measures = Pick<Family, 'cabinetSide' | 'topPhone' | 'crestAt'>

/** How much of a phone's stage lies above the name. */
const freeAbove = ({ topPhone }: Pick<Family, 'topPhone'>, box: Box): number =>
  box.top - topPhone * 0.62

function placeOf(
  { cabinetSide, topPhone, crestAt }: Measures,
  box: Box,
  side: -1 | 1,
  isPair: boolean,
) {
  if (box.phone) {
    const free = freeAbove({ topPhone }, box)
    const reach = clamp(free * 0.42, 30, isPair ? 46 : 62)
    return { x: box.middleX + side * box.stageWidth * 0.32, y: free - reach * 0.96, reach }
  }
  const room = box.left - cabinetSide
  const reach = clamp(room * 0.44, 72, isPair ? 116 : 158)
  const aside = Math.max(reach * 0.9, room * 0.5)
  return {
    x: side < 0 ? aside : box.stageWidth - aside,
    y: box.stageHeight * (crestAt ?? (isPair ? 0.34 : 0.38)),
    reach,
  }
}
