import { commitmentOf, fairChance, isClientSeed, isServerSeed } from '@baize/kernel/fair'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { findGame } from './find-game.ts'
import type { Json, Played } from './game.ts'
import { isSeedListed, type PublicList } from './listed.ts'
import { isSameJson } from './same-json.ts'

/**
 * What was claimed of a round, each held against what is computed here. `commitment`: the seed is the one that was
 * promised. `listed`: that promise stands in the public list. `payout`, `outcome`: it ended so. `shown`: what was seen of
 * it is what the rules give. `predecessor`: the link of the round before is the fingerprint of this
 * one. `chain`: the link stands at its place in the chain that was published. `salt`: it is made of the public value.
 * `beacon`: that is the beacon's value of the round that was named. `value`: so is the round's own, and it is the first
 * that came when no bet was taken any more.
 */
export type Claim =
  | 'commitment'
  | 'listed'
  | 'payout'
  | 'shown'
  | 'predecessor'
  | 'chain'
  | 'salt'
  | 'beacon'
  | 'value'
  | 'outcome'
export type Checks = { readonly [Name in Claim]?: boolean }

/**
 * `proven`: everything that binds the house was claimed, and holds. `refuted`: something does not hold. `incomplete`:
 * nothing speaks against it, but with what was told it could be otherwise. `unbound`: it adds up, but its public values
 * are drawn by the house itself, so that it could have chosen them.
 */
export type Verdict = 'proven' | 'refuted' | 'incomplete' | 'unbound'

export type Judged = {
  readonly checks: Checks
  readonly verdict: Verdict
  /** What would have to be told as well. */
  readonly missing: readonly Claim[]
}

/** What follows from what holds, what does not, and what was needed and not told. */
export function judge(checks: Checks, needed: readonly Claim[], isUnbound = false): Judged {
  const missing = needed.filter((claim) => checks[claim] === undefined)
  const isRefuted = Object.values(checks).includes(false)
  const whole = isUnbound ? 'unbound' : 'proven'
  const verdict = isRefuted ? 'refuted' : missing.length > 0 ? 'incomplete' : whole
  return { checks, verdict, missing }
}

/** All that a round is made of, and what was claimed of it. */
export type RoundToVerify = {
  readonly model: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stake: bigint
  readonly choice: unknown
  readonly moves: readonly unknown[]
  /** As it was shown before play. */
  readonly commitment?: string
  /** As it was paid, the pool apart. */
  readonly payout?: bigint
  /** As it was shown: the roll, the number, the cards. */
  readonly shown?: unknown
  /** Where the promise should stand, and the list that it should stand in. */
  readonly position?: number
  readonly list?: PublicList
}

export type VerifyRefusal =
  | 'unknown_model'
  | 'invalid_seed'
  | 'invalid_nonce'
  | 'invalid_stake'
  | 'invalid_choice'
  | 'invalid_move'

export type VerifiedRound = Judged & {
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
  const commitment = commitmentOf(serverSeed)
  const checks = {
    ...(round.commitment !== undefined && { commitment: round.commitment === commitment }),
    ...checkListed(round),
    ...(round.payout !== undefined && { payout: round.payout === played.payout }),
    ...(round.shown !== undefined && { shown: isSameJson(round.shown as Json, played.shown) }),
  }
  return ok({ commitment, played, ...judge(checks, ['commitment', 'listed', 'payout', 'shown']) })
}

function checkListed({ list, commitment, serverSeed, position }: RoundToVerify): Checks {
  if (list === undefined || commitment === undefined) return {}
  const at = position === undefined ? {} : { position }
  return { listed: isSeedListed(list, { commitment, serverSeed, ...at }) }
}

function isWhole(moves: readonly (Json | undefined)[]): moves is readonly Json[] {
  return moves.every((move) => move !== undefined)
}
