import type { SlotFace } from '../shown.ts'
import type { Layout } from './layout.ts'

/**
 * Lines as a tree of their first cells: lines that begin alike share what they share, and a beginning that wins
 * nothing ends all lines behind it at once. Nodes stand in walking order, each packed into one number, since reading
 * them is most of the work of a spin: 3 bits of reel, 6 of the cell looked at, 7 of how many lines pass, and above
 * them the place where a walk goes on that does not go deeper here.
 */
export type LineTree = Int32Array

export function plantLines(face: SlotFace, layout: Layout): LineTree {
  const nodes: { reel: number; cell: number; lines: number; next: number }[] = []

  function plant(lines: readonly (readonly number[])[], reel: number): void {
    for (const row of new Set(lines.map((line) => line[reel] ?? 0))) {
      const through = lines.filter((line) => line[reel] === row)
      const node = { reel, cell: (layout.starts[reel] ?? 0) + row, lines: through.length, next: 0 }
      nodes.push(node)
      if (reel + 1 < face.reels) plant(through, reel + 1)
      node.next = nodes.length
    }
  }

  plant(face.lines, 0)
  return Int32Array.from(
    nodes,
    ({ reel, cell, lines, next }) => reel | (cell << 3) | (lines << 9) | (next << 16),
  )
}
