import type { Database } from '../src/platform/database/database.ts'
import type { StoredEvent } from '../src/platform/events/events.ts'
import {
  createPromotions,
  type GrantTerms,
  type NewGrant,
} from '../src/rooms/promotions/promotions.ts'
import type { MemberId } from '../src/rooms/wallet/wallet.ts'
import { testWagers } from './wagers.ts'

export const someTerms: GrantTerms = {
  weights: { default: 10_000, categories: {}, vendors: {}, games: {} },
  maxBet: null,
  maxWin: null,
  isSticky: false,
  dust: 1n,
}

type Hear = (heard: readonly StoredEvent[]) => Promise<void>

/** The promotions room over wagers and wallet. What happened is told to it when a test says so, in the order of its coming. */
export async function testPromotions(db: Database) {
  const below = await testWagers(db)
  const { wallet, makeId, now } = below
  const ears: Hear[] = []
  const heard = { until: 0n }
  const events = {
    subscribe: ({ handleMany }: { handleMany?: unknown }) =>
      void ears.push(async (heard) =>
        db.transaction(async (tx) => {
          await (handleMany as (tx: unknown, heard: unknown) => Promise<void>)(tx, heard)
        }),
      ),
  }
  const { grants, budgets } = createPromotions({ ...below, db, events: events as never })

  /** Tells all that was settled or voided since the last time. */
  async function tell(): Promise<void> {
    const fresh = await db.sql<StoredEvent>`
      select id, at, position, kind, subject, payload from platform.events
      where kind in ('wager.settled', 'wager.voided') and position > ${heard.until} order by position`
    heard.until = fresh.at(-1)?.position ?? heard.until
    for (const hear of ears) await hear(fresh)
  }

  /** An offer with so much to give. */
  async function offerOf(budget: bigint): Promise<string> {
    const offer = makeId('ofr')
    const id = makeId('trf')
    await db.transaction((tx) => budgets.raise(tx, { id, offer, currency: 'PHP', amount: budget }))
    return offer
  }

  async function give(
    member: MemberId,
    offer: string,
    change: Partial<NewGrant> & { by?: string } = {},
  ) {
    const wish = {
      member,
      offer,
      version: 1,
      source: makeId('dep'),
      mode: 'pocket',
      state: 'issued',
      currency: 'PHP',
      amount: 100n,
      asks: 1_000n * 10_000n,
      terms: someTerms,
      lastsMs: 86_400_000,
      claimUntil: new Date(now().getTime() + 3_600_000),
      why: {},
      by: 'house',
      ...change,
    } satisfies NewGrant & { by: string }
    return await db.transaction((tx) => grants.give(tx, wish))
  }

  /** What an offer has left, and what it has promised. */
  async function budgetOf(offer: string): Promise<string> {
    const { left, promised } = await budgets.stateOf(offer, 'PHP')
    return `${left} ${promised}`
  }

  async function standing(member: MemberId): Promise<string> {
    const { pockets, available } = await wallet.getState(member)
    const words = pockets.map(({ pocket, amount }) => `${pocket.split(':')[0]} ${amount}`)
    return [...words.toSorted().toReversed(), `free ${available}`].join(', ')
  }

  return { ...below, grants, budgets, tell, offerOf, give, budgetOf, standing }
}
