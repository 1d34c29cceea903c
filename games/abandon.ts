import type { Chance } from '@baize/kernel/chance'
import type { Game, Json, Played } from './game.ts'

/** What went into a round so far. */
export type Begun = {
  readonly stake: bigint
  readonly choice: Json
  readonly moves: readonly Json[]
}

export type Abandoned = {
  /** Those of the player, and after them those that were made for them. */
  readonly moves: readonly Json[]
  readonly played: Played
}

/** No player of any game makes so many; a game that asks for more never ends. */
const mostMoves = 1_000

/** How a round ends whose player never came back, by the rules of its game: over, or to be paid as it stands. */
export function abandonRound(
  game: Game,
  { stake, choice, moves: made }: Begun,
  makeChance: () => Chance,
): Abandoned {
  const moves = [...made]
  let staked: bigint | undefined
  for (;;) {
    const played = game.play(stake, choice, moves, makeChance())
    if (played === undefined) throw new Error(`${game.id} does not allow its own moves.`)
    staked ??= played.staked
    if (played.staked > staked) throw new Error(`${game.id} stakes for somebody who left.`)
    const move = played.isOver || game.steps === 'none' ? undefined : game.steps.abandon(played)
    if (move === undefined) return { moves, played }
    if (moves.length === mostMoves) throw new Error(`A round of ${game.id} does not end.`)
    moves.push(move)
  }
}
