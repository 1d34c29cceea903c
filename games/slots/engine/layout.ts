import type { Cell, Grid, SlotFace, SlotSymbol } from '../shown.ts'

/** Where the reels lie in one flat list of cells: reel by reel, each from the top. */
export type Layout = {
  readonly rows: readonly number[]
  /** The place of the top cell of each reel. */
  readonly starts: readonly number[]
  readonly size: number
  readonly cellAt: readonly Cell[]
}

export function layOut(face: SlotFace): Layout {
  const starts: number[] = []
  const cellAt: Cell[] = []
  for (const [reel, rows] of face.rows.entries()) {
    starts.push(cellAt.length)
    for (let row = 0; row < rows; row += 1) cellAt.push([reel, row])
  }
  return { rows: face.rows, starts, size: cellAt.length, cellAt }
}

export function toGrid<T extends number>(layout: Layout, cells: ArrayLike<T>): Grid {
  const flat = Array.from(cells)
  return layout.starts.map((start, reel) => flat.slice(start, start + (layout.rows[reel] ?? 0)))
}

/** The place of the only symbol of a role; -1 when there is none. */
export function findRole(face: SlotFace, role: SlotSymbol['role']): number {
  return face.symbols.findIndex((symbol) => symbol.role === role)
}

/** 1 for each symbol of the role, so that a loop asks by index. */
export function flagRole(face: SlotFace, role: SlotSymbol['role']): Uint8Array {
  return Uint8Array.from(face.symbols, (symbol) => (symbol.role === role ? 1 : 0))
}

/** Pays by symbol and count, `pays[symbol * width + count]`. With `orMore`, a count pays like the step below it. */
export function tabulatePays(face: SlotFace, width: number, orMore = false): Int32Array {
  const table = new Int32Array(face.symbols.length * width)
  for (const [symbol, { pays }] of face.symbols.entries()) {
    for (const [count, units] of pays) {
      const end = orMore ? width : count + 1
      table.fill(units, symbol * width + count, symbol * width + end)
    }
  }
  return table
}
