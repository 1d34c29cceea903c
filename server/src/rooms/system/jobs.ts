import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { System } from './system.ts'

/** What the room does on a clock. */
export function defineSystemJobs(
  jobs: Pick<Jobs, 'define'>,
  { alerts, approvals, audit }: System,
): void {
  // What is missed is seen a minute later.
  jobs.define('system.watch', {
    says: 'ops.jobWatch',
    schedule: '* * * * *',
    maxAttempts: 1,
    handle: alerts.look,
  })
  jobs.define('system.expire_approvals', {
    says: 'ops.jobApprovals',
    schedule: '* * * * *',
    handle: approvals.expire,
  })
  jobs.define('system.prepare_audit', {
    says: 'ops.jobAuditMonths',
    schedule: '23 3 * * *',
    handle: audit.prepareMonths,
  })
}
