import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Play } from './play.ts'

/** Rounds that were left open are looked for every minute; most of the time there are none. */
export function definePlayJobs(jobs: Pick<Jobs, 'define'>, play: Play): void {
  jobs.define('play.rounds', {
    says: 'ops.jobRounds',
    schedule: '* * * * *',
    handle: async () => void (await play.sweepRounds()),
  })
}
