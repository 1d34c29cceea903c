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
  | 'stake_too_large'

/** How many stakes one bet costs: in some shops a bet on several ways is paid once for each of them. */
export type BetCost = { readonly ways: number; readonly factor: Fraction }

export const oneStake: BetCost = { ways: 1, factor: ratio(1, 1) }

const costOf = ({ ways, factor }: BetCost) => times(ratio(ways, 1), factor)

type Official = {
  readonly bets: number
  readonly cost?: BetCost
  readonly unit: string
  readonly multiple: number
  /** Decimals of the smallest unit: 2 where it is a hundredth. */
  readonly decimals: number
  readonly mostMultiple?: number
}

/** Bets at a unit, so many times. A sum that is no whole number of smallest units is none. */
export function stakeOfUnits(asked: Official): Result<Stake, StakeFault> {
  const { bets, cost = oneStake, unit, multiple, decimals, mostMultiple = 99_999 } = asked
  if (!units.some((each) => each === unit)) return refuse('unit_unknown', { unit })
  if (!Number.isSafeInteger(multiple) || multiple < 1 || multiple > mostMultiple) {
    return refuse('multiple_invalid', { most: mostMultiple })
  }
  const ofOne = times(fraction(unit), ratio(10n ** BigInt(decimals), 1n))
  const ofBet = times(times(ofOne, costOf(cost)), ratio(multiple, 1))
  return sumOfBets(bets, ofBet, multiple)
}

/** A stake on each bet. */
export function stakeOfSum(
  bets: number,
  stake: bigint,
  cost: BetCost = oneStake,
): Result<Stake, StakeFault> {
  if (stake < 1n) return refuse('stake_invalid')
  return sumOfBets(bets, times(ratio(stake, 1n), costOf(cost)))
}

function sumOfBets(bets: number, ofBet: Fraction, multiple = 1): Result<Stake, StakeFault> {
  if (!Number.isSafeInteger(bets) || bets < 1) return refuse('stake_too_large')
  const all = times(ofBet, ratio(bets, 1))
  // The multiple is in it once already: so many times as many are whole.
  if (all.below !== 1n)
    return refuse('stake_parts', { multiple: String(BigInt(multiple) * all.below) })
  if (all.above > largestSum) return refuse('stake_too_large')
  return ok({ ofBet, total: all.above })
}
