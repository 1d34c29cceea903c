import { ok, refuse, type Result } from '@baize/kernel/result'
import { fraction, ratio, times, type Fraction } from '../fraction.ts'

/** Parts of the currency that a bet of official plays can be counted in. */
export const units = ['1', '0.1', '0.01', '0.001'] as const
export type BetUnit = (typeof units)[number]

/** Sums are kept in 64 bits. */
export const largestSum = 2n ** 63n - 1n

/** What a ticket costs, in the smallest unit of the currency; of one bet it may be a part of that. */
export type Stake = { readonly ofBet: Fraction; readonly total: bigint }

export type StakeFault =
  | 'unit_unknown'
  | 'multiple_invalid'
  | 'stake_invalid'
  | 'stake_parts'
  | 'stake_parts_sum'
  | 'stake_too_large'

/** How many stakes one bet costs: in some shops a bet on several ways is paid once for each of them. */
export type BetCost = { readonly ways: number; readonly factor: Fraction }

export const oneStake: BetCost = { ways: 1, factor: ratio(1, 1) }

const costOf = ({ ways, factor }: BetCost) => times(ratio(ways, 1), factor)

/** Whether a play is sold at a stake, so that no other is advised; without one, any is. */
type Sells = (stake: Stake) => boolean

type Official = {
  readonly bets: number
  readonly cost?: BetCost
  readonly unit: string
  readonly multiple: number
  /** Decimals of the smallest unit: 2 where it is a hundredth. */
  readonly decimals: number
  readonly mostMultiple?: number
  readonly sells?: Sells
}

/**
 * Bets at a unit, so many times. A sum that is no whole number of smallest units is none; it is refused with the nearest multiple
 * at which it is sold, or else with the next unit.
 */
export function stakeOfUnits(asked: Official): Result<Stake, StakeFault> {
  const { bets, cost = oneStake, unit, multiple, decimals, mostMultiple = 99_999, sells } = asked
  if (!units.some((each) => each === unit)) return refuse('unit_unknown', { unit })
  if (!Number.isSafeInteger(multiple) || multiple < 1 || multiple > mostMultiple) {
    return refuse('multiple_invalid', { most: mostMultiple })
  }
  const ofOne = (each: string) =>
    times(times(fraction(each), ratio(10n ** BigInt(decimals), 1n)), costOf(cost))
  const ofBet = (each: string, count: bigint) => times(ofOne(each), ratio(count, 1n))
  const staked = sumOfBets(bets, ofBet(unit, BigInt(multiple)))
  if (staked !== 'parts') return staked
  const step = times(ofOne(unit), ratio(bets, 1)).below
  const isSold = (of: Fraction) => isWhole(sumOfBets(bets, of), sells)
  const other = nearest(BigInt(multiple), step).find(
    (count) => count <= mostMultiple && isSold(ofBet(unit, count)),
  )
  if (other !== undefined) {
    return refuse('stake_parts', { by: 'multiple', multiple: String(other), unit })
  }
  const larger = units.toReversed().find((each) => isSold(ofBet(each, BigInt(multiple))))
  const by = larger === undefined ? 'none' : 'unit'
  return refuse('stake_parts', { by, multiple, unit: larger ?? unit })
}

/** A stake on each bet. One that comes to parts is refused with the nearest that does not. */
export function stakeOfSum(
  bets: number,
  stake: bigint,
  cost: BetCost = oneStake,
  sells?: Sells,
): Result<Stake, StakeFault> {
  if (stake < 1n) return refuse('stake_invalid')
  const ofBet = (sum: bigint) => times(ratio(sum, 1n), costOf(cost))
  const staked = sumOfBets(bets, ofBet(stake))
  if (staked !== 'parts') return staked
  const step = times(costOf(cost), ratio(bets, 1)).below
  const other = nearest(stake, step).find((sum) => isWhole(sumOfBets(bets, ofBet(sum)), sells))
  if (other === undefined) return refuse('stake_parts', { by: 'none', multiple: 1, unit: '1' })
  return refuse('stake_parts_sum', { sum: String(other) })
}

/** The counts of whole steps around a count that is none, the nearer first. */
function nearest(count: bigint, step: bigint): readonly bigint[] {
  const below = (count / step) * step
  const both = [below + step, below].filter((each) => each > 0n)
  return count - below < below + step - count ? both.toReversed() : both
}

const isWhole = (staked: ReturnType<typeof sumOfBets>, sells: Sells = () => true) =>
  staked !== 'parts' && staked.ok && sells(staked.value)

function sumOfBets(bets: number, ofBet: Fraction): Result<Stake, StakeFault> | 'parts' {
  if (!Number.isSafeInteger(bets) || bets < 1) return refuse('stake_too_large')
  const all = times(ofBet, ratio(bets, 1))
  if (all.below !== 1n) return 'parts'
  if (all.above > largestSum) return refuse('stake_too_large')
  return ok({ ofBet, total: all.above })
}
