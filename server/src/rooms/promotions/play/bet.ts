import { timeOfId, type Id } from '@baize/kernel/ids'
import type { StoredEvent } from '../../../platform/events/events.ts'
import type { WagerSettled } from '../../wagers/events.ts'

/** Sums of bets, in the smallest unit; of a correction the signed differences. */
export type Figures = {
  readonly bets: bigint
  readonly stake: bigint
  readonly validBet: bigint
  /** Without what came from bonuses and went to them. */
  readonly cashStake: bigint
  readonly cashPayout: bigint
  /** Bets that came back as they were, and their stakes. */
  readonly flatBets: bigint
  readonly flat: bigint
  /** Bets of which a part was never at risk, and that part. */
  readonly partBets: bigint
  readonly part: bigint
  /** Bets that bonus money was a part of, and what of them was valid. */
  readonly bonusBets: bigint
  readonly bonus: bigint
  /** What gives a rebate. Stake = rated + bonus + part + flat. */
  readonly rated: bigint
}

/** A settled bet, or what a correction changed of it. */
export type SettledBet = {
  readonly member: string
  readonly at: Date
  /** When it was placed, which decides under which terms it stands, however often it is settled. */
  readonly stakedAt: Date
  readonly category: string
  readonly currency: string
  readonly isCorrection: boolean
  readonly figures: Figures
}

type Sorted = Omit<Figures, 'bets' | 'stake' | 'cashStake' | 'cashPayout'>

export const nothing: Sorted = {
  validBet: 0n,
  flatBets: 0n,
  flat: 0n,
  partBets: 0n,
  part: 0n,
  bonusBets: 0n,
  bonus: 0n,
  rated: 0n,
}

/** Where the stake of a bet with such a result goes. */
export function sortStake(stake: bigint, validBet: bigint, hasBonus: boolean): Sorted {
  const rest = stake - validBet
  const isFlat = validBet === 0n && stake > 0n
  return {
    validBet,
    flatBets: isFlat ? 1n : 0n,
    flat: isFlat ? stake : 0n,
    partBets: !isFlat && rest !== 0n ? 1n : 0n,
    part: isFlat ? 0n : rest,
    bonusBets: hasBonus && validBet > 0n ? 1n : 0n,
    bonus: hasBonus ? validBet : 0n,
    rated: hasBonus ? 0n : validBet,
  }
}

/** What one is more than the other, figure by figure. */
function minus(after: Sorted, before: Sorted): Sorted {
  const keys = Object.keys(after) as (keyof Sorted)[]
  return Object.fromEntries(keys.map((key) => [key, after[key] - before[key]])) as Sorted
}

export function betOf({ subject, at, payload }: StoredEvent<WagerSettled>): SettledBet {
  const { wager, product, currency, settlement, change, bonus, stake, validBet } = payload
  const isCorrection = settlement > 1
  const valid = BigInt(validBet)
  const hasBonus = bonus !== undefined
  const after = sortStake(BigInt(stake), valid, hasBonus)
  const before = isCorrection
    ? sortStake(BigInt(stake), valid - BigInt(change.validBet), hasBonus)
    : nothing
  const staked = BigInt(change.stake)
  return {
    member: subject,
    at,
    stakedAt: timeOfId(wager as Id<'wgr'>),
    category: product,
    currency,
    isCorrection,
    figures: {
      ...minus(after, before),
      bets: isCorrection ? 0n : 1n,
      stake: staked,
      cashStake: staked - BigInt(bonus?.stake ?? 0n),
      cashPayout: BigInt(change.payout) - BigInt(bonus?.payout ?? 0n),
    },
  }
}
