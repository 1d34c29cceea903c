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
  /** What the room of its round says against it. */
  readonly round?: RoundRefusal
}

/** `overtaken`: only its neighbours in the batch keep it out, so that it is judged again after them. */
export type RoundRefusal = Refusal<'round_full' | 'overtaken'>

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
 * What the room of a product says of the rounds of its stakes: in their transaction, so that it can hold what it looks at until
 * they are written.
 */
export type RoundKeeper = {
  /** Whether these take bets, and, besides, what is said against each. */
  ask(
    tx: Transaction,
    stakes: readonly StakeCall[],
  ): Promise<readonly { readonly isOpen: boolean; readonly refusal?: RoundRefusal }[]>
  /** Told of those that are taken, in the same transaction, whose commit waits for what it sends. */
  take?(tx: Transaction, stakes: readonly StakeCall[]): void
}

export type RoundKeepers = ReadonlyMap<string, RoundKeeper>

/** What the gate says, and besides what a room says of the rounds of its own calls. A round that is over is closed like a game. */
export function askRoundsToo(askFacts: AskFacts, keepers: RoundKeepers): AskFacts {
  if (keepers.size === 0) return askFacts
  return async (tx, stakes) => {
    const facts = [...(await askFacts(tx, stakes))]
    for (const [provider, keeper] of keepers) {
      const places = stakes.flatMap(({ key }, place) => (key.provider === provider ? place : []))
      if (places.length === 0) continue
      const said = await keeper.ask(
        tx,
        places.map((place) => stakes[place] as StakeCall),
      )
      for (const [index, place] of places.entries()) {
        const { isOpen = false, refusal } = said[index] ?? {}
        const fact = facts[place] as StakeFacts
        const isGameOpen = fact.isGameOpen && isOpen
        facts[place] = { ...fact, isGameOpen, ...(refusal && { round: refusal }) }
      }
    }
    return facts
  }
}

/** Tells the rooms of their rounds what is taken of them. */
export function tellRounds(
  keepers: RoundKeepers,
  tx: Transaction,
  stakes: readonly StakeCall[],
): void {
  for (const [provider, { take }] of keepers) {
    const own = stakes.filter(({ key }) => key.provider === provider)
    if (own.length > 0) take?.(tx, own)
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
