import type { Id } from '@baize/kernel/ids'
import type { Database } from '../src/platform/database/database.ts'
import { createContracts } from '../src/rooms/agents/contracts/contracts.ts'
import type {
  ContractSettings,
  ContractsDeps,
  OfferAsk,
  Terms,
} from '../src/rooms/agents/contracts/contracts.ts'
import type { CountedSums } from '../src/rooms/agents/settlement/amount.ts'
import {
  createSettlement,
  owedBeside,
  type SettlementDeps,
  type TeamSource,
} from '../src/rooms/agents/settlement/settlement.ts'
import type { Product } from '../src/rooms/wagers/wagers.ts'
import { createStandings } from '../src/rooms/identity/standings.ts'
import type { Notice } from '../src/rooms/support/support.ts'
import { testIdentity, type MemberGiven } from './identity.ts'
import { testWallet } from './wallet.ts'

type MemberId = Id<'mem'>

/** What somebody played, as it settled. */
export type Played = Partial<Omit<CountedSums, 'active'>> & {
  readonly member: MemberId
  readonly at: Date
  readonly product?: Product
}

export const flatTier = (rate: number) => ({ validBet: 0n, loss: 0n, active: 0, rate })

export const someTerms = (given: Partial<Terms> = {}): Terms => ({
  kind: 'daily',
  basis: 'validBet',
  products: null,
  tiers: [flatTier(100)],
  cap: null,
  activeFrom: 1n,
  carry: 'none',
  period: 'daily',
  ...given,
})

/** Parts of the settlement that a test brings itself, in place of those that are kept plainly. */
type Instead = Partial<
  Pick<SettlementDeps, 'db' | 'teams' | 'closeWindows' | 'depthsOf'> &
    Pick<ContractsDeps, 'keepSlots'>
>

/** Contracts and their settlement on a test database: people in a tree, a clock, and what teams played, kept plainly. */
export async function testContracts(db: Database, zone = 'Asia/Manila', instead: Instead = {}) {
  const below = await testWallet(db)
  const { wallet, ledger, events, makeId, now, clock, told, memberWith } = below
  wallet.setOwed(owedBeside)
  const identity = await testIdentity(db)
  const { members } = identity
  const set: ContractSettings & { closedUntil: Date | undefined } = {
    highestRates: { dividend: 4_000, daily: 500, hourly: 500, realtime: 500 },
    offerDays: 7,
    closedUntil: undefined,
  }
  const notices: Notice[] = []
  const support = {
    tell: async (_: unknown, notice: Notice) => {
      if (!notices.some(({ id }) => id === notice.id)) notices.push(notice)
    },
  }
  const uplines = new Map<string, MemberId | null>()
  const played: Played[] = []

  const isIn = (agent: MemberId, member: MemberId) => {
    for (let one: MemberId | null = member; one !== null; one = uplines.get(one) ?? null) {
      if (one === agent) return true
    }
    return false
  }

  /** By the words of the rollups, one play after the other. */
  const teams: TeamSource = {
    closedUntil: async () => set.closedUntil ?? now(),
    async sumTeams(_, { window, agents, products, activeFrom }) {
      const inside = played.filter(
        ({ at, product = 'RNG' }) =>
          at >= window.from && at < window.to && (products === null || products.includes(product)),
      )
      return new Map(
        agents.map((agent) => {
          const team = inside.filter(({ member }) => isIn(agent, member))
          const sum = (key: keyof Omit<CountedSums, 'active'>) =>
            team.reduce((total, one) => total + (one[key] ?? 0n), 0n)
          const bets = new Map<string, bigint>()
          for (const { member, validBet = 0n } of team) {
            if (member !== agent) bets.set(member, (bets.get(member) ?? 0n) + validBet)
          }
          const active = [...bets.values()].filter((bet) => bet >= activeFrom).length
          return [
            agent,
            {
              stake: sum('stake'),
              validBet: sum('validBet'),
              payout: sum('payout'),
              bonus: sum('bonus'),
              rebate: sum('rebate'),
              active,
            },
          ]
        }),
      )
    },
  }

  const common = {
    db,
    now,
    zone: () => zone,
    settings: () => set,
    uplineOf: async (source: Pick<Database, 'sql'>, member: MemberId) =>
      (await members.find(source, member))?.uplineId ?? null,
    members,
    standings: createStandings({ db, now }),
    support,
    publish: (topic: string, event: (typeof told)[number]['event']) =>
      void told.push({ topic, event }),
    products: ['RNG', 'PVP', 'LIVE'] as const,
    keepSlots: instead.keepSlots ?? (async () => {}),
  }
  const contracts = createContracts(common)
  const deps: SettlementDeps = {
    ...common,
    ledger,
    wallet,
    events,
    teams,
    closeWindows: async () => {},
    depthsOf: async (_, ids) =>
      new Map(
        ids.map((id) => {
          let depth = 0
          for (let one = uplines.get(id) ?? null; one !== null; one = uplines.get(one) ?? null) {
            depth += 1
          }
          return [id, depth]
        }),
      ),
    ...instead,
  }
  const settlement = createSettlement(deps)

  let names = 0
  /** An agent or member below somebody, with this much cash. */
  async function person(
    above: MemberId | null = null,
    amount = 0n,
    given: MemberGiven = {},
  ): Promise<MemberId> {
    names += 1
    const { id } = await identity.createMember({
      account: `agent${names}`,
      password: null,
      type: 1,
      ...(above === null ? {} : { uplineId: above }),
      ...given,
    })
    uplines.set(id, above)
    await memberWith(amount, { member: id })
    return id
  }

  const asking = (giver: MemberId | null, downline: MemberId, terms = someTerms()): OfferAsk => ({
    id: makeId('ctr'),
    giver,
    downline,
    terms,
  })

  /** A contract that was offered and taken. */
  async function sign(giver: MemberId | null, downline: MemberId, terms = someTerms()) {
    const offered = await contracts.offer({ ...asking(giver, downline, terms), confirmed: true })
    if (!offered.ok) throw new Error(`No offer: ${offered.code}`)
    const { id } = offered.value
    const taken = await contracts.accept({ id, member: downline, confirmed: true })
    if (!taken.ok) throw new Error(`Not accepted: ${taken.code}`)
    return taken.value
  }

  async function cashOf(member: MemberId): Promise<bigint> {
    const books = await ledger.balances(`member:${member}`)
    return books.find(({ kind }) => kind === 'cash')?.balance ?? 0n
  }

  return {
    ...below,
    identity,
    contracts,
    deps,
    settlement,
    set,
    notices,
    played,
    person,
    asking,
    sign,
    cashOf,
    teams,
    zone,
    close: async (id: MemberId) =>
      void (await db.sql`update identity.members set state = 'closed' where id = ${id}`),
    setCurrency: async (id: MemberId, currency: string) =>
      void (await db.sql`update identity.members set currency = ${currency} where id = ${id}`),
    /** Sets the clock to a moment. */
    travel: (to: Date) => void (clock.offsetMs = to.getTime() - Date.now()),
  }
}
