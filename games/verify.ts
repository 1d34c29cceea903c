import {
  chainChance,
  commitmentOf,
  fairChance,
  isClientSeed,
  isServerSeed,
  linkBefore,
} from '@baize/kernel/fair'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { crash, type CrashOutcome } from './crash/crash.ts'
import { findGame } from './find-game.ts'
import type { Json, Played } from './game.ts'

/** All that a round is made of. */
export type RoundToVerify = {
  readonly model: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stake: bigint
  readonly choice: unknown
  readonly moves: readonly unknown[]
}

export type VerifyRefusal =
  | 'unknown_model'
  | 'invalid_seed'
  | 'invalid_nonce'
  | 'invalid_stake'
  | 'invalid_choice'
  | 'invalid_move'

export type VerifiedRound = {
  /** To be held against the one that was shown before play. */
  readonly commitment: string
  readonly played: Played
}

/**
 * Plays a round again from its seeds, by the same rules that played it, without asking anybody. The command line and
 * the page both call this.
 */
export function verifyRound(round: RoundToVerify): Result<VerifiedRound, VerifyRefusal> {
  const game = findGame(round.model)
  if (game === undefined) return refuse('unknown_model')
  const { serverSeed, clientSeed, nonce, stake } = round
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed)) return refuse('invalid_seed')
  if (!Number.isSafeInteger(nonce) || nonce < 0) return refuse('invalid_nonce')
  if (stake < 1n || stake % game.stakeUnit !== 0n) return refuse('invalid_stake')
  const choice = game.parseChoice(round.choice)
  if (choice === undefined) return refuse('invalid_choice')
  const moves = round.moves.map((move) => game.parseMove(move))
  if (!isWhole(moves)) return refuse('invalid_move')
  const chance = fairChance({ serverSeed, clientSeed, nonce })
  const played = game.play(stake, choice, moves, chance)
  if (played === undefined) return refuse('invalid_move')
  return ok({ commitment: commitmentOf(serverSeed), played })
}

function isWhole(moves: readonly (Json | undefined)[]): moves is readonly Json[] {
  return moves.every((move) => move !== undefined)
}

export type SharedToVerify = {
  /** Of the round. */
  readonly link: string
  readonly salt: string
  /** Its number in the chain, from 1; with it the beginning of the chain is found. */
  readonly round?: number
}

export type VerifiedShared = {
  /** The link of the round before, published by then. */
  readonly commitment: string
  /** What the chain was published by; empty when the number of the round was not told. */
  readonly terminal: string
  readonly outcome: CrashOutcome
}

/** The same for a round that was shared by all. */
export function verifyShared(
  shared: SharedToVerify,
): Result<VerifiedShared, 'invalid_seed' | 'invalid_nonce'> {
  const { link, salt, round } = shared
  if (!isServerSeed(link) || !isClientSeed(salt)) return refuse('invalid_seed')
  if (round !== undefined && !(Number.isSafeInteger(round) && round >= 1 && round <= 1_000_000)) {
    return refuse('invalid_nonce')
  }
  const terminal = round === undefined ? '' : linkBefore(link, round)
  const outcome = crash.draw(chainChance(link, salt))
  return ok({ commitment: commitmentOf(link), terminal, outcome })
}
