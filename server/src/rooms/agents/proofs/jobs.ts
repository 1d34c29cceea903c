import { isDay } from '@baize/kernel/time'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { proveDayJob, type Proofs } from './proofs.ts'

const timeLimitMs = 14 * 60_000

/** Every hour: a day that is closed is proven soon, also where the clock of the brand is not that of the cron. */
export function defineProofJobs(
  jobs: Pick<Jobs, 'define'>,
  proofs: Pick<Proofs, 'prove' | 'proveDue'>,
): void {
  jobs.define('agents.prove_days', {
    says: 'agents-proofs.jobProveDays',
    schedule: '23 * * * *',
    timeLimitMs,
    handle: async (_, { signal }) => void (await proofs.proveDue(signal)),
  })
  jobs.define<{ readonly day: string; readonly by: string }>(proveDayJob, {
    says: 'agents-proofs.jobProveDay',
    timeLimitMs,
    maxAttempts: 3,
    async handle({ day, by }, { signal }) {
      if (isDay(day)) await proofs.prove(day, { by, signal })
    },
  })
}
