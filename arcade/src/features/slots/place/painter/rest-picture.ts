import type { Context } from '@baize/ui/art/stage/types'
import { drawHeld, drawValue } from '../feature-pictures.ts'
import { litGroups, passedMs } from '../presentation.ts'
import { drawCell } from '../reels/cell.ts'
import { drawSpin } from '../reels/draw-spin.ts'
import { eachCell, type Reeling } from '../reels/reeling.ts'
import type { Standing } from './standing.ts'

/** What is seen through the opening: reels that turn, that fall, or that stand. */
export function drawReels(
  context: Context,
  reeling: Reeling,
  standing: Standing,
  now: number,
  still: boolean,
): void {
  const { movement, picture } = standing
  if (movement?.kind === 'spin') drawSpin(context, reeling, movement.spin, now)
  else if (movement) movement.draw(context, reeling, now - movement.at)
  else if (picture.held) drawHeld(context, reeling, picture)
  else drawRest(context, reeling, standing, now, still)
}

function drawRest(
  context: Context,
  reeling: Reeling,
  { picture, shown }: Standing,
  now: number,
  still: boolean,
): void {
  const { family } = reeling
  const { show } = family
  const lit = shown ? litGroups(shown, now, still) : []
  const bright = new Set(lit.flatMap(({ cells }) => cells.map((cell) => cell.join())))
  const win = shown && shown.tier > 1 ? shown : undefined
  eachCell(reeling, (reel, row) => {
    const symbol = picture.grid[reel]?.[row] ?? 0
    const isBright = bright.has(`${reel},${row}`)
    const look = isBright && win ? 'lit' : 'plain'
    if (bright.size > 0 && !isBright) {
      drawCell(context, reeling, symbol, reel, row, { alpha: family.dim })
    } else if (isBright && win && !still) {
      const time = passedMs(win, now) / 1000
      drawCell(context, reeling, symbol, reel, row, show.dance(time, reel, row, win.tier), look)
    } else {
      const idle = still ? undefined : show.idle?.(now / 1000, reel, row)
      drawCell(context, reeling, symbol, reel, row, idle ?? {}, look)
    }
    drawValue(context, reeling, picture, reel, row)
  })
}
