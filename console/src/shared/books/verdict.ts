import type { Books } from './books-query.ts'
import { doSumsAgree } from './trial.ts'

/** `waiting` is neither: there is nothing yet to judge by. */
export type CheckState = 'pass' | 'open' | 'waiting'

/** A proof is made every minute; after three something keeps it from being made. */
export const proofLateMs = 3 * 60_000

/** The word about the whole: what was proven, and what the sums of this moment say. */
export function verdictOf({ trial, running, full }: Books): CheckState {
  if (!doSumsAgree(trial)) return 'open'
  const newest = newestProof({ running, full })
  if (!newest) return 'waiting'
  return newest.holds ? 'pass' : 'open'
}

/** The proof that was made last, of either kind. */
export function newestProof({ running, full }: Pick<Books, 'running' | 'full'>): Books['running'] {
  if (!running || !full) return running ?? full
  return running.at >= full.at ? running : full
}
