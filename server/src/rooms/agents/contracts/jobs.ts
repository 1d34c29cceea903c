import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Contracts } from './contracts.ts'

/** Every five minutes offers end that nobody answered in time. */
export function defineContractJobs(
  jobs: Pick<Jobs, 'define'>,
  contracts: Pick<Contracts, 'expire'>,
): void {
  jobs.define('agents.expire_offers', {
    says: 'ops.jobExpireOffers',
    schedule: '*/5 * * * *',
    handle: async () => void (await contracts.expire()),
  })
}
