import type { Cell } from '@baize/games/slots/shown'
import { fitSize, letters } from '@baize/ui/art/stage/lettering'
import { clamp, easeBack } from '@baize/ui/art/stage/shapes'
import type { Context } from '@baize/ui/art/stage/types'
import { fallsOf, passingFace } from '../motion.ts'
import type { SymbolPicture } from '../stage.ts'
import { drawCell } from './reels/cell.ts'
import { eachCell, type Reeling } from './reels/reeling.ts'

const vanishMs = 260
const dropMs = 430
/** What won goes, what stood above it falls. */
export const fallMs = vanishMs + dropMs

export function drawFall(
  context: Context,
  reeling: Reeling,
  before: SymbolPicture,
  next: SymbolPicture,
  gone: readonly Cell[],
  passed: number,
): void {
  if (passed < vanishMs) {
    const taken = new Set(gone.map((cell) => cell.join()))
    const part = passed / vanishMs
    eachCell(reeling, (reel, row) => {
      const goes = taken.has(`${reel},${row}`)
      const size = goes ? 1 + 0.12 * part - part ** 3 : 1
      const pose = goes ? { scaleX: size, scaleY: size, alpha: 1 - part ** 2 } : {}
      drawCell(context, reeling, before.grid[reel]?.[row] ?? 0, reel, row, pose)
    })
    return
  }
  const part = clamp((passed - vanishMs) / dropMs)
  // Falling gathers speed, and lands with the smallest of bounces.
  const way =
    part < 0.85 ? (part / 0.85) ** 2 : 1 - 0.03 * Math.sin(((part - 0.85) / 0.15) * Math.PI)
  next.grid.forEach((column, reel) => {
    const rows = new Set(gone.filter(([at]) => at === reel).map(([, row]) => row))
    const falls = fallsOf(column.length, rows)
    column.forEach((symbol, row) => {
      const from = falls[row] ?? row
      const at = from + (row - from) * way
      if (at > -1) drawCell(context, reeling, symbol, reel, at)
    })
  })
}

export const respinMs = 900
const landMs = 400
const spunMs = respinMs - landMs

/** The cells that are not held turn, each by itself, and coins land in those that get one. */
export function drawRespin(
  context: Context,
  reeling: Reeling,
  next: SymbolPicture,
  held: (reel: number, row: number) => boolean,
  passed: number,
): void {
  eachCell(reeling, (reel, row) => {
    drawSocket(context, reeling, reel, row)
    if (held(reel, row)) drawCoin(context, reeling, next, reel, row, 1)
    else if (passed < spunMs) drawPassing(context, reeling, reel, row, passed)
    else drawCoin(context, reeling, next, reel, row, easeBack((passed - spunMs) / landMs, 2.4))
  })
}

/** Nothing but sockets and coins. */
export function drawHeld(context: Context, reeling: Reeling, picture: SymbolPicture): void {
  eachCell(reeling, (reel, row) => {
    drawSocket(context, reeling, reel, row)
    drawCoin(context, reeling, picture, reel, row, 1)
  })
}

/** What is written on a coin that lies among the symbols. */
export function drawValue(
  context: Context,
  reeling: Reeling,
  picture: SymbolPicture,
  reel: number,
  row: number,
): void {
  writeValue(context, reeling, picture.coins?.[reel]?.[row] ?? '', reel, row)
}

function drawSocket(context: Context, reeling: Reeling, reel: number, row: number): void {
  const { box, family } = reeling
  context.save()
  context.translate(box.x(reel) + box.cellWidth / 2, box.y(row) + box.cellHeight / 2)
  family.cabinet.socket(context, box.cellWidth, box.cellHeight)
  context.restore()
}

const coinOf = ({ face }: Reeling) => face.symbols.findIndex(({ role }) => role === 'coin')

function drawCoin(
  context: Context,
  reeling: Reeling,
  picture: SymbolPicture,
  reel: number,
  row: number,
  size: number,
): void {
  const value = picture.coins?.[reel]?.[row] ?? ''
  if (value === '' || size <= 0) return
  drawCell(context, reeling, coinOf(reeling), reel, row, { scaleX: size, scaleY: size })
  if (size > 0.9) writeValue(context, reeling, value, reel, row)
}

function writeValue(
  context: Context,
  { box, family }: Reeling,
  value: string,
  reel: number,
  row: number,
): void {
  if (value === '') return
  const style = family.coinStyle
  const size = fitSize(
    context,
    value,
    Math.min(box.cellWidth, box.cellHeight) * 0.24,
    Math.min(box.cellWidth, box.cellHeight) * 0.62,
    style,
  )
  letters(
    context,
    value,
    box.x(reel) + box.cellWidth / 2,
    box.y(row) + box.cellHeight / 2,
    size,
    style,
  )
}

/** A strip of one cell. Coins pass as often as they come: nobody is shown coins that do not come. */
function drawPassing(
  context: Context,
  reeling: Reeling,
  reel: number,
  row: number,
  passed: number,
): void {
  const { box, strips, face } = reeling
  const at = passed / 90 + reel * 3 + row * 5
  const place = Math.floor(at)
  const plain = face.symbols.flatMap(({ role }, index) => (role === 'coin' ? [] : [index]))
  const symbolAt = (from: number) => {
    const isCoin = passingFace(reel * 11 + row, from, strips.coinOneIn) === 0
    if (isCoin && strips.coinOneIn > 0) return coinOf(reeling)
    return plain[passingFace(reel * 7 + row, from, plain.length)] ?? 0
  }
  context.save()
  context.beginPath()
  context.rect(box.x(reel), box.y(row), box.cellWidth, box.cellHeight)
  context.clip()
  const step = box.cellHeight / (box.cellHeight + box.gap)
  for (const from of [place + 1, place]) {
    const down = row + (at - from) * step
    drawCell(context, reeling, symbolAt(from), reel, down, { alpha: 0.5 }, 'passing')
  }
  context.restore()
}
