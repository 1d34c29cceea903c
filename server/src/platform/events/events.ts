import type { IdMaker } from '@baize/kernel/ids'
import type { Database, Transaction } from '../database/database.ts'
import type { Log } from '../log.ts'
import { startLoop, type Loop } from '../loop.ts'
import { errorText } from '../scrub.ts'
import { createEventDelivery } from './deliver.ts'
import type { NewEvent, Subscriber, SubscriberView } from './event.ts'
import { withDefaults, type Settings } from './handle.ts'
import { createHorizon, eventsChannel, joinWriters } from './horizon.ts'
import { hasHeard, releaseParked, viewSubscriber } from './parked-store.ts'
import { createRetries } from './retry.ts'
import { createLatest } from './latest.ts'
import { addCursor, insertEvents, listEvents } from './store.ts'

export type { NewEvent, StoredEvent, Subscriber, SubscriberView } from './event.ts'

export type Events = {
  /** Announces facts in the caller's transaction: they are heard if it commits, and only then. */
  write(tx: Transaction, ...events: readonly NewEvent[]): Promise<void>
  /** The same, of facts whose moment the caller keeps too: both then have the same one. */
  writeAt(tx: Transaction, at: Date, ...events: readonly NewEvent[]): Promise<void>
  /** Adds a subscriber; all are added before `start`. A name used twice is a defect. */
  subscribe<Fact extends NewEvent>(subscriber: Subscriber<Fact>): void
  /** Begins to deliver. Resolves when news are heard. */
  start(): Promise<void>
  /** Lets handlers finish, within their time limits, and stops delivering. */
  stop(): Promise<void>
  /** How far each subscriber of this node's program has come. */
  listSubscribers(): Promise<SubscriberView[]>
  /** Whether a subscriber has heard all that was told of a subject so far. */
  hasHeard(subscriber: string, subject: string): Promise<boolean>
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

/** What is told when parked events got their tries again; new events are told by an empty word. */
const released = 'released'
/** In a crowd the events of so long are handed over together; one that comes alone is handed over at once. */
const paceMs = 200

export function createEvents({ db, log, now, makeId, pollMs = 5_000 }: Deps): Events {
  const subscribers = new Map<string, Settings>()
  const horizon = createHorizon(db, { goodForMs: pollMs * 0.8 })
  const kindsOfAll = () => [...new Set([...subscribers.values()].flatMap(({ kinds }) => kinds))]
  const list = createLatest(kindsOfAll, listEvents)
  const deliveries: Loop[] = []
  const retries: Loop[] = []
  let stopListening = () => {}

  const wake = (woken: readonly Loop[]) => {
    for (const loop of woken) loop.wake()
  }
  const wakeAll = () => wake([...deliveries, ...retries])

  async function startOne(settings: Settings): Promise<void> {
    const { name, from } = settings
    await addCursor(db, name, from === 'now' ? (await horizon.read()).settled : 0n, now())
    const deps = { db, log, now, horizon, list, pollMs }
    const failed = (error: unknown) => {
      log.error({ subscriber: name, error: errorText(error) }, 'A subscriber could not go on.')
    }
    const retry = startLoop(createRetries(deps, settings), failed)
    const deliver = createEventDelivery({ ...deps, setAsideOne: retry.wake }, settings)
    retries.push(retry)
    deliveries.push(startLoop(deliver, failed, { paceMs }))
  }

  async function writeAt(tx: Transaction, at: Date, ...events: readonly NewEvent[]) {
    if (events.length === 0) return
    joinWriters(tx)
    db.wakeAfter(tx, eventsChannel)
    insertEvents(
      tx,
      events.map((event) => ({ ...event, id: makeId('evt') })),
      at,
    )
  }

  return {
    write: (tx, ...events) => writeAt(tx, now(), ...events),
    writeAt,
    subscribe<Fact extends NewEvent>(subscriber: Subscriber<Fact>) {
      if (subscribers.has(subscriber.name)) {
        throw new Error(`Two subscribers are called ${subscriber.name}`)
      }
      subscribers.set(subscriber.name, withDefaults(subscriber))
    },
    async start() {
      const heard = (news: string) => {
        if (news === released) return wake(retries)
        horizon.spoil()
        wake(deliveries)
      }
      const missed = () => {
        horizon.spoil()
        wakeAll()
      }
      stopListening = await db.listen(eventsChannel, heard, missed)
      for (const settings of subscribers.values()) await startOne(settings)
    },
    async stop() {
      stopListening()
      const loops = [...deliveries.splice(0), ...retries.splice(0)]
      await Promise.all(loops.map((loop) => loop.stop()))
    },
    listSubscribers: () =>
      Promise.all([...subscribers.values()].map((one) => viewSubscriber(db, one.name, one.kinds))),
    hasHeard: (subscriber, subject) => hasHeard(db, subscriber, subject),
    async retryParked(tx, which) {
      const count = await releaseParked(tx, which, now())
      await db.notify(tx, eventsChannel, released)
      return count
    },
  }
}
