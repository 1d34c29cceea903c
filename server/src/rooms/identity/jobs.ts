import type { Platform } from '../../platform/platform.ts'
import { defineMemberJobs, type MemberJobsDeps } from './members/jobs.ts'
import { defineOperatorJobs } from './operators/jobs.ts'
import type { IdentityParts } from './parts.ts'

/** What the wiring adds: the clock's own parts, and who knows whether the books know an account. */
export type IdentityJobsDeps = Pick<Platform, 'jobs' | 'upkeep' | 'closing' | 'log'> &
  Required<Pick<MemberJobsDeps, 'hasBooks'>>

/** Names what the room does on a clock. */
export function defineIdentityJobs(parts: IdentityParts, { hasBooks, ...clock }: IdentityJobsDeps) {
  const { db, signIn, recovery } = parts
  defineOperatorJobs(clock.jobs, parts)
  defineMemberJobs(clock, { ...parts, hasBooks })
  clock.jobs.define('identity.remove_forgotten', {
    says: 'ops.jobForgotten',
    schedule: '7,22,37,52 * * * *',
    handle: () =>
      db.transaction(async (tx) => {
        await signIn.removeForgotten(tx)
        await recovery.removeOver(tx)
      }),
  })
}
