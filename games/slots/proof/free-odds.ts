import { findFeature } from '../engine/machine.ts'
import type { SlotFace } from '../shown.ts'
import { mean } from './reel-odds.ts'

/** How many free spins a round has on the average, those that free spins award included. */
export function expectFreeSpins(
  face: SlotFace,
  baseScatters: readonly number[],
  freeScatters: readonly number[],
): number {
  const feature = findFeature(face, 'free_spins')
  if (feature === undefined) return 0
  const most = feature.most ?? 0
  const awardOf = (count: number) =>
    feature.awards.findLast(([scatters]) => scatters <= count)?.[1] ?? 0
  const known = new Map<number, number>()

  /** With so many left and so many given since the round began; nothing is given beyond the bound. */
  function expectFrom(left: number, given: number): number {
    if (left === 0) return 0
    const key = given * (most + 1) + left
    const before = known.get(key)
    if (before !== undefined) return before
    const after = mean(freeScatters, (count) => {
      const more = Math.min(awardOf(count), most - given)
      return expectFrom(left - 1 + more, given + more)
    })
    known.set(key, 1 + after)
    return 1 + after
  }

  return mean(baseScatters, (count) => {
    const spins = Math.min(awardOf(count), most)
    return expectFrom(spins, spins)
  })
}
