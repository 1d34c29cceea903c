import type { Pose } from '@baize/ui/art/families/family'
import type { Context } from '@baize/ui/art/stage/types'
import { blit } from '../painter/blit.ts'
import { passingReach } from '../paintings.ts'
import { rowAt, type Reeling } from './reeling.ts'

type Look = 'plain' | 'lit' | 'passing' | 'back'

/** Nothing turns, stretches or gently moves it. */
export const isUpright = ({ x, y, turn, scaleX, scaleY }: Pose) =>
  !x && !y && !turn && (scaleX ?? 1) === 1 && (scaleY ?? 1) === 1

/** One cell at a place that may lie between rows. */
export function drawCell(
  context: Context,
  reeling: Reeling,
  symbol: number,
  reel: number,
  row: number,
  pose: Pose = {},
  look: Look = 'plain',
): void {
  const { box, paintings } = reeling
  const at = rowAt(reeling, row)
  const sprite = paintings.sprites[symbol]
  const image = look === 'back' ? paintings.back : sprite?.[look]
  if (!at || !image) return
  const { cellWidth, cellHeight } = box
  // What passes is drawn out beyond its cell.
  const beyond = look === 'passing' ? cellHeight * passingReach : 0
  if (reeling.pixels !== undefined && at.scale === 1 && isUpright(pose)) {
    const before = context.globalAlpha
    if (pose.alpha !== undefined) context.globalAlpha = before * pose.alpha
    blit(context, image, box.x(reel) * reeling.pixels, (at.y - beyond) * reeling.pixels)
    context.globalAlpha = before
    return
  }
  context.save()
  context.translate(
    box.x(reel) + cellWidth / 2 + (pose.x ?? 0),
    at.y + cellHeight / 2 + (pose.y ?? 0),
  )
  if (pose.turn) context.rotate(pose.turn)
  context.scale(pose.scaleX ?? 1, (pose.scaleY ?? 1) * at.scale)
  if (pose.alpha !== undefined) context.globalAlpha *= pose.alpha
  const height = cellHeight + beyond * 2
  context.drawImage(image, -cellWidth / 2, -height / 2, cellWidth, height)
  context.restore()
}
