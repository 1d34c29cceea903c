import type { Platform } from '../../platform/platform.ts'
import type { Identity } from './identity.ts'
import { defineMemberJobs, type MemberJobsDeps } from './members/jobs.ts'
import { defineOperatorJobs } from './operators/jobs.ts'

/** Names what the room does on a clock. */
export function defineIdentityJobs(
  platform: Platform,
  identity: Identity,
  { hasBooks }: Required<Pick<MemberJobsDeps, 'hasBooks'>>,
): void {
  const { db, signIn, recovery } = identity
  defineOperatorJobs(platform.jobs, identity)
  defineMemberJobs(platform, { ...identity, hasBooks })
  platform.jobs.define('identity.remove_forgotten', {
    schedule: '7,22,37,52 * * * *',
    handle: () =>
      db.transaction(async (tx) => {
        await signIn.removeForgotten(tx)
        await recovery.removeOver(tx)
      }),
  })
}
