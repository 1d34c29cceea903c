import type { Frame, SlotFace, SlotFeature } from '../shown.ts'
import { type Model, mostCascades } from '../model.ts'
import { createClusterPayer } from './cluster.ts'
import { createDrawer, type Drawer } from './drawer.ts'
import { createHoldGame, type HoldGame } from './hold.ts'
import { findRole, layOut, type Layout, tabulatePays } from './layout.ts'
import { createLinesPayer } from './lines.ts'
import type { Payer } from './payer.ts'
import { createWaysPayer } from './ways.ts'

/**
 * A model made ready to play: tables instead of descriptions, and cells that each round writes over. One machine plays
 * one round at a time.
 */
export type Machine = {
  readonly model: Model
  readonly layout: Layout
  readonly cells: Uint8Array
  readonly payer: Payer
  readonly base: Drawer
  readonly free: Drawer
  /** What multiplies the first picture, the first cascade, and so on; the last goes on. */
  readonly ladder: readonly number[]
  readonly mostCascades: number
  readonly scatter: number
  /** By count of scatters: what they pay in units, and how many free spins they award. */
  readonly scatterPays: Int32Array
  readonly awards: Int32Array
  readonly freeMultiplier: number
  readonly mostFree: number
  readonly hold: HoldGame | undefined
  /** The round as it stands: free spins that are left and that were given, frames where they are kept. */
  left: number
  given: number
  frames: Frame[] | undefined
}

export function createMachine(model: Model): Machine {
  const { face, reels } = model
  const layout = layOut(face)
  const cells = new Uint8Array(layout.size)
  const marks = new Uint8Array(layout.size)
  const scatter = findRole(face, 'scatter')
  const width = layout.size + 1
  const free = findFeature(face, 'free_spins')
  const ladder = findFeature(face, 'cascades')?.multipliers
  const base = createDrawer(reels.draws, reels.base, layout, cells, marks)
  return {
    model,
    layout,
    cells,
    payer: createPayer(face, layout, cells, marks),
    base,
    free: reels.free ? createDrawer(reels.draws, reels.free, layout, cells, marks) : base,
    ladder: ladder ?? [1],
    mostCascades: ladder ? mostCascades : 0,
    scatter,
    scatterPays:
      scatter === -1
        ? new Int32Array(width)
        : tabulatePays(face, width, true).slice(scatter * width, (scatter + 1) * width),
    awards: tabulateAwards(free?.awards ?? [], width),
    freeMultiplier: free?.multiplier ?? 1,
    mostFree: free?.most ?? 0,
    hold: createHoldGame(model, layout, cells),
    left: 0,
    given: 0,
    frames: undefined,
  }
}

export function findFeature<Kind extends SlotFeature['kind']>(
  face: SlotFace,
  kind: Kind,
): Extract<SlotFeature, { kind: Kind }> | undefined {
  return face.features.find((feature) => feature.kind === kind) as
    | Extract<SlotFeature, { kind: Kind }>
    | undefined
}

function createPayer(face: SlotFace, layout: Layout, cells: Uint8Array, marks: Uint8Array): Payer {
  switch (face.engine) {
    case 'lines':
      return createLinesPayer(face, layout, cells)
    case 'ways':
      return createWaysPayer(face, layout, cells, marks)
    case 'cluster':
      return createClusterPayer(face, layout, cells, marks)
  }
}

/** More scatters than the table names award as many as its last row. */
function tabulateAwards(awards: readonly (readonly [number, number])[], width: number): Int32Array {
  const table = new Int32Array(width)
  for (const [count, spins] of awards) table.fill(spins, count)
  return table
}
