import type { Transaction } from '../database/database.ts'
import type { LoopDeps } from './deliver.ts'
import { handleOne, type Settings } from './handle.ts'
import { nextDue, noteFailure, removeParked, takeDue } from './parked-store.ts'
import { nextTry } from './rules.ts'

/**
 * The step of a subscriber's second loop: tries what was set aside, the first event of each subject when it is due.
 * It runs beside the delivery, so that an event that hangs again holds up nobody but its own subject.
 */
export function createRetries(
  deps: Omit<LoopDeps, 'setAsideOne'>,
  settings: Settings,
): () => Promise<number> {
  const { db, now, pollMs } = deps
  return async () => {
    const { timeLimitMs: limitMs } = settings
    if (await db.transaction((tx) => retryOne(deps, settings, tx), { limitMs })) return 0
    const due = await nextDue(db, settings.name)
    if (due === null) return pollMs
    // Not shorter than this: the due one may be in the hands of another node.
    return Math.max(20, Math.min(pollMs, due.getTime() - now().getTime()))
  }
}

async function retryOne(
  { log, now }: Pick<LoopDeps, 'log' | 'now'>,
  settings: Settings,
  tx: Transaction,
): Promise<boolean> {
  const { name, maxAttempts } = settings
  const due = await takeDue(tx, name, now())
  if (!due) return false
  const { place, attempts: before, ...event } = due
  const failure = await handleOne(tx, settings, event)
  if (failure === undefined) {
    await removeParked(tx, place)
    return true
  }
  const attempts = before + 1
  const retryAt = nextTry(attempts, settings, now())
  const fields = { subscriber: name, event: event.id, kind: event.kind, attempts, maxAttempts }
  if (retryAt) log.warn({ ...fields, failure }, 'A subscriber failed on an event again.')
  else log.error({ ...fields, failure }, 'An event is parked, with what follows in its subject.')
  await noteFailure(tx, place, { attempts, retryAt, error: failure })
  return true
}
