import { between } from '@baize/ui/art/stage/shapes'
import type { Context } from '@baize/ui/art/stage/types'
import { drawCell } from './cell.ts'
import { eachCell, type Reeling } from './reeling.ts'
import { stand, type Spin } from './spin.ts'

const leaveMs = 420
const fallMs = 330

/** What lay there falls out, what comes drops in from above. */
export function drawTumble(context: Context, reeling: Reeling, spin: Spin, now: number): void {
  const { rows } = reeling.box
  const passed = now - spin.startedAt
  eachCell(reeling, (reel, row) => {
    const left = passed - reel * 60 - (rows - 1 - row) * 45
    if (left < leaveMs) {
      const part = Math.max(0, left) / leaveMs
      const down = row + part * part * (rows + 1.2)
      drawCell(context, reeling, spin.before[reel]?.[row] ?? 0, reel, down, {
        turn: part * (row - 1) * 0.5,
      })
    }
    const stop = spin.coming?.stops[reel]
    if (stop) drawDrop(context, reeling, spin, reel, row, now - (stop.ends - 520))
  })
}

function drawDrop(
  context: Context,
  reeling: Reeling,
  spin: Spin,
  reel: number,
  row: number,
  passed: number,
): void {
  const { rows } = reeling.box
  const fromBelow = rows - 1 - row
  const since = passed - (fromBelow * 225) / rows
  if (since < 0) return
  const symbol = spin.coming?.grid[reel]?.[row] ?? 0
  const hit = since - fallMs
  if (hit < 0) {
    const part = since / fallMs
    const at = between(-1.6 - fromBelow * 0.3, row, part * part)
    drawCell(context, reeling, symbol, reel, at, { scaleX: 0.94, scaleY: 1.06 })
    return
  }
  const bounce = Math.abs(Math.exp(-hit / 110) * Math.sin(hit / 42))
  const squash = Math.exp(-hit / 90) * Math.cos(hit / 55) * 0.16
  drawCell(context, reeling, symbol, reel, row - bounce * 0.14, {
    scaleX: 1 + squash,
    scaleY: 1 - squash,
  })
  if (row === 0) stand(reeling, spin, reel)
}
