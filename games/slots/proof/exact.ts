import { findFeature } from '../engine/machine.ts'
import type { Model, Reel } from '../model.ts'
import type { SlotFace } from '../shown.ts'
import { expectFreeSpins } from './free-odds.ts'
import { expectHold } from './hold-odds.ts'
import { expectLines } from './line-odds.ts'
import { mean, oddsOfTotal } from './reel-odds.ts'
import { expectWays } from './way-odds.ts'

/** What a model returns of a stake by counting alone, before the cap, and where it comes from. */
export type Exact = {
  readonly rtp: number
  readonly base: number
  readonly hold: number
  readonly free: number
  /** Free spins for each paid one. */
  readonly freeSpins: number
}

/** The return of a model, counted out; nothing where cascades make its pictures too many to count. */
export function countExactly(model: Model): Exact | undefined {
  const { face, reels } = model
  if (reels.draws === 'bag' || findFeature(face, 'cascades')) return undefined
  const freeReels = reels.free ?? reels.base
  const scatter = face.symbols.findIndex(({ role }) => role === 'scatter')
  const freeSpins = expectFreeSpins(
    face,
    oddsOfTotal(reels.base, face.rows, scatter),
    oddsOfTotal(freeReels, face.rows, scatter),
  )
  const times = findFeature(face, 'free_spins')?.multiplier ?? 1
  const base = expectSpin(face, reels.base) / face.units
  const free = (freeSpins * times * expectSpin(face, freeReels)) / face.units
  const hold = expectHold(model) / face.units
  return { rtp: base + hold + free, base, hold, free, freeSpins }
}

/** One spin of these reels, scatters included, in units. */
function expectSpin(face: SlotFace, reels: readonly Reel[]): number {
  const scatter = face.symbols.findIndex(({ role }) => role === 'scatter')
  const payOf = (count: number) =>
    face.symbols[scatter]?.pays.findLast(([of]) => of <= count)?.[1] ?? 0
  const scatters = mean(oddsOfTotal(reels, face.rows, scatter), payOf)
  const rows = face.engine === 'lines' ? expectLines(face, reels) : expectWays(face, reels)
  return rows + scatters
}
