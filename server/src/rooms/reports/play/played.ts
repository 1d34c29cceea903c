import type { Day, Span } from '@baize/kernel/time'
import { addBets, noBets, type BetSums } from '../sums.ts'
import type { Quarter } from './store.ts'

/** What was played on the days of a span and on the usual days before it. */
export type Played = {
  readonly spanDays: readonly Day[]
  readonly zone: string
  readonly usualDays: (day: Day) => readonly Day[]
  readonly boundsOf: (day: Day) => Span
  readonly sumsOf: (day: Day) => BetSums
  /** Only of the day that is seen closely, and of its usual days. */
  readonly quartersOf: (day: Day) => readonly Quarter[]
}

export function addUp(all: readonly BetSums[]): BetSums {
  return all.reduce(addBets, noBets)
}

/** Rounded towards nothing. */
export function meanOf(all: readonly BetSums[]): BetSums {
  const { bets, stake, validBet, payout } = addUp(all)
  const count = BigInt(all.length)
  return {
    bets: Math.trunc(bets / all.length),
    stake: stake / count,
    validBet: validBet / count,
    payout: payout / count,
  }
}

/** What the brand keeps of the stakes. */
export function ggrOf({ stake, payout }: BetSums): bigint {
  return stake - payout
}

export function showTotals(sums: BetSums) {
  return {
    bets: sums.bets,
    staked: String(sums.stake),
    valid: String(sums.validBet),
    returned: String(sums.payout),
    ggr: String(ggrOf(sums)),
  }
}
