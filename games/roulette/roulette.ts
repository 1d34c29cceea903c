import { parseBets, sumOfBets } from '../bets.ts'
import type { Bet, Game, Rtp } from '../game.ts'
import { findSpot, spotLimit, type SpotKind } from './spots.ts'
import { colourOf, pockets } from './wheel.ts'

export type RouletteChoice = { readonly bets: readonly Bet[] }

export type RouletteShown = {
  readonly number: number
  readonly colour: 'red' | 'black' | 'green'
  /** The bets that won, in the order in which they lay, and what each is paid, its stake included. */
  readonly won: readonly { readonly spot: string; readonly payout: string }[]
}

/** A win pays 36 for what covers one number, so that of 37 numbers every bet gets the stakes of 36 back. */
const shared = 36n
const rtp: Rtp = { declaredBps: 9_729, fromBps: 9_729, toBps: 9_730, exact: [36, 37] }
const kinds: readonly SpotKind[] = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first_four',
  'six_line',
  'dozen',
  'column',
  'even_chance',
]

/** What a bet is paid when this number falls, its stake included. 36 can be divided by the numbers of every spot. */
function payBet({ spot, stake }: Bet, number: number): bigint {
  const covered = findSpot(spot)?.numbers ?? []
  if (!covered.includes(number)) return 0n
  return (BigInt(stake) * shared) / BigInt(covered.length)
}

/**
 * European roulette: 37 numbers, one zero, on which outside bets lose whole. Any number of bets lie on the table, and
 * one number decides them all. Bets that are called, such as the neighbours of zero, are these bets by another name
 * (`called-bets.ts`).
 */
export const roulette: Game<RouletteChoice, never, RouletteShown> = {
  id: 'roulette',
  engine: 'table',
  rtp,
  returns: kinds.map((of) => ({ of, rtp })),
  mostTimes: 36,
  stakeUnit: 1n,
  steps: 'none',
  bets: {
    of: ({ bets }) => bets,
    stakeOf: ({ bets }) => sumOfBets(bets),
    spotLimit,
  },
  parseChoice(input) {
    if (typeof input !== 'object' || input === null) return undefined
    const { bets: list, ...more } = input as Record<string, unknown>
    const bets = parseBets(list, (spot) => findSpot(spot) !== undefined)
    return bets === undefined || Object.keys(more).length > 0 ? undefined : { bets }
  },
  parseMove: () => undefined,
  play(stake, { bets }, moves, chance) {
    if (moves.length > 0 || sumOfBets(bets) !== stake) return undefined
    const number = chance.below(pockets)
    const paid = bets.map((bet) => ({ spot: bet.spot, payout: payBet(bet, number) }))
    const won = paid
      .filter(({ payout }) => payout > 0n)
      .map(({ spot, payout }) => ({ spot, payout: String(payout) }))
    const payout = paid.reduce((sum, one) => sum + one.payout, 0n)
    return { shown: { number, colour: colourOf(number), won }, isOver: true, staked: stake, payout }
  },
}
