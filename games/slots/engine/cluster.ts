import type { Cell, SlotFace, Win } from '../shown.ts'
import { flagRole, type Layout, tabulatePays } from './layout.ts'
import type { Payer } from './payer.ts'

const none = 255

/**
 * Pays groups of one symbol that touch by their sides. Wilds join every group they touch, and several at once; a group
 * of wilds alone pays nothing.
 */
export function createClusterPayer(
  face: SlotFace,
  layout: Layout,
  cells: Uint8Array,
  marks: Uint8Array,
): Payer {
  const width = layout.size + 1
  const pays = tabulatePays(face, width, true)
  const isWild = flagRole(face, 'wild')
  const isMute = flagRole(face, 'scatter')
  const neighbours = findNeighbours(layout)
  const least = Math.min(...face.symbols.flatMap((symbol) => symbol.pays.map(([count]) => count)))
  // The number of the group that last took a cell; a wild is free again for the next group.
  const takenBy = new Uint8Array(layout.size)
  const members = new Uint8Array(layout.size)

  /** Gathers the group around a cell into `members` and gives its size. */
  function gather(first: number, group: number): number {
    const symbol = cells[first] as number
    let size = 1
    members[0] = first
    takenBy[first] = group
    for (let at = 0; at < size; at += 1) {
      const from = (members[at] as number) * 4
      for (let side = from; side < from + 4; side += 1) {
        const place = neighbours[side] as number
        if (place === none || takenBy[place] === group) continue
        const shown = cells[place] as number
        if (shown !== symbol && isWild[shown] === 0) continue
        takenBy[place] = group
        members[size] = place
        size += 1
      }
    }
    return size
  }

  /** Goes from group to group; what was taken by an earlier one and is no wild does not begin another. */
  function visit(take: (symbol: number, size: number, units: number) => void): void {
    takenBy.fill(0)
    let group = 0
    for (let place = 0; place < cells.length; place += 1) {
      const symbol = cells[place] as number
      if (takenBy[place] !== 0 || isWild[symbol] === 1 || isMute[symbol] === 1) continue
      group += 1
      const size = gather(place, group)
      if (size >= least) take(symbol, size, pays[symbol * width + size] as number)
    }
  }

  let total = 0
  function takePay(_symbol: number, size: number, units: number): void {
    if (units === 0) return
    total += units
    for (let at = 0; at < size; at += 1) marks[members[at] as number] = 1
  }

  return {
    pay() {
      total = 0
      visit(takePay)
      return total
    },
    list(multiplier) {
      const wins: Win[] = []
      visit((symbol, count, units) => {
        if (units === 0) return
        const won = [...members.subarray(0, count)].sort((one, other) => one - other)
        wins.push({
          kind: 'cluster',
          symbol,
          count,
          of: 0,
          pays: units * multiplier,
          multiplier,
          cells: won.map((place) => layout.cellAt[place] as Cell),
        })
      })
      return wins
    },
  }
}

/** Four neighbours of each cell: above, below, left, right. */
function findNeighbours({ cellAt, starts, rows }: Layout): Uint8Array {
  return Uint8Array.from(
    cellAt.flatMap(([reel, row]) => {
      const at = (reelAt: number, rowAt: number) =>
        rowAt >= 0 && rowAt < (rows[reelAt] ?? 0) ? (starts[reelAt] ?? 0) + rowAt : none
      return [at(reel, row - 1), at(reel, row + 1), at(reel - 1, row), at(reel + 1, row)]
    }),
  )
}
