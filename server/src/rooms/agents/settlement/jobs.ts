import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Settlement } from './settlement.ts'

/**
 * Every minute, so that five minutes that are over are paid soon. What is settled is decided by which windows are over and
 * counted, so hours, days and periods need no clock of their own.
 */
export function defineSettlementJobs(
  jobs: Pick<Jobs, 'define'>,
  settlement: Pick<Settlement, 'run'>,
): void {
  jobs.define('agents.settle_contracts', {
    says: 'ops.jobSettleContracts',
    schedule: '* * * * *',
    timeLimitMs: 14 * 60_000,
    handle: async (_, { signal }) => void (await settlement.run(signal)),
  })
}
