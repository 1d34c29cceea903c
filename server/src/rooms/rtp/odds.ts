import { findGame, findSharedGame } from '@baize/games/find-game'
import { modelDeviations } from './deviations.ts'
import type { Declared } from './rules.ts'

export type Odds = {
  readonly declared: Declared
  /** Many stakes share one result. */
  readonly shared: boolean
}

/**
 * What a model of ours declares. Of a slot that feeds a pool it is what the game pays by itself: what the pool pays is
 * no part of a wager. How far dice, mines and crash spread is the player's choice, so their rounds tell it.
 */
export function findOdds(model: string): Odds | undefined {
  const alone = findGame(model)
  const game = alone ?? findSharedGame(model)
  if (game === undefined) return undefined
  const declared = { bps: game.rtp.declaredBps, deviationMilli: modelDeviations[model] }
  return { declared, shared: alone === undefined }
}
