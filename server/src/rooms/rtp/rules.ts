import { chanceBeyond, furthestOf } from './normal.ts'
import type { Sums } from './sums.ts'

/** What a game is held against. */
export type Declared = {
  readonly bps: number
  /** Of one round in thousandths of its stake, where the mathematics is known and no choice of the player changes it. */
  readonly deviationMilli: number | undefined
}

export type State = 'alarm' | 'watch' | 'inside' | 'few' | 'undeclared'

/** In the order in which people should look. */
export const grades: readonly State[] = ['alarm', 'watch', 'inside', 'few', 'undeclared']

/**
 * Below a thousand rounds a return says nothing. From ten thousand on an alarm is worth somebody's evening: a round of
 * a wild slot returns so unevenly that the sum of fewer is not yet normal, and a lucky week would ring. Rounds are
 * counted as if their stakes were equal: one large stake among small ones is one round.
 */
export const fewest = { judged: 1_000, alarmed: 10_000 } as const

/** A normal value lies within so many deviations 95 and 99 times of a hundred. */
const reach = { of95: 1.96, of99: 2.576 } as const
export const outside99Milli = reach.of99 * 1_000

export type Judged = {
  readonly state: State
  readonly observedBps: number
  /** Half the width of the bands around the declared return; null where nothing is declared or nothing is spread. */
  readonly within95Bps: number | null
  readonly within99Bps: number | null
  /** How far the observed return is from the declared one, in thousandths of its standard error. */
  readonly deviationMilli: number | null
  /** A fair game would be so far off once in so many; at most a thousand million. */
  readonly oneIn: number | null
}

/** Holds what was returned against what was declared. */
export function judge(sums: Sums, declared: Declared | undefined): Judged {
  const observed = ratio(sums.returned, sums.staked)
  const observedBps = Math.round(observed * 10_000)
  const nothing = { within95Bps: null, within99Bps: null, deviationMilli: null, oneIn: null }
  if (declared === undefined) return { state: 'undeclared', observedBps, ...nothing }
  const error = standardError(sums, declared)
  const rounds = equalRounds(sums)
  if (error === 0) return { state: stateOf(0, rounds), observedBps, ...nothing }
  const deviation = (observed - declared.bps / 10_000) / error
  return {
    state: stateOf(deviation, rounds),
    observedBps,
    within95Bps: Math.round(reach.of95 * error * 10_000),
    within99Bps: Math.round(reach.of99 * error * 10_000),
    deviationMilli: Math.round(deviation * 1_000),
    oneIn: Math.round(Math.min(1 / chanceBeyond(deviation), 1e9)),
  }
}

/** How many rounds of one stake would tell as much as these. */
export function equalRounds({ staked, stakeSquares }: Sums): number {
  return stakeSquares === 0n ? 0 : ratio(staked * staked, stakeSquares)
}

/**
 * Of the observed return: the deviation of one round over the root of the rounds, both weighed by stakes. Where the
 * model does not tell its deviation, the distances of these rounds from the declared return do.
 */
function standardError(sums: Sums, { bps, deviationMilli }: Declared): number {
  const all = sums.staked * sums.staked
  if (deviationMilli !== undefined) {
    return (deviationMilli / 1_000) * Math.sqrt(ratio(sums.stakeSquares, all))
  }
  const share = BigInt(bps)
  const distances =
    100_000_000n * sums.returnSquares -
    20_000n * share * sums.products +
    share * share * sums.stakeSquares
  return Math.sqrt(Math.max(0, ratio(distances, all))) / 10_000
}

function stateOf(deviation: number, rounds: number): State {
  const off = Math.abs(deviation)
  if (rounds < fewest.judged) return 'few'
  if (off > reach.of99 && rounds >= fewest.alarmed) return 'alarm'
  return off > reach.of95 ? 'watch' : 'inside'
}

/** Whole numbers may be beyond what a float holds, their relation is not. */
function ratio(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number(part) / Number(whole)
}

export type Crowd = {
  /** Games of which enough is known to say anything. */
  readonly judged: number
  readonly alarms: number
  readonly outside95: number
  readonly outside99: number
  /** How many fair games of so many would be outside by chance, in hundredths of a game. */
  readonly expected95Centi: number
  readonly expected99Centi: number
  /** How far off the furthest of so many fair games is, every second time, in thousandths. */
  readonly furthestMilli: number
}

/** What chance alone does among so many games: one in twenty fair ones leaves the inner band, one in a hundred the outer. */
export function crowdOf(all: readonly Judged[]): Crowd {
  const some = all.filter(({ state }) => state !== 'few' && state !== 'undeclared')
  const beyond = (reachOf: number) =>
    some.filter(({ deviationMilli }) => Math.abs(deviationMilli ?? 0) > reachOf * 1_000).length
  return {
    judged: some.length,
    alarms: some.filter(({ state }) => state === 'alarm').length,
    outside95: beyond(reach.of95),
    outside99: beyond(reach.of99),
    expected95Centi: some.length * 5,
    expected99Centi: some.length,
    furthestMilli: some.length === 0 ? 0 : Math.round(furthestOf(some.length) * 1_000),
  }
}
