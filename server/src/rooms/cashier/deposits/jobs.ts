import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Deposits } from './deposits.ts'
import { checkJob, closePaymentJob, expireJob } from './job.ts'
import type { CheckPayload, ClosePayload } from './job.ts'

/** What deposits do on a clock: orders end, and silent gateways are asked. */
export function defineDepositJobs(jobs: Jobs, deposits: Deposits): void {
  jobs.define<CheckPayload>(checkJob, {
    says: 'ops.jobCheckDeposit',
    handle: (payload) => deposits.check(payload),
  })
  jobs.define<ClosePayload>(closePaymentJob, {
    says: 'ops.jobClosePayment',
    handle: (payload) => deposits.closePayment(payload),
  })
  jobs.define(expireJob, {
    says: 'ops.jobExpireDeposits',
    schedule: '* * * * *',
    timeLimitMs: 5 * 60_000,
    handle: async () => void (await deposits.expireDue()),
  })
}
