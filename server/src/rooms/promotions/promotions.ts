import type { SocketEvent } from '@baize/contract/events'
import type { OfferHouse } from '@baize/contract/promotions/offer'
import type { Currency } from '@baize/kernel/money'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import type { Member, Standings, Traces } from '../identity/identity.ts'
import type { Support } from '../support/support.ts'
import type { Approvals, Audit, Hands } from '../system/system.ts'
import type { Wagers } from '../wagers/wagers.ts'
import type { MemberId, Wallet } from '../wallet/wallet.ts'
import { createAbuse, lookedAtMs, type Abuse, type AbuseDeps } from './abuse/abuse.ts'
import { createApplications, type Applications } from './applications/applications.ts'
import { createBudgets, type Budgets } from './budgets/budgets.ts'
import { createCashback, type Cashbacks } from './cashback/cashback.ts'
import {
  createAppeals,
  createGifts,
  createGrantEnds,
  type Appeals,
  type Gifts,
  type GrantEnds,
} from './gifts/gifts.ts'
import { createDebts, type Debts } from './debts/debts.ts'
import { createGrants, createPauses, type Grants, type GrantsDeps } from './grants/grants.ts'
import { startHearing, subscriber } from './hear.ts'
import {
  createOfferDesk,
  createOffers,
  createOfferWriting,
  type OfferDesk,
  type Offers,
  type OfferWriting,
} from './offers/offers.ts'
import { createTerms, type Terms, type TermsDeps } from './programmes/programmes.ts'
import { createRebate, type Rebates } from './rebate/rebate.ts'
import type { Bonds } from '../cashier/cashier.ts'
import { createBonds, createRewards, type Rewards } from './rewards/rewards.ts'
import { createRuns, type Runs, type RunsDeps } from './runs/runs.ts'
import { createVip, vipProgrammes, type ListBornOn, type Vip } from './vip/vip.ts'

export type { Budgets } from './budgets/budgets.ts'
export type { Grant, GrantMode, Grants, GrantTerms, GrantWhy, NewGrant } from './grants/grants.ts'
export { createRewardsRecords } from './rewards/rewards.ts'
export { seedDemoOffers } from './offers/offers.ts'
export { newProgrammes, programmesRules } from './programmes/programmes.ts'
export { serveProgrammes } from './programme-routes.ts'

export type Promotions = {
  readonly grants: Grants
  readonly debts: Debts
  readonly budgets: Budgets
  readonly terms: Terms
  readonly vip: Vip
  readonly rebate: Rebates
  readonly cashback: Cashbacks
  readonly runs: Runs
  readonly offers: Offers
  readonly offerDesk: OfferDesk
  readonly writing: OfferWriting
  /** By what offers are judged that no document says. */
  readonly house: () => OfferHouse
  readonly applications: Applications
  readonly rewards: Rewards
  readonly gifts: Gifts
  readonly grantEnds: GrantEnds
  /** What members say to the end of a reward. */
  readonly appeals: Appeals
  /** What the cashier tells of it to who takes money out. */
  readonly bonds: Bonds
  readonly abuse: Abuse
  /** The member's own, or the brand's for visitors. */
  currencyOf(member: MemberId | undefined): Promise<Currency>
  /** The name of an account, for operators. */
  accountOf(member: MemberId): Promise<string>
  /** Why somebody takes nothing now. */
  barOf(member: MemberId): Promise<'member_excluded' | 'member_timed_out' | undefined>
  /** Lets the time of those run on who can come in again; answers how many. */
  resumeFree(): Promise<number>
  /** Tells the open pages of a member that what they were given is another now. */
  tell(member: MemberId): void
}

type Deps = GrantsDeps &
  Pick<RunsDeps, 'membersAtOnce'> &
  Pick<AbuseDeps, 'listSharedBanks'> & {
    readonly traces: AbuseDeps['traces'] & Pick<Traces, 'listAlike'>
    /** Other members who have, had or wanted an account of a bank that this one has, had or wanted. */
    readonly listSameBank: (
      source: Pick<Transaction, 'sql'>,
      member: string,
    ) => Promise<readonly string[]>
    readonly db: Database
    readonly events: Pick<Events, 'subscribe' | 'listSubscribers' | 'hasHeard'>
    readonly wallet: Pick<Wallet, 'setBonuses' | 'getState' | 'lower'>
    readonly wagers: Pick<Wagers, 'hasOpen' | 'sumOpen'>
    readonly log: Log
    /** Of the brand; a day of its calendar is a day here. */
    readonly zone: () => string
    readonly programmes: TermsDeps['document']
    /** Whose birthday a day is. */
    readonly listBornOn: ListBornOn
    /** Whether levels are switched on. */
    readonly isVipOn: () => boolean
    readonly support: Pick<Support, 'tell'>
    readonly publish: (topic: string, event: SocketEvent) => void
    readonly brandCurrency: () => Currency
    /** The lowest stake of the games of each category, of those that members can open. */
    readonly leastStakes: () => OfferHouse['leastStakes']
    readonly audit: Pick<Audit, 'open'>
    readonly approvals: Pick<Approvals, 'handle' | 'hasSecond' | 'listWaiting' | 'findWaiting'>
    readonly hands: Pick<Hands, 'take' | 'giveBack' | 'credited'>
    readonly standings: Pick<Standings, 'list'>
    readonly members: {
      find(tx: Pick<Transaction, 'sql'>, id: MemberId): Promise<Member | undefined>
    }
  }

/** An account that plays without money. */
const trialType = 4

/** What members get beyond a win. */
export function createPromotions(deps: Deps): Promotions {
  const { db, now, log, zone, events, members } = deps
  const grants = createGrants({
    ...deps,
    hasHeard: (member) => events.hasHeard(subscriber, member),
  })
  deps.wallet.setBonuses(grants.bonuses)
  const terms = createTerms({ document: deps.programmes, zone })
  const changed = (member: MemberId) =>
    deps.publish(`member:${member}`, { kind: 'rewards.changed' })
  const vip = createVip({
    ...deps,
    isOn: deps.isVipOn,
    terms,
    grants,
    changed,
    failed: (error) => log.warn({ error: errorText(error) }, 'What a level gives waits.'),
  })
  const rebate = createRebate({ ...deps, terms, grants })
  const cashback = createCashback({ ...deps, terms })
  const budgets = createBudgets(deps)
  const isHeld = ({ bar, barredUntil }: Member) =>
    bar !== null && (barredUntil === null || barredUntil > now())
  const offers = createOffers({
    ...deps,
    grants,
    isBarred: (member) => member.type === trialType || member.state !== 'open' || isHeld(member),
    vipOf: vip.levelOf,
    async listAlike(member, tx) {
      const since = new Date(now().getTime() - lookedAtMs)
      const byDevice = await deps.traces.listAlike(tx, member, since)
      return [...new Set([...byDevice, ...(await deps.listSameBank(tx, member))])]
    },
  })
  const debts = createDebts({ ...deps, changed })
  startHearing({ ...deps, grants, debts, vip, offers, tell: changed })
  const runs = createRuns({
    ...deps,
    terms,
    grants,
    programmes: [rebate.programme, cashback.programme, ...vipProgrammes(deps.isVipOn)],
    isUpToDate: async () => {
      const own = (await events.listSubscribers()).find(({ name }) => name === subscriber)
      return own?.behind === 0
    },
    given: (members) => {
      for (const member of members) changed(member)
    },
  })
  const appeals = createAppeals({ ...deps, grants, offers, changed })
  const grantEnds = createGrantEnds({ ...deps, grants, appeals, changed })
  const abuse = createAbuse({ ...deps, grants, grantEnds, changed })
  const offerDesk = createOfferDesk({ ...deps, budgets })
  const rewards = createRewards({
    ...deps,
    grants,
    offers,
    debts,
    holdOf: abuse.holdOf,
    endOf: appeals.find,
  })
  const house = (): OfferHouse => ({
    highestVip: Math.max(0, deps.programmes.live().levels.length - 1),
    leastStakes: deps.leastStakes(),
  })
  const tell = (tx: Transaction, member: MemberId) => tx.afterCommit(() => changed(member))
  return {
    grants,
    debts,
    budgets,
    terms,
    vip,
    rebate,
    cashback,
    runs,
    offers,
    offerDesk,
    writing: createOfferWriting({ ...deps, budgets, house, hasOpenGrants: grants.hasOpen }),
    house,
    applications: createApplications({ ...deps, grants, offers, tell }),
    gifts: createGifts({ ...deps, grants, offers, offerDesk, budgets, changed }),
    grantEnds,
    appeals,
    abuse,
    rewards,
    bonds: createBonds({ ...deps, grants, debts, rewards }),
    async currencyOf(member) {
      const found = member === undefined ? undefined : await members.find(db, member)
      return found?.currency ?? deps.brandCurrency()
    },
    accountOf: async (member) => (await members.find(db, member))?.account ?? '',
    async barOf(member) {
      const found = await members.find(db, member)
      if (found === undefined || !isHeld(found)) return undefined
      return found.bar === 'exclusion' ? 'member_excluded' : 'member_timed_out'
    },
    resumeFree: createPauses(deps).resumeFree,
    tell: changed,
  }
}

type JobsOf = Pick<
  Promotions,
  'abuse' | 'debts' | 'resumeFree' | 'grants' | 'vip' | 'runs' | 'writing'
>

/** Names what the room does on a clock. */
export function definePromotionsJobs(jobs: Pick<Jobs, 'define'>, room: JobsOf): void {
  const { resumeFree, grants, debts, vip, runs, writing, abuse } = room
  jobs.define('promotions.sweep', {
    says: 'promotions.jobSweep',
    schedule: '* * * * *',
    async handle() {
      await resumeFree()
      await abuse.sweep()
      await grants.sweep()
      await debts.sweep()
      await writing.settle()
    },
  })
  jobs.define('promotions.signals', {
    says: 'signals-desk.jobLook',
    schedule: '*/10 * * * *',
    handle: async () => void (await abuse.look()),
  })
  jobs.define('promotions.levels', {
    says: 'vip-desk.jobLevels',
    schedule: '* * * * *',
    handle: async (_, { signal }) => void (await vip.sweep(signal)),
  })
  jobs.define('promotions.runs', {
    says: 'vip-desk.jobRuns',
    schedule: '* * * * *',
    timeLimitMs: 14 * 60_000,
    handle: async (_, { signal }) => void (await runs.advance(signal)),
  })
}
