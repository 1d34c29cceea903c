import type { Grid } from '@baize/games/slots/shown'
import { turningReel, type ReelSet, type Turning } from '../../strips.ts'
import type { Stop } from './plan-stops.ts'
import type { Reeling } from './reeling.ts'

/** Reels that turn: since when, what passes, and once the answer is there what comes and how they stop. */
export type Spin = {
  readonly startedAt: number
  readonly before: Grid
  readonly passing: readonly Turning[]
  coming?: {
    readonly grid: Grid
    readonly stops: readonly Stop[]
    readonly turning: readonly Turning[]
  }
  readonly stood: Set<number>
}

export function startSpin(
  { face, strips }: Pick<Reeling, 'face' | 'strips'>,
  before: Grid,
  set: ReelSet,
  startedAt: number,
): Spin {
  const passing = before.map((rows, reel) => turningReel(strips, set, { reel, rows, top: 0 }))
  return { startedAt, before, passing: passing.slice(0, face.reels), stood: new Set() }
}

/** What comes in is of the strip where it stops. */
export function comingReels(
  { strips, family }: Pick<Reeling, 'strips' | 'family'>,
  grid: Grid,
  set: ReelSet,
  stops: readonly Stop[],
): Turning[] {
  const direction = family.show.motion.direction ?? 1
  return grid.map((rows, reel) =>
    turningReel(strips, set, { reel, rows, top: direction * (stops[reel]?.to ?? 0) }),
  )
}

/** Tells once that a reel stands. */
export function stand({ onStop }: Reeling, { stood }: Spin, reel: number): void {
  if (stood.has(reel)) return
  stood.add(reel)
  onStop(reel)
}
