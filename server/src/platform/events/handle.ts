import { isAway, type Transaction } from '../database/database.ts'
import { errorText } from '../scrub.ts'
import { withTimeLimit } from '../time-limit.ts'
import type { StoredEvent, Subscriber } from './event.ts'

export type Settings = Subscriber &
  Required<Pick<Subscriber, 'timeLimitMs' | 'maxAttempts' | 'firstRetryMs' | 'from'>>

export function withDefaults(subscriber: Subscriber): Settings {
  return { timeLimitMs: 10_000, maxAttempts: 8, firstRetryMs: 1000, from: 'start', ...subscriber }
}

/**
 * Hands one event over behind a savepoint. Answers what went wrong, in words; then nothing of what the handler wrote
 * is left. A handler that was cut off holds a transaction that is over, so what it does later fails.
 */
export async function handleOne(
  tx: Transaction,
  settings: Settings,
  event: StoredEvent,
): Promise<string | undefined> {
  return await attempt(tx, settings, (inner) => settings.handle(inner, event))
}

/** Hands several over at once, the same way; answers whether they are done. A subscriber need not be able to. */
export async function handleTogether(
  tx: Transaction,
  settings: Settings,
  events: readonly StoredEvent[],
): Promise<boolean> {
  const { handleMany } = settings
  if (handleMany === undefined || events.length < 2) return false
  return (await attempt(tx, settings, (inner) => handleMany(inner, events))) === undefined
}

async function attempt(
  tx: Transaction,
  { timeLimitMs }: Settings,
  work: (inner: Transaction) => Promise<void>,
): Promise<string | undefined> {
  let failure: string | undefined
  try {
    await tx.transaction((inner) =>
      withTimeLimit(timeLimitMs, () => work(inner)).catch((error: unknown) => {
        if (!isAway(error)) failure = errorText(error)
        throw error
      }),
    )
  } catch (error) {
    // Without a failure of the handler it is the database that failed, and the event is not to blame.
    if (failure === undefined) throw error
  }
  return failure
}
