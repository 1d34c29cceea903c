import type { Round } from './store.ts'

/** So long a round waits for its player. */
const waitsMs = 24 * 3_600_000

/** A round that waited for a day is the sweep's; no move comes between it and its payment. */
export function isLate({ at }: Pick<Round, 'at'>, now: Date): boolean {
  return now.getTime() - at.getTime() >= waitsMs
}
