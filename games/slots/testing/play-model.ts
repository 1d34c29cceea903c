import { fastChance } from '../../fast-chance.ts'
import type { Model } from '../model.ts'
import { findSlot } from '../models.ts'
import { type Estimate, estimate, measure } from '../proof/measure.ts'

const seed = 2026

/** As many rounds as make the interval narrow enough to lie in the band; the wider a model pays, the more. */
const spinsFor: Readonly<Record<string, number>> = {
  'ways-1024-high': 900_000,
  'ways-4096-high': 1_200_000,
  'cluster-low': 180_000,
  'cluster-medium': 700_000,
  'cluster-high': 900_000,
}
const spinsOfCounted = 150_000

/** Plays a model so often that its return can be judged. The same sources give the same digits, on every machine. */
export function playModel({ face }: Model): Estimate {
  const game = findSlot(face.id)
  if (game === undefined) throw new Error(`There is no game ${face.id}.`)
  const spins = spinsFor[face.id] ?? spinsOfCounted
  return estimate(measure(game, spins, fastChance(seed)), face.units)
}
