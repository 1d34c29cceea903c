import type { Cell, SlotFace, Win } from '../shown.ts'
import { flagRole, type Layout, tabulatePays } from './layout.ts'
import type { Payer } from './payer.ts'

const width = 8

/**
 * Pays a symbol that stands on neighbouring reels from the first on, anywhere on them, once for each way to choose
 * its cells. Wilds stand for every paying symbol and never on the first reel, so that each way begins with a symbol.
 */
export function createWaysPayer(
  face: SlotFace,
  layout: Layout,
  cells: Uint8Array,
  marks: Uint8Array,
): Payer {
  const pays = tabulatePays(face, width)
  // Scatters pay by their own rule.
  for (const [symbol, { role }] of face.symbols.entries()) {
    if (role === 'scatter') pays.fill(0, symbol * width, (symbol + 1) * width)
  }
  const isWild = flagRole(face, 'wild')
  const firstRows = face.rows[0] ?? 0
  const starts = Uint8Array.from([...layout.starts, layout.size])
  const reels = face.reels
  const cascades = face.features.some(({ kind }) => kind === 'cascades')

  function countOn(reel: number, symbol: number): number {
    let count = 0
    for (let place = starts[reel] as number; place < (starts[reel + 1] as number); place += 1) {
      const shown = cells[place] as number
      if (shown === symbol || isWild[shown] === 1) count += 1
    }
    return count
  }

  /** Each cell of the first reel begins ways of its own, so that a symbol twice on it counts twice. */
  function pay(): number {
    let total = 0
    for (let place = 0; place < firstRows; place += 1) {
      const symbol = cells[place] as number
      let ways = 1
      let reel = 1
      while (reel < reels) {
        const count = countOn(reel, symbol)
        if (count === 0) break
        ways *= count
        reel += 1
      }
      const won = (pays[symbol * width + reel] as number) * ways
      total += won
      if (cascades && won > 0) mark(symbol, reel)
    }
    return total
  }

  function mark(symbol: number, reel: number): void {
    const end = starts[reel] as number
    for (let place = 0; place < end; place += 1) {
      const shown = cells[place] as number
      if (shown === symbol || isWild[shown] === 1) marks[place] = 1
    }
  }

  function list(multiplier: number): Win[] {
    const symbols = [...new Set(cells.subarray(0, firstRows))]
    return symbols.flatMap((symbol) => {
      const onReels = layout.starts.map((start, reel) =>
        layout.cellAt
          .slice(start, start + (layout.rows[reel] ?? 0))
          .filter((_, row) => fits(cells[start + row] ?? 0, symbol)),
      )
      const gap = onReels.findIndex((found) => found.length === 0)
      const row: readonly Cell[][] = gap === -1 ? onReels : onReels.slice(0, gap)
      const units = pays[symbol * width + row.length] ?? 0
      if (units === 0) return []
      const ways = row.reduce((product, found) => product * found.length, 1)
      return [
        {
          kind: 'ways',
          symbol,
          count: row.length,
          of: ways,
          pays: units * ways * multiplier,
          multiplier,
          cells: row.flat(),
        },
      ]
    })
  }

  function fits(shown: number, symbol: number): boolean {
    return shown === symbol || isWild[shown] === 1
  }

  return { pay, list }
}
