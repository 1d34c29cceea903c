import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Arcade } from './arcade.ts'

/** Every minute, on one of the nodes, and when a node starts: what was interrupted is ended. */
export function defineArcadeJobs(jobs: Jobs, arcade: Arcade): void {
  jobs.define('arcade.recover', {
    says: 'ops.jobRecover',
    schedule: '* * * * *',
    maxAttempts: 1,
    handle: async () => void (await arcade.recover()),
  })
}
