import type { Context } from '@baize/ui/art/stage/types'
import { blit } from '../painter/blit.ts'
import { eachCell, type Reeling } from './reeling.ts'
import { stand, type Spin } from './spin.ts'

const flapMs = 95

/** Halves of cells fall over one another until the right one lies on top. */
export function drawFlaps(context: Context, reeling: Reeling, spin: Spin, now: number): void {
  const { rows } = reeling.box
  eachCell(reeling, (reel, row) => {
    const stop = spin.coming?.stops[reel]
    const passed = Math.max(0, now - spin.startedAt - (reel + row) * 28)
    const last = stop
      ? Math.max(
          1,
          Math.ceil(
            (stop.ends - spin.startedAt - (rows - 1 - row) * 90 - (reel + row) * 28) / flapMs,
          ),
        )
      : Infinity
    const flap = Math.min(Math.floor(passed / flapMs), last)
    const part = flap >= last ? 1 : (passed - flap * flapMs) / flapMs
    const symbolOf = (step: number) =>
      step >= last ? (spin.coming?.grid[reel]?.[row] ?? 0) : (spin.passing[reel]?.(step - row) ?? 0)
    drawFlap(context, reeling, reel, row, symbolOf(flap), symbolOf(flap + 1), part)
    if (row === rows - 1 && flap >= last) stand(reeling, spin, reel)
  })
}

function drawFlap(
  context: Context,
  { box, paintings, pixels }: Reeling,
  reel: number,
  row: number,
  from: number,
  to: number,
  part: number,
): void {
  const [before, after] = [paintings.sprites[from]?.plain, paintings.sprites[to]?.plain]
  if (!before || !after) return
  const { cellWidth, cellHeight } = box
  const [x, y, half] = [box.x(reel), box.y(row), box.cellHeight / 2]
  const halfOf = (image: HTMLCanvasElement, below: boolean, top: number, high: number) =>
    context.drawImage(
      image,
      0,
      below ? image.height / 2 : 0,
      image.width,
      image.height / 2,
      x,
      top,
      cellWidth,
      high,
    )
  if (part >= 1 && pixels !== undefined) blit(context, after, x * pixels, y * pixels)
  else if (part >= 1) context.drawImage(after, x, y, cellWidth, cellHeight)
  else {
    halfOf(after, false, y, half)
    halfOf(before, true, y + half, half)
    const isFirst = part < 0.5
    const open = half * Math.abs(1 - part * 2)
    const top = isFirst ? y + half - open : y + half
    halfOf(isFirst ? before : after, !isFirst, top, open)
    context.fillStyle = `rgba(0,0,10,${(isFirst ? part : 1 - part) * 0.8})`
    context.fillRect(x, top, cellWidth, open)
  }
  context.fillStyle = 'rgba(2,6,20,.55)'
  context.fillRect(x, y + half - 0.75, cellWidth, 1.5)
}
