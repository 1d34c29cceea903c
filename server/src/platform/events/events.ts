import type { IdMaker } from '@baize/kernel/ids'
import type { Database, Transaction } from '../database/database.ts'
import type { Log } from '../log.ts'
import { startLoop, type Loop } from '../loop.ts'
import { errorText } from '../scrub.ts'
import { createDelivery } from './deliver.ts'
import type { NewEvent, Subscriber, SubscriberView } from './event.ts'
import { withDefaults, type Settings } from './handle.ts'
import { createHorizon, eventsChannel, joinWriters } from './horizon.ts'
import { releaseParked, viewSubscriber } from './parked-store.ts'
import { createRetries } from './retry.ts'
import { addCursor, insertEvents } from './store.ts'

export type { NewEvent, StoredEvent, Subscriber, SubscriberView } from './event.ts'

export type Events = {
  /** Announces facts in the caller's transaction: they are heard if it commits, and only then. */
  write(tx: Transaction, ...events: readonly NewEvent[]): Promise<void>
  /** Adds a subscriber; all are added before `start`. A name used twice is a defect. */
  subscribe<Fact extends NewEvent>(subscriber: Subscriber<Fact>): void
  /** Begins to deliver. Resolves when news are heard. */
  start(): Promise<void>
  /** Lets handlers finish, within their time limits, and stops delivering. */
  stop(): Promise<void>
  /** How far each subscriber of this node's program has come. */
  listSubscribers(): Promise<SubscriberView[]>
  /** Gives parked events of a subscriber their tries again; answers how many. */
  retryParked(
    tx: Transaction,
    which: { readonly subscriber: string; readonly subject?: string },
  ): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  /** How often a subscriber looks without having been woken. */
  readonly pollMs?: number
}

export function createEvents({ db, log, now, makeId, pollMs = 5_000 }: Deps): Events {
  const subscribers = new Map<string, Settings>()
  const horizon = createHorizon(db)
  const loops: Loop[] = []
  let stopListening = () => {}

  const wakeAll = () => {
    for (const loop of loops) loop.wake()
  }

  async function startOne(settings: Settings): Promise<void> {
    const { name, from } = settings
    await addCursor(db, name, from === 'now' ? (await horizon.read()).settled : 0n, now())
    const deps = { db, log, now, horizon, pollMs }
    const failed = (error: unknown) => {
      log.error({ subscriber: name, error: errorText(error) }, 'A subscriber could not go on.')
    }
    const retries = startLoop(createRetries(deps, settings), failed)
    const deliver = createDelivery({ ...deps, setAsideOne: retries.wake }, settings)
    loops.push(startLoop(deliver, failed), retries)
  }

  return {
    async write(tx, ...events) {
      if (events.length === 0) return
      await joinWriters(tx)
      await insertEvents(
        tx,
        events.map((event) => ({ ...event, id: makeId('evt') })),
        now(),
      )
    },
    subscribe<Fact extends NewEvent>(subscriber: Subscriber<Fact>) {
      if (subscribers.has(subscriber.name)) {
        throw new Error(`Two subscribers are called ${subscriber.name}`)
      }
      subscribers.set(subscriber.name, withDefaults(subscriber))
    },
    async start() {
      stopListening = await db.listen(eventsChannel, wakeAll, wakeAll)
      for (const settings of subscribers.values()) await startOne(settings)
    },
    async stop() {
      stopListening()
      await Promise.all(loops.splice(0).map((loop) => loop.stop()))
    },
    listSubscribers: () =>
      Promise.all([...subscribers.values()].map((one) => viewSubscriber(db, one.name, one.kinds))),
    async retryParked(tx, which) {
      const count = await releaseParked(tx, which, now())
      await db.notify(tx, eventsChannel, '')
      return count
    },
  }
}
