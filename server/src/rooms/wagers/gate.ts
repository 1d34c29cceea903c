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

/**
 * The one gate of every stake. Whoever may not play hears so first, whatever else is closed. A round that began is played
 * on with what it needs, so that nobody takes a move away by closing its game.
 */
export function judgeGatedStake(
  facts: StakeFacts,
  amount: bigint,
  begun = false,
): Refusal<GateRefusal> | undefined {
  if (facts.standing !== 'may_play') return refuse(standings[facts.standing])
  if (begun) return undefined
  if (!facts.isProductOpen) return refuse('product_closed')
  if (!facts.isVendorOpen) return refuse('vendor_closed')
  if (!facts.isGameOpen) return refuse('game_closed')
  if (amount < facts.stakeMin) return refuse('stake_too_low', { min: String(facts.stakeMin) })
  if (amount > facts.stakeMax) return refuse('stake_too_high', { max: String(facts.stakeMax) })
  return undefined
}

/**
 * Whether the rounds of these stakes take bets, as the room of their product says: in the transaction of the stakes, so that
 * it can hold what it looks at until they are written.
 */
export type AskRounds = (
  tx: Transaction,
  stakes: readonly StakeCall[],
) => Promise<readonly boolean[]>

/** What the gate says, and besides what a room says of the rounds of its own calls. A round that is over is closed like a game. */
export function askRoundsToo(askFacts: AskFacts, rooms: ReadonlyMap<string, AskRounds>): AskFacts {
  if (rooms.size === 0) return askFacts
  return async (tx, stakes) => {
    const facts = await askFacts(tx, stakes)
    const closed = new Set<StakeCall>()
    for (const [provider, ask] of rooms) {
      const own = stakes.filter(({ key }) => key.provider === provider)
      if (own.length === 0) continue
      const open = await ask(tx, own)
      for (const [index, stake] of own.entries()) if (open[index] !== true) closed.add(stake)
    }
    return facts.map((fact, index) =>
      closed.has(stakes[index] as StakeCall) ? { ...fact, isGameOpen: false } : fact,
    )
  }
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
