import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Flags } from './flags.ts'

/** Every hour; what is found counts from the next day on, so that nothing is won by looking more often. */
export function defineFlagJobs(jobs: Pick<Jobs, 'define'>, flags: Pick<Flags, 'look'>): void {
  jobs.define('agents.look_for_flags', {
    says: 'ops.jobLookForFlags',
    schedule: '17 * * * *',
    handle: async () => void (await flags.look()),
  })
}
