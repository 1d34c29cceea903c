import type { SocketEvent } from '@baize/contract/events'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import type { Support } from '../support/support.ts'
import type { MemberId, Wallet } from '../wallet/wallet.ts'
import { createBudgets, type Budgets } from './budgets/budgets.ts'
import { createCashback, type Cashbacks } from './cashback/cashback.ts'
import { createGrants, type Grants, type GrantsDeps } from './grants/grants.ts'
import { startHearing, subscriber } from './hear.ts'
import { createTerms, type Terms, type TermsDeps } from './programmes/programmes.ts'
import { createRebate, type Rebates } from './rebate/rebate.ts'
import { createRuns, type Runs } from './runs/runs.ts'
import { createVip, vipProgrammes, type Vip } from './vip/vip.ts'

export type { Budgets } from './budgets/budgets.ts'
export type { Grant, GrantMode, Grants, GrantTerms, GrantWhy, NewGrant } from './grants/grants.ts'
export { newProgrammes, programmesRules } from './programmes/programmes.ts'

export type Promotions = {
  readonly grants: Grants
  readonly budgets: Budgets
  readonly terms: Terms
  readonly vip: Vip
  readonly rebate: Rebates
  readonly cashback: Cashbacks
  readonly runs: Runs
}

type Deps = GrantsDeps & {
  readonly events: Pick<Events, 'subscribe' | 'listSubscribers'>
  readonly wallet: Pick<Wallet, 'setBonuses'>
  readonly log: Log
  /** Of the brand; a day of its calendar is a day here. */
  readonly zone: () => string
  readonly programmes: TermsDeps['document']
  readonly support: Pick<Support, 'tell'>
  readonly publish: (topic: string, event: SocketEvent) => void
}

/** What members get beyond a win. */
export function createPromotions(deps: Deps): Promotions {
  const { log, zone, events } = deps
  const grants = createGrants(deps)
  deps.wallet.setBonuses(grants.bonuses)
  const terms = createTerms({ document: deps.programmes, zone })
  const changed = (member: MemberId) =>
    deps.publish(`member:${member}`, { kind: 'rewards.changed' })
  const vip = createVip({
    ...deps,
    terms,
    grants,
    changed,
    failed: (error) => log.warn({ error: errorText(error) }, 'What a level gives waits.'),
  })
  const rebate = createRebate({ ...deps, terms, grants })
  const cashback = createCashback({ ...deps, terms })
  startHearing({ ...deps, grants, vip })
  const runs = createRuns({
    ...deps,
    terms,
    grants,
    programmes: [rebate.programme, cashback.programme, ...vipProgrammes],
    isUpToDate: async () => {
      const own = (await events.listSubscribers()).find(({ name }) => name === subscriber)
      return own?.behind === 0
    },
    given: (members) => {
      for (const member of members) changed(member)
    },
  })
  return { grants, budgets: createBudgets(deps), terms, vip, rebate, cashback, runs }
}

/** Names what the room does on a clock. */
export function definePromotionsJobs(
  jobs: Pick<Jobs, 'define'>,
  { grants, vip, runs }: Pick<Promotions, 'grants' | 'vip' | 'runs'>,
): void {
  jobs.define('promotions.sweep', {
    says: 'promotions.jobSweep',
    schedule: '* * * * *',
    handle: async () => void (await grants.sweep()),
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
