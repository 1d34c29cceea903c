import type { Id } from '@baize/kernel/ids'
import type { Transaction } from '../database/database.ts'

/** A fact that a room announces, in the past tense: `deposit.completed` about `mem_…`. */
export type NewEvent<Kind extends string = string, Payload = unknown> = {
  readonly kind: Kind
  /** What it is about. Events of one subject reach each subscriber in the order they were written. */
  readonly subject: string
  readonly payload: Payload
}

/** Generic over the facts of a room, so that `kind` tells what the payload is. */
export type StoredEvent<Fact extends NewEvent = NewEvent> = Fact & {
  /** The same at every delivery; what is made from an event derives its id from this one. */
  readonly id: Id<'evt'>
  readonly at: Date
  readonly position: bigint
}

export type Subscriber<Fact extends NewEvent = NewEvent> = {
  /** Names the cursor, so it must stay the same for as long as the subscriber exists. */
  readonly name: string
  readonly kinds: readonly Fact['kind'][]
  /**
   * Takes one event. What it writes in this transaction happens exactly once; what it does outside may happen again,
   * so it belongs into `tx.afterCommit` or into a job.
   */
  handle(tx: Transaction, event: StoredEvent<Fact>): Promise<void>
  /**
   * Takes several at once, in their order, where that is cheaper. What it writes happens exactly once as well; when it
   * fails, nothing of it is left and they are handed over one by one.
   */
  handleMany?(tx: Transaction, events: readonly StoredEvent<Fact>[]): Promise<void>
  /** How long one event, or several at once, may take; ten seconds by default. */
  readonly timeLimitMs?: number
  /** How often an event is tried before it is parked; eight times by default. */
  readonly maxAttempts?: number
  /** The pause before the second try; it doubles from try to try, up to five minutes. */
  readonly firstRetryMs?: number
  /** A new subscriber reads all that is kept, or only what is written from now on. */
  readonly from?: 'start' | 'now'
}

export type SubscriberView = {
  readonly name: string
  /** Events that wait for it, counted up to 10,000. */
  readonly behind: number
  /** Events that it gave up, and those that stand behind them in their subject. */
  readonly parked: number
  readonly lastError: string
}
