import { refuse, type Result } from '@baize/kernel/result'
import { findSharedGame } from './find-game.ts'
import { findDrawing } from './lottery/drawing/tables.ts'
import {
  verifyLink,
  type DrawOutcome,
  type SharedToVerify,
  type VerifiedShared,
} from './verify-link.ts'

/** What all share at the table of that name: the round of a game, or the draw of a lottery. */
export function findDrawOutcome(table: string): DrawOutcome | undefined {
  const game = findSharedGame(table)
  return game === undefined ? findDrawing(table) : (chance) => game.draw(chance)
}

/** Draws it again from its link, as `verifyRound` plays one of one player. */
export function verifyShared(
  shared: SharedToVerify,
): Result<VerifiedShared, 'unknown_model' | 'invalid_seed' | 'invalid_nonce'> {
  const draw = findDrawOutcome(shared.model)
  return draw === undefined ? refuse('unknown_model') : verifyLink(shared, draw)
}
