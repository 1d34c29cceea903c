import type { Refusal } from '@baize/kernel/result'
import type { Database } from '../src/platform/database/database.ts'
import type { StoredEvent } from '../src/platform/events/events.ts'
import type { BarRefusal, Plan } from '../src/rooms/promotions/missions/missions.ts'
import { createMissions, type MissionId } from '../src/rooms/promotions/missions/missions.ts'
import type { MemberId } from '../src/rooms/wallet/wallet.ts'
import { testPromotions } from './promotions.ts'

type Hear = (heard: readonly StoredEvent[]) => Promise<void>

/** The missions of the promotions room, over wagers and wallet; what happened is told when a test says so. */
export async function testMissions(db: Database) {
  const below = await testPromotions(db)
  const { makeId, now } = below
  const bars = new Map<string, Refusal<BarRefusal>>()
  const leftOut = new Set<string>()
  const told: string[] = []
  const state = { isUpToDate: true }
  const ears: Hear[] = []
  const events = {
    subscribe: ({ kinds, handleMany }: { kinds: readonly string[]; handleMany?: unknown }) =>
      void ears.push(async (all) => {
        const heard = all.filter(({ kind }) => kinds.includes(kind))
        await db.transaction(async (tx) => {
          await (handleMany as (tx: unknown, heard: unknown) => Promise<void>)(tx, heard)
        })
      }),
  }
  const zone = () => 'Asia/Manila'
  const missions = createMissions({
    ...below,
    db,
    events: events as never,
    zone,
    currencyOf: async () => 'PHP',
    barOf: async (_, member) => bars.get(member),
    listCounted: async (_, members) =>
      new Map(members.filter((one) => !leftOut.has(one)).map((one) => [one, 'PHP'])),
    tell: (member) => void told.push(member),
    isUpToDate: async () => state.isUpToDate,
  })

  const plan = (change: Partial<Plan> = {}): Plan => ({
    kind: 'validBet',
    fact: null,
    categories: [],
    period: 'weekly',
    titles: { EN: 'Play a little' },
    lines: { EN: 'Bets of this week count.' },
    currency: 'PHP',
    steps: [
      { goal: 100n, reward: 10n },
      { goal: 500n, reward: 40n },
    ],
    prizes: [],
    per: 1n,
    times: 0,
    budget: 1_000n,
    claimDays: 7,
    lagMinutes: 10,
    opensAt: new Date(now().getTime() - 60_000),
    closesAt: new Date(now().getTime() + 90 * 86_400_000),
    ...change,
  })
  const publish = async (change: Partial<Plan> = {}, id: MissionId = makeId('mis'), version = 0) =>
    await db.transaction((tx) =>
      missions.publish(tx, { id, version, plan: plan(change) }, { by: 'Ana', askedBy: '' }),
    )
  async function published(change: Partial<Plan> = {}) {
    const done = await publish(change)
    if (!done.ok) throw new Error(`${done.code} ${JSON.stringify(done)}`)
    return done.value
  }

  async function hear(heard: readonly Partial<StoredEvent>[]): Promise<void> {
    for (const ear of ears) await ear(heard as StoredEvent[])
  }
  /** What was settled and voided of a member, as it was told. */
  async function hearOf(member: MemberId): Promise<void> {
    await hear(
      await db.sql<StoredEvent>`
      select id, at, position, kind, subject, payload from platform.events
      where subject = ${member} and kind in ('wager.settled', 'wager.voided') order by position`,
    )
  }
  const bet = (
    member: MemberId,
    validBet: bigint,
    more: { wager?: string; settlement?: number; game?: string; product?: string; at?: Date } = {},
  ): Partial<StoredEvent> => ({
    kind: 'wager.settled',
    subject: member,
    at: more.at ?? now(),
    payload: {
      member,
      wager: more.wager ?? makeId('wgr'),
      settlement: more.settlement ?? 1,
      product: more.product ?? 'RNG',
      game: more.game ?? 'seven-seas',
      currency: 'PHP',
      change: { validBet: String(validBet) },
    },
  })
  const deposit = (member: MemberId, amount: bigint, at = now()): Partial<StoredEvent> => ({
    kind: 'deposit.completed',
    subject: member,
    at,
    payload: { deposit: makeId('dep'), member, amount: String(amount), currency: 'PHP' },
  })

  const seen = async (member: MemberId, id: string) =>
    (await missions.listOwn(member, 'PHP', 'EN')).find((one) => one.id === id)
  const stands = async (member: MemberId, id: string) => (await seen(member, id))?.value

  return {
    ...below,
    missions,
    zone,
    bars,
    leftOut,
    told,
    state,
    plan,
    publish,
    published,
    hear,
    hearOf,
    bet,
    deposit,
    seen,
    stands,
  }
}
