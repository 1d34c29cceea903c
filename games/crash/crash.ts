import type { Chance } from '@baize/kernel/chance'
import type { SharedGame } from '../game.ts'

/** In hundredths: 247 is 2.47 times. */
export type CrashOutcome = { readonly crashedAt: number }
export type CrashMove = { readonly outAt: number }

const draws = 2n ** 52n
/** Nothing can be taken before it has risen. */
export const leastOut = 101
export const mostOut = 1_000_000

/**
 * Where a drawn number of 52 bits ends the flight: floor(99 * 2^52 / (2^52 - drawn)) hundredths, 1.00 at least. So
 * it reaches `m` hundredths with the chance floor(99 * 2^52 / m) / 2^52, and 99 % come back wherever one gets out.
 */
export function crashPoint(drawn: bigint): number {
  const point = (99n * draws) / (draws - drawn)
  if (point < 100n) return 100
  return point > BigInt(mostOut) ? mostOut : Number(point)
}

function draw(chance: Chance): CrashOutcome {
  const high = BigInt(chance.below(2 ** 20))
  const low = BigInt(chance.below(2 ** 32))
  return { crashedAt: crashPoint((high << 32n) | low) }
}

/**
 * One flight for all who staked. Whoever gets out at a multiple that the flight reaches is paid it; who does not, gets
 * nothing. At the ceiling the flight ends and all who are still in it are paid the ceiling.
 */
export const crash: SharedGame<CrashOutcome, CrashMove> = {
  id: 'crash',
  engine: 'instant',
  rtp: { declaredBps: 9_900, fromBps: 9_899, toBps: 9_900 },
  mostTimes: mostOut / 100,
  stakeUnit: 1n,
  parseMove(input) {
    if (typeof input !== 'object' || input === null) return undefined
    const { outAt, ...more } = input as Record<string, unknown>
    if (typeof outAt !== 'number' || !Number.isInteger(outAt)) return undefined
    if (outAt < leastOut || outAt > mostOut || Object.keys(more).length > 0) return undefined
    return { outAt }
  },
  draw,
  payout(stake, move, { crashedAt }) {
    const outAt = move?.outAt ?? mostOut
    return outAt <= crashedAt ? (stake * BigInt(outAt)) / 100n : 0n
  },
}
