import type { Chance } from '@baize/kernel/chance'

/** What JSON can hold: choices, moves and what is shown are stored and sent as they are. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** How much of what is staked comes back in the long run, in hundredths of a percent: 9600 is 96 %. */
export type Rtp = {
  readonly declaredBps: number
  /** The band in which the proof must find it. */
  readonly fromBps: number
  readonly toBps: number
}

/** How a round stands after the moves made so far. */
export type Played<Shown extends Json = Json> = {
  /** What the player may see now, and nothing more: what is hidden until later is not in it. */
  readonly shown: Shown
  /** Nothing can be moved any more. */
  readonly isOver: boolean
  /** What is paid if it ends here, the stake included, in the smallest unit of the currency. */
  readonly payout: bigint
  /** The name of a prize pool that was won; its sum is not in the payout, since only the books know it. */
  readonly jackpot?: string
}

/**
 * A game of one player: rules and mathematics, pure and replayable. One shot, when a round is over without a move;
 * several steps, when moves go on until it is over. The same stake, choice, moves and chance give the same, always:
 * whoever keeps those keeps the round.
 */
export type Game<
  Choice extends Json = Json,
  Move extends Json = Json,
  Shown extends Json = Json,
> = {
  /** As the catalogue binds titles to it: `dice`, `mines`, `lines-20-medium`. */
  readonly id: string
  readonly engine: string
  readonly rtp: Rtp
  /** No round pays more than the stake this many times; the pool apart. */
  readonly mostTimes: number
  /** A stake is a whole number of these, such as one unit for each line. */
  readonly stakeUnit: bigint
  /** What is chosen with the stake, such as a number of mines; nothing when it is no choice of this game. */
  parseChoice(input: unknown): Choice | undefined
  /** A move in itself; nothing when it is none of this game. Whether it is allowed now, `play` says. */
  parseMove(input: unknown): Move | undefined
  /** The round after these moves; nothing when one of them is not allowed where it stands. */
  play(
    stake: bigint,
    choice: Choice,
    moves: readonly Move[],
    chance: Chance,
  ): Played<Shown> | undefined
}

/**
 * A game of one result for all who take part. The result is drawn before anyone stakes and shown when it happens; what
 * each one gets depends on their own move alone.
 */
export type SharedGame<Outcome extends Json = Json, Move extends Json = Json> = {
  readonly id: string
  readonly engine: string
  readonly rtp: Rtp
  readonly mostTimes: number
  readonly stakeUnit: bigint
  parseMove(input: unknown): Move | undefined
  draw(chance: Chance): Outcome
  /** What a stake with this move gets; without a move it lasted to the end. */
  payout(stake: bigint, move: Move | undefined, outcome: Outcome): bigint
}
