import { beforeFirst } from '@baize/kernel/public-list'
import type { Database } from '../../../platform/database/database.ts'
import { findHead, type ListHead } from './store.ts'

type Deps = { readonly db: Pick<Database, 'sql'>; readonly now: () => Date }

/** Older than this, it is asked for again, and nobody waits for that. */
const freshMs = 5_000
/** Older than this, it is not told any more. */
const oldestMs = 30_000

/**
 * The head of the public list as this node knows it, 30 seconds old at most. It goes with every answer of a round, so that
 * players hold heads which the house cannot take back; while rounds are played none of them waits for a question.
 */
export function createListHead({ db, now }: Deps): () => Promise<ListHead> {
  let known: { readonly head: ListHead; readonly at: number } | undefined
  let asking: Promise<ListHead> | undefined

  async function ask(): Promise<ListHead> {
    try {
      const at = now().getTime()
      const head = (await findHead(db)) ?? { position: 0, hash: beforeFirst }
      known = { head, at }
      return head
    } finally {
      asking = undefined
    }
  }

  return async () => {
    const ageMs = known === undefined ? Infinity : now().getTime() - known.at
    if (known !== undefined && ageMs < freshMs) return known.head
    asking ??= ask()
    if (known === undefined || ageMs >= oldestMs) return await asking
    // Should it fail, the next answer asks again.
    asking.catch(() => undefined)
    return known.head
  }
}
