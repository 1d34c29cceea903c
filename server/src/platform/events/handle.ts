import type { Transaction } from '../database/database.ts'
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
  { handle, timeLimitMs }: Settings,
  event: StoredEvent,
): Promise<string | undefined> {
  let failure: string | undefined
  try {
    await tx.transaction((inner) =>
      withTimeLimit(timeLimitMs, () => handle(inner, event)).catch((error: unknown) => {
        failure = errorText(error)
        throw error
      }),
    )
  } catch (error) {
    // Without a failure of the handler it is the database that failed, and the event is not to blame.
    if (failure === undefined) throw error
  }
  return failure
}
