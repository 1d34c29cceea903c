import { countExactly, type Exact } from '@baize/games/slots/proof/exact'
import { type Estimate, estimate, type Measured } from '@baize/games/slots/proof/measure'
import type { Model } from '@baize/games/slots/model'
import type { SlotFace } from '@baize/games/slots/shown'

/** All that is known of a model's return. */
export type Row = {
  readonly face: SlotFace
  /** What the model declares to pay by itself, without the pool. */
  readonly declared: number
  readonly exact: Exact | undefined
  readonly spins: number
  readonly seen: Estimate
  readonly spinsPerSecond: number
  /** One spin in so many wins the pool. */
  readonly poolOneIn: number | undefined
}

export function makeRow(model: Model, measured: Measured, spinsPerSecond: number): Row {
  const { face, jackpotOneIn } = model
  return {
    face,
    declared: (face.rtpBps - (face.jackpot?.contributionBps ?? 0)) / 10_000,
    exact: countExactly(model),
    spins: measured.spins,
    seen: estimate(measured, face.units),
    spinsPerSecond,
    poolOneIn: jackpotOneIn,
  }
}

/** What the proof says: counted where that can be, else seen. */
export function provenRtp({ exact, seen }: Row): number {
  return exact?.rtp ?? seen.rtp
}

/** Why a row does not stand, in a sentence; undefined when it does. */
export function findFault(row: Row): string | undefined {
  const { declared, exact, seen, face } = row
  const off = Math.abs(provenRtp(row) - declared)
  // Half a basis point is lost in writing the declared return down.
  if (exact && off > 0.000_051) return `${face.id} is counted ${percent(off)} points off`
  if (!exact && off > seen.within99) return `${face.id} declares what its interval does not hold`
  // Four deviations: one good model in sixteen thousand would be called bad.
  if (exact && Math.abs(seen.rtp + seen.cut - exact.rtp) > (seen.within95 / 1.96) * 4) {
    return `${face.id} plays otherwise than it is counted`
  }
  return undefined
}

export function percent(share: number, digits = 3): string {
  return (share * 100).toFixed(digits)
}
