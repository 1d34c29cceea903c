import { disc, surface } from '../../stage/brush.ts'
import { fitSize, inTwo, letters, setFace, type Lettering } from '../../stage/lettering.ts'
import type { Context } from '../../stage/types.ts'
import { yellow } from './pieces.ts'

const off = 'rgba(255,210,74,.09)'
/** Lamps from top to foot that a letter needs. */
const letterRows = 11
const lettering: Lettering = { face: 'H', weight: 800, upper: true, tracking: 0.09 }
const plain: Lettering = {
  face: 'H',
  weight: 800,
  fill: yellow,
  glow: ['rgba(255,180,60,.6)', 0.3],
}

/** Letters of other scripts are too fine to be read from so few lamps. */
const isCoarse = (text: string) => /^[\u0020-\u024f\u2010-\u201f]*$/.test(text)

/** Smaller lamps run into one another. */
const smallest = 2.4

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
      const colour = isLit(column, row) ? yellow : off
      disc(context, x + (column + 0.5) * cell, top + (row + 0.5) * cell, cell * 0.4, colour)
    }
  }
}

/** What lamps cannot show is written plainly: in one line, or in two where that is larger. */
function writeLines(
  context: Context,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const sizeIn = (lines: readonly string[]) =>
    Math.min(
      ...lines.map((line) =>
        fitSize(context, line, (height * 0.62) / lines.length ** 0.5, width * 0.94, plain),
      ),
      (height * 0.9) / lines.length,
    )
  const [one, two] = [[text], inTwo(text)]
  const lines = sizeIn(two) > sizeIn(one) ? two : one
  const size = sizeIn(lines)
  lines.forEach((line, at) => {
    const down = ((at + 0.5) * height) / lines.length
    letters(context, line, x + width / 2, y + down, size, plain)
  })
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
