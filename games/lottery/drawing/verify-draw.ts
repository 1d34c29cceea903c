import { refuse, type Result } from '@baize/kernel/result'
import {
  chanceOfLink,
  verifyLink,
  type SharedToVerify,
  type VerifiedShared,
} from '../../verify-link.ts'
import { makeDraw, readDraw } from '../draw.ts'
import type { Draw } from '../play.ts'
import { isLotteryName, shapeOfDrawing, tableOfLottery, type Drawing } from './tables.ts'

/** The draw of an issue: from its link, the salt of its chain and a public value that came when no bet was taken any more. */
export function drawIssue(
  drawing: Drawing,
  { link, salt, value }: { readonly link: string; readonly salt: string; readonly value: string },
): Draw {
  return makeDraw(shapeOfDrawing(drawing), chanceOfLink(link, salt, value))
}

/** A draw as it was published, and what was claimed of it. Its text is what `readDraw` takes. */
export type DrawToVerify = Omit<SharedToVerify, 'model' | 'outcome' | 'ownValue'> & {
  readonly drawing: Drawing
  readonly lottery: string
  /** Without it nobody can draw, the house neither. */
  readonly ownValue: string
  readonly draw?: string
}

export type VerifiedDraw = Omit<VerifiedShared, 'outcome' | 'isKnownBefore'> & {
  readonly draw: Draw
}

export type DrawRefusal = 'unknown_lottery' | 'invalid_seed' | 'invalid_nonce' | 'invalid_value'

/** Draws an issue again, and holds against it what was claimed: with all of it, and nothing wrong, it is proven. */
export function verifyDraw(told: DrawToVerify): Result<VerifiedDraw, DrawRefusal> {
  const { drawing, lottery, draw: claimed, ...shared } = told
  if (!isLotteryName(lottery)) return refuse('unknown_lottery')
  if (!/^[0-9a-f]{64,200}$/.test(told.ownValue)) return refuse('invalid_value')
  const shape = shapeOfDrawing(drawing)
  const read = claimed === undefined ? undefined : readDraw(shape, claimed)
  // What is no draw at all is not what was drawn.
  const outcome = read && { outcome: read.ok ? read.value : null }
  const verified = verifyLink(
    { ...shared, model: tableOfLottery(drawing, lottery), ...outcome },
    (chance) => makeDraw(shape, chance),
  )
  if (!verified.ok) return verified
  const { outcome: drawn, isKnownBefore: _, ...held } = verified.value
  return { ok: true, value: { ...held, draw: drawn as Draw } }
}
