import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { SharedBet } from '@baize/contract/arcade/shared-table'
import type { Bet } from '@baize/games/game'
import { isWheelSpot, listWins, segments, wheel, wheelSpots } from '@baize/games/wheel/wheel'
import type { WheelOutcome, WheelSpot } from '@baize/games/wheel/wheel'

/** A round that the wheel came to rest in. */
export type Stopped = { readonly round: number; readonly outcome: WheelOutcome }

/** Where it stopped; nothing while that is not known. */
export function wheelOutcomeOf(outcome: unknown): WheelOutcome | undefined {
  const { segment } = (outcome ?? {}) as Partial<WheelOutcome>
  const spot = typeof segment === 'number' ? segments[segment] : undefined
  return segment === undefined || spot === undefined ? undefined : { segment, spot }
}

/** The bets of a list; none where it is not one. */
export function betsOf({ choice }: Pick<ArcadeRound, 'choice'>): readonly Bet[] {
  return wheel.parseChoice(choice)?.bets ?? []
}

/** What bets are paid, by the rules themselves; the server's own word of it comes a moment later. */
export function payoutOf(bets: readonly Bet[], outcome: WheelOutcome): bigint {
  return listWins({ bets }, outcome).reduce((sum, { payout }) => sum + payout, 0n)
}

/** What one of them got. */
export function wonOn(bets: readonly Bet[], outcome: WheelOutcome, spot: string): bigint {
  return payoutOf(
    bets.filter((bet) => bet.spot === spot),
    outcome,
  )
}

/** What part of all that is staked in a round lies on each spot. */
export function sharesOf(all: readonly SharedBet[]): ReadonlyMap<WheelSpot, number> {
  const sums = new Map<WheelSpot, number>()
  let total = 0
  for (const { spot, stake } of all.flatMap(betsOf)) {
    if (!isWheelSpot(spot)) continue
    sums.set(spot, (sums.get(spot) ?? 0) + Number(stake))
    total += Number(stake)
  }
  return new Map(
    wheelSpots.flatMap((spot) => {
      const sum = sums.get(spot)
      return sum === undefined ? [] : [[spot, sum / total]]
    }),
  )
}

/** How many segments of the wheel are of a spot. */
export function segmentsOf(spot: WheelSpot): number {
  return segments.filter((one) => one === spot).length
}
