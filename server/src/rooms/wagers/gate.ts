import { refuse, type Refusal } from '@baize/kernel/result'
import type { Transaction } from '../../platform/database/database.ts'
import type { GateRefusal, StakeCall } from './wager.ts'

/** What those who know say about one stake, as it is at this moment. */
export type StakeFacts = {
  /** Of the member: their state, their type, a pause or an exclusion of theirs. */
  readonly standing: 'may_play' | 'trial' | 'blocked' | 'timed_out' | 'excluded'
  readonly isProductOpen: boolean
  readonly isVendorOpen: boolean
  readonly isGameOpen: boolean
  readonly stakeMin: bigint
  readonly stakeMax: bigint
  /** What the member may have lost at most since a moment; absent for who set no such limit. */
  readonly lossLimits?: readonly LossLimit[]
}

export type LossLimit = {
  /** What the member calls it, such as `day`. */
  readonly period: string
  readonly since: Date
  readonly most: bigint
}

/**
 * Asked about all stakes of a batch at once, inside its transaction: one answer for each, in their order. It must read
 * what it says in that transaction, so that a pause that is committed stops every stake after it.
 */
export type AskFacts = (
  tx: Transaction,
  stakes: readonly StakeCall[],
) => Promise<readonly StakeFacts[]>

const standings = {
  trial: 'needs_real_account',
  blocked: 'member_blocked',
  timed_out: 'member_timed_out',
  excluded: 'member_excluded',
} as const satisfies Record<Exclude<StakeFacts['standing'], 'may_play'>, GateRefusal>

/** The one gate of every stake. Whoever may not play hears so first, whatever else is closed. */
export function judgeGatedStake(
  facts: StakeFacts,
  amount: bigint,
): Refusal<GateRefusal> | undefined {
  if (facts.standing !== 'may_play') return refuse(standings[facts.standing])
  if (!facts.isProductOpen) return refuse('product_closed')
  if (!facts.isVendorOpen) return refuse('vendor_closed')
  if (!facts.isGameOpen) return refuse('game_closed')
  if (amount < facts.stakeMin) return refuse('stake_too_low', { min: String(facts.stakeMin) })
  if (amount > facts.stakeMax) return refuse('stake_too_high', { max: String(facts.stakeMax) })
  return undefined
}

/** Until somebody says who may play, nobody may. */
export const closedGate: AskFacts = (_, stakes) =>
  Promise.resolve(
    stakes.map(() => ({
      standing: 'blocked',
      isProductOpen: false,
      isVendorOpen: false,
      isGameOpen: false,
      stakeMin: 0n,
      stakeMax: 0n,
    })),
  )
