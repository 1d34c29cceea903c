import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Moves } from './moves.ts'

/** Every minute, so that who was moved has the new upline everywhere soon after the day began; teams have it at once. */
export function defineMoveJobs(jobs: Pick<Jobs, 'define'>, moves: Pick<Moves, 'make'>): void {
  jobs.define('agents.make_moves', {
    says: 'ops.jobMakeMoves',
    schedule: '* * * * *',
    handle: async () => void (await moves.make()),
  })
}
