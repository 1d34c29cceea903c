import { clamp, easeBack } from '@baize/ui/art/stage/shapes'
import { fitSize, letters, money } from '@baize/ui/art/stage/lettering'
import type { Family } from '@baize/ui/art/families/family'
import type { Box, Context } from '@baize/ui/art/stage/types'

/** What the plate before and after free spins says. */
export type PlateWords = {
  readonly kind: 'intro' | 'outro'
  /** The large figure: how many spins, or the sum. */
  readonly figure: string
  readonly head: string
  readonly foot: string
}

const veil = 'rgba(3,5,12,.5)'
const leaveMs = 350

export function drawPlate(
  context: Context,
  family: Family,
  box: Box,
  words: PlateWords,
  passed: number,
  lastsMs: number,
  still: boolean,
): void {
  const seconds = still ? 9 : passed / 1000
  context.save()
  context.globalAlpha = (1 - clamp((passed - lastsMs + leaveMs) / leaveMs)) * clamp(seconds * 4)
  context.fillStyle = veil
  context.fillRect(0, 0, box.stageWidth, box.stageHeight)
  context.save()
  family.show.herald?.(context, box, seconds, words.kind)
  context.restore()
  const grown = still ? 1 : easeBack(seconds / 0.55)
  const width = box.phone ? box.stageWidth - 40 : 620
  const height = box.phone ? 190 : 268
  context.translate(box.middleX, box.middleY)
  context.scale(grown, grown)
  family.cabinet.plate(context, -width / 2, -height / 2, width, height, words.kind)
  if (words.kind === 'intro') writeIntro(context, family, words, width, box.phone ? 0.58 : 1)
  else writeOutro(context, family, words, width, box.phone ? 0.58 : 1)
  context.restore()
}

function writeIntro(
  context: Context,
  { sumStyle, wordStyle, plateInk }: Family,
  { figure, head, foot }: PlateWords,
  width: number,
  size: number,
): void {
  letters(context, figure, 0, -44 * size, 118 * size, sumStyle)
  letters(
    context,
    head,
    0,
    40 * size,
    fitSize(context, head, 46 * size, width * 0.8, wordStyle),
    wordStyle,
  )
  const plain = { face: 'H', weight: 500, fill: plateInk } as const
  const usual = size < 1 ? 13.5 : 18
  letters(context, foot, 0, 92 * size, fitSize(context, foot, usual, width * 0.86, plain), plain)
}

function writeOutro(
  context: Context,
  { sumStyle, plateInk }: Family,
  { figure, head, foot }: PlateWords,
  width: number,
  size: number,
): void {
  const plain = { face: 'H', weight: 500, fill: plateInk } as const
  const usual = size < 1 ? 14 : 20
  letters(context, head, 0, -78 * size, fitSize(context, head, usual, width * 0.8, plain), plain)
  money(
    context,
    figure,
    0,
    -8 * size,
    fitSize(context, figure, 78 * size, width * 0.8, sumStyle),
    sumStyle,
  )
  letters(context, foot, 0, 66 * size, usual, { ...plain, weight: 600 })
}

/** Two small plates: what is left, and what came so far. */
export type Plates = readonly [
  readonly [name: string, value: string],
  readonly [name: string, value: string],
]

export function drawPlates(
  context: Context,
  family: Family,
  box: Box,
  footY: number,
  plates: Plates,
): void {
  plates.forEach(([name, value], index) => {
    const { x, y, width, height } = plateAt(family, box, footY, index)
    context.save()
    family.cabinet.plate(context, x, y, width, height, 'hud')
    context.restore()
    const plain = { face: 'H', weight: 500, fill: family.plateInk } as const
    const [small, large] = box.phone ? [11.5, 20] : [14, 34]
    const middle = x + width / 2
    const nameSize = fitSize(context, name, small, width - 36, plain)
    letters(context, name, middle, y + height * 0.29, nameSize, plain)
    const style = family.plateSumStyle ?? family.sumStyle
    const size = fitSize(context, value, large, width - 44, style)
    money(context, value, middle, y + height * 0.64, size, style)
  })
}

function plateAt(family: Family, box: Box, footY: number, index: number) {
  if (box.phone) {
    const width = (box.stageWidth - 44) / 2
    return { x: 16 + index * (width + 12), y: footY - 32, width, height: 60 }
  }
  const room = box.left - family.cabinetSide
  const width = Math.min(196, Math.max(120, room - 16))
  const middle = Math.max(width / 2 + 8, room / 2)
  const x = (index === 0 ? middle : box.stageWidth - middle) - width / 2
  return { x, y: box.middleY - 62, width, height: 112 }
}
