import { ok, refuse, type Result } from '@baize/kernel/result'
import { findSharedGame } from './find-game.ts'
import type { Json } from './game.ts'

/** A bet in a round that was shared by all, as its player has it. */
export type SharedBetToVerify = {
  readonly model: string
  /** Of a list of bets it is their sum, whatever is said here. */
  readonly stake: bigint
  readonly choice: unknown
  /** How it was left; nothing where it stayed to the end. */
  readonly move?: unknown
}

export type PaidShared = {
  readonly stake: bigint
  readonly choice: Json
  readonly move: Json | null
  readonly payout: bigint
}

export type PaidRefusal = 'unknown_model' | 'invalid_choice' | 'invalid_stake' | 'invalid_move'

/** What the rules pay a bet when its round ends so: to be held against what was paid. */
export function payShared(bet: SharedBetToVerify, outcome: Json): Result<PaidShared, PaidRefusal> {
  const game = findSharedGame(bet.model)
  if (game === undefined) return refuse('unknown_model')
  const choice = game.parseChoice(bet.choice)
  if (choice === undefined) return refuse('invalid_choice')
  const stake = game.bets?.stakeOf(choice) ?? bet.stake
  if (stake < 1n || stake % game.stakeUnit !== 0n) return refuse('invalid_stake')
  if (bet.move === undefined || bet.move === null) {
    return ok({ stake, choice, move: null, payout: game.payout(stake, choice, undefined, outcome) })
  }
  const move = game.leaving === 'never' ? undefined : game.leaving.parseMove(bet.move)
  if (move === undefined) return refuse('invalid_move')
  return ok({ stake, choice, move, payout: game.payout(stake, choice, move, outcome) })
}
