import type { Pose } from '@baize/ui/art/families/family'
import { clamp } from '@baize/ui/art/stage/shapes'
import type { Context } from '@baize/ui/art/stage/types'
import { drawCell } from './cell.ts'
import { eachCell, type Reeling } from './reeling.ts'
import { stand, type Spin } from './spin.ts'

const turnDownMs = 240
const turnUpMs = 230

/** Cells turn face down, are shuffled, and turn up one column after the other. */
export function drawTurns(context: Context, reeling: Reeling, spin: Spin, now: number): void {
  const { box } = reeling
  const passed = now - spin.startedAt
  eachCell(reeling, (reel, row) => {
    const stop = spin.coming?.stops[reel]
    const down = passed - (reel + row) * 45
    const up = stop ? now - (stop.ends - 200) - (row * 210) / box.rows : -1
    if (down < turnDownMs) {
      const side = Math.cos(clamp(down / turnDownMs) * Math.PI)
      drawSide(context, reeling, spin.before[reel]?.[row] ?? 0, reel, row, side, {})
      return
    }
    if (up < 0) {
      const calm = stop ? clamp((stop.ends - 330 - now) / 200) : 1
      const reach = clamp((passed - 400) / 200) * calm
      drawSide(context, reeling, 0, reel, row, -1, {
        x: Math.sin(passed / 130 + reel * 2.1 + row * 3.3) * box.cellWidth * 0.16 * reach,
        y: Math.cos(passed / 150 + reel * 1.3 + row * 2.2) * box.cellHeight * 0.07 * reach,
      })
      return
    }
    const part = clamp(up / turnUpMs)
    drawSide(
      context,
      reeling,
      spin.coming?.grid[reel]?.[row] ?? 0,
      reel,
      row,
      -Math.cos(part * Math.PI),
      {
        y: -Math.sin(part * Math.PI) * 9,
      },
    )
    if (row === box.rows - 1 && part >= 1) stand(reeling, spin, reel)
  })
}

/** A cell seen at an angle: its face above nothing, its back below. */
function drawSide(
  context: Context,
  reeling: Reeling,
  symbol: number,
  reel: number,
  row: number,
  side: number,
  pose: Pose,
): void {
  const scaleX = Math.max(0.03, Math.abs(side))
  drawCell(context, reeling, symbol, reel, row, { ...pose, scaleX }, side > 0 ? 'plain' : 'back')
}
