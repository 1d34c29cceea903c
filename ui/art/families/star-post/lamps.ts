import { disc, surface } from '../../stage/brush.ts'
import { letters, setFace, type Lettering } from '../../stage/lettering.ts'
import { writeName } from '../../stage/name-lines.ts'
import type { Context } from '../../stage/types.ts'

const off = 'rgba(255,210,74,.09)'
/** Lamps from top to foot that a letter needs. */
const letterRows = 11
const lettering: Lettering = { face: 'H', weight: 800, upper: true, tracking: 0.09 }
/** Lamps that are lit. */
export const nameInk = '#ffe08a'
const plain: Lettering = {
  face: 'H',
  weight: 800,
  fill: nameInk,
  glow: ['rgba(255,180,60,.6)', 0.3],
}

/** Letters of other scripts are too fine to be read from so few lamps. */
const isCoarse = (text: string) => /^[\u0020-\u024f\u2010-\u201f]*$/.test(text)

/** Smaller lamps run into one another. */
const smallest = 2.6

/** A name in lamps: it is drawn small and read back, lamp by lamp. Longer names have smaller lamps. */
export function lamps(
  context: Context,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const read = isCoarse(text) ? readLamps(text, width, height) : undefined
  if (!read || width / read.columns < smallest) {
    writeLines(context, text, x, y, width, height)
    return
  }
  const { columns, rows, isLit } = read
  const cell = width / columns
  const top = y + (height - rows * cell) / 2
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [colour, size] = isLit(column, row) ? [nameInk, 0.52] : [off, 0.36]
      disc(context, x + (column + 0.5) * cell, top + (row + 0.5) * cell, cell * size, colour)
    }
  }
}

/** What lamps cannot show is written plainly. */
function writeLines(
  context: Context,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const room = { size: height * 0.66, width: width * 0.96, height: height * 0.92 }
  writeName(context, text, x + width / 2, y + height / 2, room, plain)
}

function readLamps(text: string, width: number, height: number) {
  const probe = surface(1, 1, () => undefined, 1).getContext('2d')
  if (!probe) return undefined
  const size = 12
  setFace(probe, size, lettering)
  const wide = Math.ceil(probe.measureText(text.toUpperCase()).width) + 4
  const columns = Math.max(wide, Math.round((width * letterRows) / height))
  const rows = Math.max(letterRows, Math.floor((height * columns) / width))
  const painted = surface(
    columns,
    rows,
    (context) => letters(context, text, columns / 2, rows / 2, size, lettering),
    1,
  )
  const alpha = painted.getContext('2d')?.getImageData(0, 0, columns, rows).data
  if (!alpha) return undefined
  const isLit = (column: number, row: number) =>
    (alpha[(row * columns + column) * 4 + 3] ?? 0) > 107
  return { columns, rows, isLit }
}
