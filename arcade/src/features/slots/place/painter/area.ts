import type { Box, Context } from '@baize/ui/art/stage/types'

/** A part of the stage, in its units. */
export type Area = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const wholeStage = ({ stageWidth, stageHeight }: Box): Area => ({
  left: 0,
  top: 0,
  right: stageWidth,
  bottom: stageHeight,
})

const aroundWindow = 10

/** The opening through which reels are seen. */
export const reelsOf = ({ left, top, reelsWidth, reelsHeight }: Box): Area => ({
  left: left - aroundWindow,
  top: top - aroundWindow,
  right: left + reelsWidth + aroundWindow,
  bottom: top + reelsHeight + aroundWindow,
})

/** The reels with the lines that lie over them and the words that stand under them. */
export function playOf(box: Box, footY: number): Area {
  const { left, top, right } = reelsOf(box)
  const aside = box.phone ? box.left : Math.max(box.cellWidth * 0.4, (340 - box.reelsWidth) / 2)
  const above = box.cellHeight * 0.25
  return { left: left - aside, top: top - above, right: right + aside, bottom: footY + 40 }
}

export function together(areas: readonly (Area | undefined)[]): Area | undefined {
  const known = areas.filter((area) => area !== undefined)
  if (known.length === 0) return undefined
  return {
    left: Math.min(...known.map(({ left }) => left)),
    top: Math.min(...known.map(({ top }) => top)),
    right: Math.max(...known.map(({ right }) => right)),
    bottom: Math.max(...known.map(({ bottom }) => bottom)),
  }
}

/** Nothing outside of it is touched, nor in the hole, up to whole pixels. `scale` is pixels for a unit. */
export function keepWithin(context: Context, area: Area, scale: number, hole?: Area): void {
  context.beginPath()
  addRect(context, area, scale)
  if (hole) addRect(context, hole, scale)
  context.clip('evenodd')
}

/** What lies on a pixel up to so little lies on it. */
const hair = 1e-6

function addRect(context: Context, area: Area, scale: number): void {
  const down = (at: number) => Math.floor(at * scale + hair) / scale
  const up = (at: number) => Math.ceil(at * scale - hair) / scale
  const [x, y] = [down(area.left), down(area.top)]
  const [right, bottom] = [up(area.right), up(area.bottom)]
  context.rect(x, y, right - x, bottom - y)
}
