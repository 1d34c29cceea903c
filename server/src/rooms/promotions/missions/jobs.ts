import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Missions } from './missions.ts'

/** Every minute: gives what waited for money, ends and pays boards, and gives back what is left. */
export function defineMissionJobs(
  jobs: Pick<Jobs, 'define'>,
  missions: Pick<Missions, 'sweep'>,
): void {
  jobs.define('promotions.missions', {
    says: 'missions-desk.jobSweep',
    schedule: '* * * * *',
    handle: async () => await missions.sweep(),
  })
}
