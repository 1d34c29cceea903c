import type { Chance } from '@baize/kernel/chance'
import type { Leaving, SharedGame } from '../game.ts'
import { multipleAt, reachedAfterMs } from './curve.ts'

/** In hundredths: 247 is 2.47 times. */
export type CrashOutcome = { readonly crashedAt: number }
export type CrashMove = { readonly outAt: number }
/** Gets out by itself at so many hundredths; 0 for never. */
export type CrashChoice = { readonly outAt: number }

const draws = 2n ** 52n
/** So that hundredths of a multiple pay whole units: one result for all leaves no chance of its own to a bet. */
const stakeUnit = 100n
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

function readOutAt(input: unknown): number | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { outAt, ...more } = input as Record<string, unknown>
  if (typeof outAt !== 'number' || !Number.isInteger(outAt)) return undefined
  return Object.keys(more).length > 0 ? undefined : outAt
}

function parseMove(input: unknown): CrashMove | undefined {
  const outAt = readOutAt(input)
  return outAt === undefined || outAt < leastOut || outAt > mostOut ? undefined : { outAt }
}

/** The last hundredth lasts as long as any other; at the ceiling it ends when it is reached. */
function lastsMs({ crashedAt }: CrashOutcome): number {
  return reachedAfterMs(crashedAt === mostOut ? mostOut : crashedAt + 1)
}

const leaving: Leaving<CrashOutcome, CrashChoice, CrashMove> = {
  parseMove,
  moveAt(ms, outcome) {
    // Nothing is paid below the first hundredth: whoever is quicker gets that, if it comes.
    const outAt = Math.max(leastOut, multipleAt(ms))
    return ms >= lastsMs(outcome) || outAt > outcome.crashedAt ? undefined : { outAt }
  },
  leavesAfterMs: ({ outAt }) => (outAt === 0 ? undefined : reachedAfterMs(outAt)),
  moveOf({ outAt }, { crashedAt }) {
    if (outAt > 0 && outAt <= crashedAt) return { outAt }
    return crashedAt === mostOut ? { outAt: mostOut } : undefined
  },
}

/**
 * One flight for all who staked. Whoever gets out at a multiple that the flight reaches is paid it; who does not, gets
 * nothing. At the ceiling the flight ends and all who are still in it are paid the ceiling.
 */
export const crash: SharedGame<CrashOutcome, CrashChoice, CrashMove> = {
  id: 'crash',
  engine: 'instant',
  rtp: { declaredBps: 9_900, fromBps: 9_899, toBps: 9_900 },
  returns: [],
  mostTimes: mostOut / 100,
  stakeUnit,
  pace: { bettingMs: 7_000, restMs: 3_000 },
  slots: 2,
  leaving,
  parseChoice(input) {
    const outAt = readOutAt(input)
    return outAt === 0 ? { outAt } : parseMove(input)
  },
  draw,
  lastsMs,
  payout(stake, _, move, { crashedAt }) {
    const outAt = move?.outAt ?? mostOut
    return outAt <= crashedAt ? (stake * BigInt(outAt)) / 100n : 0n
  },
}
