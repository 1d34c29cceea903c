import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { System } from './system.ts'

/** What the room does on a clock. */
export function defineSystemJobs(jobs: Pick<Jobs, 'define'>, { approvals, audit }: System): void {
  jobs.define('system.expire_approvals', { schedule: '* * * * *', handle: approvals.expire })
  jobs.define('system.prepare_audit', { schedule: '23 3 * * *', handle: audit.prepareMonths })
}
