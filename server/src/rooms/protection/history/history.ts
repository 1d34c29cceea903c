import type { Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import { limitReached } from '../events.ts'
import type { LimitKey } from '../limit-key.ts'
import * as store from './store.ts'

export { listEvents, listReached, type HistoryEvent } from './store.ts'

export type Person = { readonly id: string; readonly account: string }

export type Happened = Pick<store.HistoryEvent, 'kind'> &
  Partial<Pick<store.HistoryEvent, 'amount' | 'minutes' | 'until' | 'note' | 'by'>> & {
    readonly limit?: LimitKey
  }

/** What operators can answer for later. */
export type History = {
  note(tx: Transaction, member: Person, happened: Happened): Promise<void>
  /** Notes that a limit stopped something, and announces it; not again while it is the same affair. */
  noteReached(tx: Transaction, member: Person, limit: LimitKey): Promise<void>
}

type Deps = { readonly now: () => Date; readonly events: Pick<Events, 'write'> }

/** Somebody who goes on pressing is stopped many times, and that is one thing to know. */
const sameAffairMs = 10 * 60_000

export function createHistory({ now, events }: Deps): History {
  async function note(tx: Transaction, { id, account }: Person, { limit, ...what }: Happened) {
    await store.insertEvent(tx, {
      amount: null,
      minutes: null,
      until: null,
      note: '',
      by: '',
      ...what,
      at: now(),
      member: id,
      account,
      limitKind: limit?.kind ?? null,
      period: limit?.period ?? null,
    })
  }

  return {
    note,
    async noteReached(tx, member, limit) {
      const since = new Date(now().getTime() - sameAffairMs)
      if (await store.wasReachedSince(tx, member.id, limit, since)) return
      await note(tx, member, { kind: 'limit.reached', limit })
      await events.write(tx, limitReached(member.id, limit))
    },
  }
}
