import type { Chance } from '@baize/kernel/chance'
import type { Side } from './side.ts'

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
  /** The fraction itself, where hundredths of a percent cannot hold it: 36 of 37. What is declared is it, rounded down. */
  readonly exact?: readonly [back: number, of: number]
}

/** A return of its own: of a kind of bet, or of a way to play that is written down. */
export type ReturnOf = { readonly of: string; readonly rtp: Rtp }

/** How a round stands after the moves made so far. */
export type Played<Shown extends Json = Json> = {
  /** What the player may see now, and nothing more: what is hidden until later is not in it. */
  readonly shown: Shown
  /** Nothing can be moved any more. */
  readonly isOver: boolean
  /** All that was staked so far: the first stake and what moves added to it. A move that costs says so by this growing. */
  readonly staked: bigint
  /**
   * What is paid if it ends here, the stake included, in the smallest unit of the currency. A round that cannot end
   * here, since moves are made for whoever leaves it, pays nothing yet. What is less than a unit is drawn with the end, and
   * is not in it before.
   */
  readonly payout: bigint
  /** The name of a prize pool that was won; its sum is not in the payout, since only the books know it. */
  readonly jackpot?: string
}

/** Steps after the stake. */
export type Steps<Move extends Json = Json, Shown extends Json = Json> = {
  /**
   * The move that is made for a player who never came back, again and again until the round is over; nothing when it is
   * paid as it stands. It costs nothing, since nobody is there to pay for it.
   */
  abandon(played: Played<Shown>): Move | undefined
}

/** A sum on a spot of the table, such as 500 on `red`; the sum is a text, as all sums that JSON keeps. */
export type Bet = { readonly spot: string; readonly stake: string }

/** Several bets in one round. Its stake is their sum, and nothing else. */
export type Bets<Choice extends Json = Json> = {
  of(choice: Choice): readonly Bet[]
  stakeOf(choice: Choice): bigint
  /** The most that may lie on a spot of a table that takes `max` on the spots that pay least. */
  spotLimit(spot: string, max: bigint): bigint
}

/** A prize pool, and how much of each stake goes there. */
export type PoolShare = {
  readonly name: string
  readonly contributionBps: number
  /** What the house puts in whenever the pool begins anew, in whole units of the currency. */
  readonly seed: number
}

/** Playing from a purse: a sum that is set aside once and staked from many times a second. */
export type PursePlay = {
  /** What may be set aside at once, counted in the table's least stakes; and what may be in it after adding to it. */
  readonly least: number
  readonly most: number
  readonly stakesPerSecond: number
  /** What was played is settled at least so often. */
  readonly settleMs: number
  /** Left alone for so long, it is closed and what is left goes home. */
  readonly idleMs: number
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
  /** What comes back on each kind of bet, or by each way to play that is written down; empty where `rtp` says it all. */
  readonly returns: readonly ReturnOf[]
  /** No round pays more than all that was staked in it this many times; the pool apart. */
  readonly mostTimes: number
  /** A stake is a whole number of these, such as one unit for each line. */
  readonly stakeUnit: bigint
  /** `none`: every round is over with its stake. */
  readonly steps: 'none' | Steps<Move, Shown>
  /** Where a choice holds several bets; missing where a round has one stake. */
  readonly bets?: Bets<Choice>
  /** The pool that it feeds; missing where it feeds none. */
  readonly pool?: PoolShare
  /** The least time from one round of a player to the next; missing where one may follow at once. */
  readonly cycleMs?: number
  /** Where it may be played from a purse: one shot, without a pool and without a least time between rounds. */
  readonly purse?: PursePlay
  /** What is chosen with the stake, such as a number of mines; nothing when it is no choice of this game. */
  parseChoice(input: unknown): Choice | undefined
  /** A move in itself; nothing when it is none of this game. Whether it is allowed now, `play` says. */
  parseMove(input: unknown): Move | undefined
  /** The round after these moves; nothing when one of them is not allowed where it stands, or the stake is not that of the bets. */
  play(
    stake: bigint,
    choice: Choice,
    moves: readonly Move[],
    chance: Chance,
  ): Played<Shown> | undefined
}

/** How a round that is shared goes on by itself; how long its action lasts, `lastsMs` says. */
export type Pace = {
  /** How long bets are taken. */
  readonly bettingMs: number
  /** How long its end is shown before the next round opens. */
  readonly restMs: number
}

/** A shared round that one may get out of while it runs. */
export type Leaving<
  Outcome extends Json = Json,
  Choice extends Json = Json,
  Move extends Json = Json,
> = {
  parseMove(input: unknown): Move | undefined
  /** How one leaves so long after the start; nothing where it is over by then. */
  moveAt(ms: number, outcome: Outcome): Move | undefined
  /** How long after the start a choice leaves by itself, if it comes to that; nothing where it stays. */
  leavesAfterMs(choice: Choice): number | undefined
  /** How a choice left that nobody left by hand; nothing where it lasted to the end and lost. */
  moveOf(choice: Choice, outcome: Outcome): Move | undefined
}

/**
 * A game of one result for all who take part. The result is fixed before anyone stakes and shown when it has happened;
 * what each one gets depends on their own choice and move alone. Phases and their pace are the game's: bets are taken for
 * `pace.bettingMs`, it runs for `lastsMs`, and its end is shown for `pace.restMs`.
 */
export type SharedGame<
  Outcome extends Json = Json,
  Choice extends Json = Json,
  Move extends Json = Json,
> = {
  /** As the catalogue binds titles to it, and as its table is called: `crash`, `wheel`. */
  readonly id: string
  readonly engine: string
  readonly rtp: Rtp
  /** As of a game of one player. */
  readonly returns: readonly ReturnOf[]
  readonly mostTimes: number
  readonly stakeUnit: bigint
  readonly pace: Pace
  /** How many bets a player may have in one round, each with a stake of its own. */
  readonly slots: number
  /** Where a bet is a list of sums on spots; missing where it is one stake. */
  readonly bets?: Bets<Choice>
  /** `never`: who staked is in it to the end. */
  readonly leaving: 'never' | Leaving<Outcome, Choice, Move>
  /** What is chosen with the stake; nothing when it is no choice of this game. */
  parseChoice(input: unknown): Choice | undefined
  draw(chance: Chance): Outcome
  /** How long the action of a round lasts. It is as secret as the outcome where it depends on it. */
  lastsMs(outcome: Outcome): number
  /** What a choice gives back, result by result; missing where nobody can stake against another. */
  sideOf?(choice: Choice): Side
  /** What a stake on this choice gets with this move; without one it lasted to the end. */
  payout(stake: bigint, choice: Choice, move: Move | undefined, outcome: Outcome): bigint
}
