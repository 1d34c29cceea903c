import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Withdrawals } from './withdrawals.ts'

/** Every minute: who said nothing of a payment is reminded, and the waiting ends where its time is over. */
export function defineWithdrawalJobs(
  jobs: Pick<Jobs, 'define'>,
  withdrawals: Pick<Withdrawals, 'runClock'>,
): void {
  jobs.define('cashier.unconfirmed_withdrawals', {
    says: 'ops.jobWithdrawals',
    schedule: '* * * * *',
    handle: async () => void (await withdrawals.runClock()),
  })
}
