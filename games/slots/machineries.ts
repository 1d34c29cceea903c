import type { Machinery } from './model.ts'
import { clustersReels } from './reels/clusters.ts'
import { jackpotsReels } from './reels/jackpots.ts'
import { linesFrom5To10Reels } from './reels/lines-5-to-10.ts'
import { linesFrom20To30Reels } from './reels/lines-20-to-30.ts'
import { linesFrom40To50Reels } from './reels/lines-40-to-50.ts'
import { waysReels } from './reels/ways.ts'

const machineries: Readonly<Record<string, Machinery>> = {
  ...linesFrom5To10Reels,
  ...linesFrom20To30Reels,
  ...linesFrom40To50Reels,
  ...waysReels,
  ...clustersReels,
  ...jackpotsReels,
}

/** The reels of a model and its odds, as they are certified: nothing of them is a secret. */
export function findMachinery(model: string): Machinery | undefined {
  return Object.hasOwn(machineries, model) ? machineries[model] : undefined
}
