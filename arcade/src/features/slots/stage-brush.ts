import type { Cell } from '@baize/games/slots/shown'
import { cellSize, type ReelBox } from './geometry.ts'

/** Cells that pay together; those of a line are linked. */
export type LitGroup = { readonly cells: readonly Cell[]; readonly linked: boolean }

/** What the stage draws with: a context and the printed symbols. */
export type Brush = {
  readonly context: CanvasRenderingContext2D
  readonly faces: readonly CanvasImageSource[]
  readonly well: string
  /** Written in the corner of a symbol: what a wild multiplies by. */
  readonly marks: readonly string[]
}

const round = 9
const ring = '#f6d476'
/** A warm wash, not a grey one: what does not pay stays printed matter. */
const wash = 'rgba(211, 171, 128, 0.62)'

export function drawWell({ context, well }: Brush, x: number, y: number, height: number): void {
  context.fillStyle = well
  context.beginPath()
  context.roundRect(x, y, cellSize, height, round)
  context.fill()
}

type CellLook = {
  readonly symbol: number
  readonly coin: string
  readonly scale: number
  readonly veil: boolean
}

export function drawCell(
  { context, faces, marks }: Brush,
  x: number,
  y: number,
  look: CellLook,
): void {
  const face = faces[look.symbol]
  if (!face || look.scale <= 0) return
  const size = cellSize * look.scale
  const inset = (cellSize - size) / 2
  context.drawImage(face, x + inset, y + inset, size, size)
  if (look.coin !== '' && look.scale === 1)
    writeValue(context, x + cellSize / 2, y + cellSize / 2, look.coin)
  const mark = marks[look.symbol] ?? ''
  if (mark !== '' && look.scale === 1)
    writeValue(context, x + cellSize - 30, y + cellSize - 26, mark)
  if (!look.veil) return
  context.save()
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = wash
  context.beginPath()
  context.roundRect(x, y, cellSize, cellSize, round)
  context.fill()
  context.restore()
}

function writeValue(context: CanvasRenderingContext2D, x: number, y: number, text: string): void {
  const size = text.length > 8 ? 21 : text.length > 6 ? 25 : 30
  context.save()
  context.font = `700 ${size}px 'Hanken Grotesk Variable', sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineWidth = 7
  context.lineJoin = 'round'
  context.strokeStyle = '#2a1c05'
  context.strokeText(text, x, y)
  context.fillStyle = '#fff3d6'
  context.fillText(text, x, y)
  context.restore()
}

/** Rings round what pays, and short links in the gaps between neighbours of a line. */
export function drawRings({ context }: Brush, box: ReelBox, groups: readonly LitGroup[]): void {
  // On a large grid the cells are small on the screen, and a ring would all but vanish.
  const thick = 4 * Math.max(1, box.width / 772)
  context.save()
  context.strokeStyle = ring
  for (const { cells, linked } of groups) {
    if (linked) for (const pair of neighbours(cells)) drawLink(context, box, pair)
  }
  context.lineWidth = thick
  for (const [reel, row] of groups.flatMap(({ cells }) => cells)) {
    context.beginPath()
    context.roundRect(box.x(reel) + 1, box.y(reel, row) + 1, cellSize - 2, cellSize - 2, round)
    context.stroke()
  }
  context.restore()
}

/** Cells of one line stand on reels that follow each other. */
function neighbours(cells: readonly Cell[]): (readonly [Cell, Cell])[] {
  return cells.flatMap((cell, index) => {
    const next = cells[index + 1]
    return next && next[0] - cell[0] === 1 ? [[cell, next] as const] : []
  })
}

/** Straight across a gap, or along it to where the line goes on. */
function drawLink(
  context: CanvasRenderingContext2D,
  box: ReelBox,
  [from, to]: readonly [Cell, Cell],
): void {
  const [fromY, toY] = [middleOf(box, from), middleOf(box, to)]
  const [left, right] = [box.x(from[0]) + cellSize, box.x(to[0])]
  context.lineWidth = fromY === toY ? 12 : 6
  context.beginPath()
  context.moveTo(left - 2, fromY)
  context.lineTo((left + right) / 2, fromY)
  context.lineTo((left + right) / 2, toY)
  context.lineTo(right + 2, toY)
  context.stroke()
}

const middleOf = (box: ReelBox, [reel, row]: Cell): number => box.y(reel, row) + cellSize / 2
