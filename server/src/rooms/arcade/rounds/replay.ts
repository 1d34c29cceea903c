import { abandonRound, type Abandoned } from '@baize/games/abandon'
import { findGame } from '@baize/games/find-game'
import type { Game, Json, Played } from '@baize/games/game'
import { fairChance } from '@baize/kernel/fair'
import type { Seeds } from '../seeds/seeds.ts'
import type { Round } from './store.ts'

export type Replayed = { readonly game: Game; readonly played: Played }

type Kept = Pick<Round, 'model' | 'seed' | 'nonce' | 'stake' | 'choice' | 'moves'>

/** A round as its rules give it: what is kept of it is what went in, and the rules say the rest again. */
export async function replay(seeds: Pick<Seeds, 'secretsOf'>, round: Kept): Promise<Replayed> {
  const game = findGame(round.model)
  if (game === undefined) throw new Error(`Nothing runs the model ${round.model} any more.`)
  const played = await tryMoves(seeds, game, round, round.moves)
  if (played === undefined) throw new Error('A recorded round is not allowed by its rules.')
  return { game, played }
}

/** The round with these moves; nothing when one of them is not allowed. */
export async function tryMoves(
  seeds: Pick<Seeds, 'secretsOf'>,
  game: Game,
  round: Kept,
  moves: readonly Json[],
): Promise<Played | undefined> {
  const secrets = await seeds.secretsOf(round.seed)
  return game.play(round.stake, round.choice, moves, fairChance({ ...secrets, nonce: round.nonce }))
}

/** The round with the moves that are made for a player who never came back. */
export async function abandon(
  seeds: Pick<Seeds, 'secretsOf'>,
  game: Game,
  round: Kept,
): Promise<Abandoned> {
  const secrets = await seeds.secretsOf(round.seed)
  return abandonRound(game, round, () => fairChance({ ...secrets, nonce: round.nonce }))
}
