import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { createBudgets, type Budgets } from './budgets/budgets.ts'
import { createGrants, type Grants, type GrantsDeps } from './grants/grants.ts'
import { startHearing } from './hear.ts'

export type { Budgets } from './budgets/budgets.ts'
export type { Grant, GrantMode, Grants, GrantTerms, GrantWhy, NewGrant } from './grants/grants.ts'

export type Promotions = { readonly grants: Grants; readonly budgets: Budgets }

type Deps = GrantsDeps & {
  readonly events: Pick<Events, 'subscribe'>
  readonly wallet: Pick<Wallet, 'setBonuses'>
  readonly log: Log
}

/** What members get beyond a win. */
export function createPromotions(deps: Deps): Promotions {
  const grants = createGrants(deps)
  deps.wallet.setBonuses(grants.bonuses)
  startHearing({ ...deps, grants })
  return { grants, budgets: createBudgets(deps) }
}

/** Names what the room does on a clock. */
export function definePromotionsJobs(
  jobs: Pick<Jobs, 'define'>,
  { grants }: Pick<Promotions, 'grants'>,
): void {
  jobs.define('promotions.sweep', {
    says: 'promotions.jobSweep',
    schedule: '* * * * *',
    handle: async () => void (await grants.sweep()),
  })
}
