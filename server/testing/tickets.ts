import { randomBytes } from 'node:crypto'
import type { Refusal } from '@baize/kernel/result'
import type { Database } from '../src/platform/database/database.ts'
import type { StoredEvent } from '../src/platform/events/events.ts'
import { createSecretBox } from '../src/platform/secret-box.ts'
import { openBeacon, publishPromise } from '../src/rooms/arcade/arcade.ts'
import { listCommitments } from '../src/rooms/arcade/seeds/store.ts'
import { createTickets, type Plan } from '../src/rooms/promotions/tickets/tickets.ts'
import type { BarRefusal } from '../src/rooms/promotions/tickets/claiming.ts'
import { testPromotions } from './promotions.ts'

/** The tickets of the promotions room, with the public list and the beacon of a demo. */
export async function testTickets(db: Database) {
  const below = await testPromotions(db)
  const { makeId, now, clock, log } = below
  const bars = new Map<string, Refusal<BarRefusal>>()
  const ears: ((heard: readonly StoredEvent[]) => Promise<void>)[] = []
  const events = {
    subscribe: ({ handleMany }: { handleMany?: unknown }) =>
      void ears.push(async (heard) =>
        db.transaction(async (tx) => {
          await (handleMany as (tx: unknown, heard: unknown) => Promise<void>)(tx, heard)
        }),
      ),
  }
  const tickets = createTickets({
    ...below,
    db,
    events: events as never,
    box: createSecretBox(randomBytes(32)),
    beacon: openBeacon({ db, log, urls: '' }),
    publishPromise,
    currencyOf: async () => 'PHP',
    barOf: async (_, member) => bars.get(member),
    zone: () => 'Asia/Manila',
  })

  const plan = (change: Partial<Plan> = {}): Plan =>
    ({
      kind: 'envelope',
      entry: 'free',
      titles: { EN: 'Sunday envelopes' },
      currency: 'PHP',
      budget: 1_000n,
      prizes: [
        { amount: 100n, count: 5 },
        { amount: 10n, count: 50 },
      ],
      times: 0,
      earning: null,
      opensAt: now(),
      closesAt: new Date(now().getTime() + 3_600_000),
      ...change,
    }) as Plan

  const publishPlan = async (change: Partial<Plan> = {}) =>
    await db.transaction((tx) => tickets.publish(tx, makeId('tkc'), plan(change), 'Ana'))

  /** A campaign that is open: its public value is out. */
  async function opened(change: Partial<Plan> = {}) {
    const published = await publishPlan(change)
    if (!published.ok) throw new Error(published.code)
    clock.offsetMs += 2_000
    return published.value
  }

  async function hear(heard: readonly Partial<StoredEvent>[]): Promise<void> {
    for (const ear of ears) await ear(heard as StoredEvent[])
  }

  /** What stands in the public list of a campaign. */
  const promiseOf = async (id: string) =>
    (await listCommitments(db, 0n, 1_000)).find((entry) => entry.id === id)

  return { ...below, promiseOf, tickets, bars, plan, publishPlan, opened, hear }
}
