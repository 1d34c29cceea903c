import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { Bet } from '@baize/games/game'
import { roulette, type RouletteShown } from '@baize/games/roulette/roulette'

export function rouletteShownOf(shown: unknown): RouletteShown | undefined {
  const found = shown as Partial<RouletteShown> | null
  return typeof found?.number === 'number' && Array.isArray(found.won)
    ? (found as RouletteShown)
    : undefined
}

/** The bets of a round of the past; none where its record holds none. */
export function betsOf({ choice }: Pick<ArcadeRound, 'choice'>): readonly Bet[] {
  return roulette.parseChoice(choice)?.bets ?? []
}

/** What one bet got. */
export function wonOn({ won }: RouletteShown, spot: string): bigint {
  return BigInt(won.find((one) => one.spot === spot)?.payout ?? 0)
}
