import type { Database } from '../src/platform/database/database.ts'
import type { StoredEvent } from '../src/platform/events/events.ts'
import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import {
  createPromotions,
  newProgrammes,
  type GrantTerms,
  type NewGrant,
} from '../src/rooms/promotions/promotions.ts'
import type { Member } from '../src/rooms/identity/identity.ts'
import type { MemberId } from '../src/rooms/wallet/wallet.ts'
import { testSystem } from './system.ts'
import { testWagers } from './wagers.ts'

export const someTerms: GrantTerms = {
  weights: { default: 10_000, categories: {}, vendors: {}, games: {} },
  maxBet: null,
  maxWin: null,
  isSticky: false,
  dust: 1n,
}

/** What offers ask about a member; tests change it person by person. */
const somebody: Partial<Member> = {
  account: 'somebody',
  type: 0,
  state: 'open',
  currency: 'PHP',
  registeredAt: new Date('2026-01-05T00:00:00Z'),
  mobileVerifiedAt: null,
  bar: null,
  barredUntil: null,
}

type Hear = (heard: readonly StoredEvent[]) => Promise<void>

/**
 * The promotions room over wagers and wallet. What happened is told to it when a test says so, in the order of its coming.
 * The room may have a database of its own, for whom work is cut off.
 */
export async function testPromotions(
  db: Database,
  own: Database = db,
  limits: { readonly membersAtOnce?: number } = {},
) {
  const below = await testWagers(db)
  const { wallet, makeId, now } = below
  const ears: Hear[] = []
  const heard = { until: 0n }
  const events = {
    listSubscribers: async () => [{ name: 'promotions', behind: 0, parked: 0, lastError: '' }],
    hasHeard: async (_: string, subject: string) => {
      const { untold } = await db.sql.one<{ untold: boolean }>`
        select exists (
          select from platform.events e where e.subject = ${subject} and e.position > ${heard.until}
        ) as untold`
      return !untold
    },
    subscribe: ({ handleMany }: { handleMany?: unknown }) =>
      void ears.push(async (news) =>
        own.transaction(async (tx) => {
          // As the platform's cursor, which moves with what is heard.
          tx.afterCommit(() => void (heard.until = news.at(-1)?.position ?? heard.until))
          await (handleMany as (tx: unknown, heard: unknown) => Promise<void>)(tx, news)
        }),
      ),
  }
  /** What operators set: a test changes it, and what it was stays an earlier version. */
  const programmes = testProgrammes(now)
  const published: string[] = []
  const notices: { about: string; member: string; link?: string | undefined }[] = []
  const { system } = await testSystem(db)
  const people = new Map<string, Partial<Member>>()
  const modules = { vip: true }
  /** On which days whose birthday is. */
  const birthdays = new Map<MemberId, string[]>()
  /** What accounts have in common. */
  const alike: {
    groups: { members: string[]; ip: string; userAgent: string }[]
    banks: { members: string[]; bank: string; number: string }[]
    networks: { members: string[]; network: string }[]
  } = { groups: [], banks: [], networks: [] }
  const made = createPromotions({
    ...below,
    ...limits,
    db: own,
    events: events as never,
    zone: () => 'Asia/Manila',
    programmes: programmes.document,
    listBornOn: async (_, day, { after }) =>
      after === '' ? [...birthdays].flatMap(([id, days]) => (days.includes(day) ? [id] : [])) : [],
    isVipOn: () => modules.vip,
    support: { tell: async (_, notice) => void notices.push(notice) },
    publish: (topic) => void published.push(topic),
    brandCurrency: () => 'PHP',
    leastStakes: () => ({ RNG: '20', LIVE: '500' }),
    audit: system.audit,
    approvals: system.approvals,
    hands: system.hands,
    standings: {
      list: async (_, ids) =>
        new Map(
          ids.map((id) => {
            const { type, state, bar, barredUntil } = { ...somebody, ...people.get(id) }
            const holds = bar && (!barredUntil || barredUntil > now())
            return [id, { type: type ?? 0, state: state ?? 'open', ...(holds && { bar }) }]
          }),
        ),
    },
    traces: {
      listGroups: async () => alike.groups,
      listAlike: async (_, one) => othersOf(alike.groups, one),
      listCommon: async (_, one, others) =>
        alike.networks.flatMap(({ members, network }) =>
          others
            .filter((other) => members.includes(one) && members.includes(other))
            .map((other) => ({ other, networks: [network], browsers: [] })),
        ),
    },
    listSharedBanks: async () => alike.banks,
    listSameBank: async (_, one) => othersOf(alike.banks, one),
    members: {
      find: async (_, id) => ({ ...somebody, id, ...people.get(id) }) as Member,
    },
  })
  const { grants, budgets } = made

  /** Tells all that was settled or voided since the last time. */
  async function tell(): Promise<void> {
    const fresh = await db.sql<StoredEvent>`
      select id, at, position, kind, subject, payload from platform.events
      where kind in ('wager.settled', 'wager.voided', 'deposit.completed', 'withdrawal.disbursed',
          'withdrawal.rejected', 'member.barred', 'member.state_changed')
        and position > ${heard.until} order by position`
    for (const hear of ears) await hear(fresh)
  }

  /** An offer with so much to give. */
  async function offerOf(budget: bigint): Promise<string> {
    const offer = makeId('ofr')
    const id = makeId('trf')
    const raised = await db.transaction((tx) =>
      budgets.raise(tx, { id, offer, currency: 'PHP', amount: budget }),
    )
    if (!raised.ok) throw new Error(raised.code)
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

  return {
    ...below,
    ...made,
    system,
    people,
    birthdays,
    modules,
    alike,
    programmes,
    published,
    notices,
    tell,
    offerOf,
    give,
    budgetOf,
    standing,
  }
}

const othersOf = (groups: readonly { members: string[] }[], one: string) =>
  groups
    .filter(({ members }) => members.includes(one))
    .flatMap(({ members }) => members.filter((other) => other !== one))

/** The document of the programmes without a system that keeps it. */
function testProgrammes(now: () => Date) {
  const versions = [{ version: 1, content: newProgrammes, at: now(), by: 'test', reason: 'test' }]
  const listeners: ((content: ProgrammesDocument) => void)[] = []
  const live = () => versions[0]?.content ?? newProgrammes
  return {
    publish(change: Partial<ProgrammesDocument>) {
      const version = versions.length + 1
      const content = { ...live(), ...change }
      versions.unshift({ version, content, at: now(), by: 'test', reason: 'test' })
      for (const listener of listeners) listener(content)
    },
    document: {
      live,
      listVersions: async () => [...versions],
      follow: (listener: (content: ProgrammesDocument) => void) => void listeners.push(listener),
    },
  }
}
