import { parseBets, sumOfBets } from '../bets.ts'
import type { Bet, Rtp, SharedGame } from '../game.ts'
import type { Side } from '../side.ts'

/** What one can stake on. The number is what a win pays to one; three of them pay alike and are told apart by a sign. */
export const wheelSpots = ['1', '3', '12-star', '12-moon', '12-sun', '25', '51'] as const
export type WheelSpot = (typeof wheelSpots)[number]

/** The segments as they stand on the wheel, from the highest on and clockwise: no two alike are neighbours. */
export const segments: readonly WheelSpot[] = [
  '51',
  '1',
  '3',
  '1',
  '12-sun',
  '1',
  '3',
  '1',
  '12-moon',
  '1',
  '12-star',
  '3',
  '1',
  '25',
  '1',
  '3',
  '1',
  '12-sun',
  '1',
  '3',
  '1',
  '12-moon',
  '1',
  '3',
  '1',
  '12-star',
  '1',
  '3',
  '1',
  '12-sun',
  '1',
  '3',
  '1',
  '12-moon',
  '1',
  '3',
  '1',
  '12-star',
  '1',
  '3',
  '1',
  '25',
  '1',
  '12-sun',
  '3',
  '1',
  '12-moon',
  '1',
  '3',
  '1',
  '12-star',
  '1',
  '3',
  '1',
]

export type WheelChoice = { readonly bets: readonly Bet[] }
/** Which segment stood under the pointer, from 0; the spot is that segment's. */
export type WheelOutcome = { readonly segment: number; readonly spot: WheelSpot }

export function isWheelSpot(text: string): text is WheelSpot {
  return (wheelSpots as readonly string[]).includes(text)
}

/** What a win pays to one. */
export function paysToOne(spot: WheelSpot): number {
  return Number.parseInt(spot, 10)
}

/** Segments of a spot, times what a win gives back with its stake, are 52 for every spot: 52 of 54 come back. */
const rtp: Rtp = { declaredBps: 9_629, fromBps: 9_629, toBps: 9_630, exact: [26, 27] }

/** The most on a spot of a table that takes `max` on what pays one to one: what can be won is the same everywhere. */
function spotLimit(spot: string, max: bigint): bigint {
  return isWheelSpot(spot) ? max / BigInt(paysToOne(spot)) : 0n
}

/** What a list of bets is paid, bet by bet, their stakes included; what lost is not in it. */
export function listWins({ bets }: WheelChoice, { spot }: WheelOutcome) {
  return bets
    .filter((bet) => bet.spot === spot)
    .map((bet) => ({ spot, payout: BigInt(bet.stake) * BigInt(paysToOne(spot) + 1) }))
}

const casesOf = (spot: string) => segments.filter((one) => one === spot).length

/** One spot wins, so what lies on it gives back its part of the whole stake. */
function sideOf({ bets }: WheelChoice): Side {
  const whole = sumOfBets(bets)
  const parts = bets.map(({ spot, stake }) => {
    const paid = isWheelSpot(spot) ? BigInt(stake) * BigInt(paysToOne(spot) + 1) : 0n
    return [spot, { cases: casesOf(spot), paysMilli: Number((paid * 1_000n) / whole) }] as const
  })
  // What gives back less than a thousandth gives nothing back.
  return {
    of: segments.length,
    on: Object.fromEntries(parts.filter(([, { paysMilli }]) => paysMilli > 0)),
  }
}

/**
 * A money wheel of 54 segments. Bets lie on what it may stop at, and one number below 54 decides them all. Whoever
 * staked stays to the end; nothing depends on being quick.
 */
export const wheel: SharedGame<WheelOutcome, WheelChoice, never> = {
  id: 'wheel',
  engine: 'table',
  rtp,
  returns: wheelSpots.map((of) => ({ of, rtp })),
  mostTimes: 52,
  stakeUnit: 1n,
  pace: { bettingMs: 15_000, restMs: 9_000 },
  slots: 1,
  bets: {
    of: ({ bets }) => bets,
    stakeOf: ({ bets }) => sumOfBets(bets),
    spotLimit,
  },
  leaving: 'never',
  parseChoice(input) {
    if (typeof input !== 'object' || input === null) return undefined
    const { bets: list, ...more } = input as Record<string, unknown>
    const bets = parseBets(list, isWheelSpot)
    return bets === undefined || Object.keys(more).length > 0 ? undefined : { bets }
  },
  draw(chance) {
    const segment = chance.below(segments.length)
    return { segment, spot: segments[segment] as WheelSpot }
  },
  lastsMs: () => 3_000,
  sideOf,
  payout: (_, choice, _move, outcome) =>
    listWins(choice, outcome).reduce((sum, { payout }) => sum + payout, 0n),
}
