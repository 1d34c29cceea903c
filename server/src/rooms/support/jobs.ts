import type { Jobs } from '../../platform/jobs/jobs.ts'
import { sendJob } from './sendings/sendings.ts'
import type { Support } from './support.ts'

/** What is written to many. A try that is cut off is tried again and goes on where it stood. */
export function defineSupportJobs(jobs: Jobs, { sendings }: Pick<Support, 'sendings'>): void {
  jobs.define<{ readonly id: string }>(sendJob, {
    says: 'ops.jobSendings',
    timeLimitMs: 10 * 60_000,
    handle: ({ id }, { signal }) => sendings.carryOn(id, signal),
  })
}
