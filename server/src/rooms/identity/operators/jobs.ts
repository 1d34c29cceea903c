import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Operators } from './operators.ts'

/** What the room does on a clock. */
export function defineOperatorJobs(
  jobs: Pick<Jobs, 'define'>,
  { db, operators }: { readonly db: Database; readonly operators: Operators },
): void {
  jobs.define('identity.remove_expired', {
    says: 'ops.jobOperatorSessions',
    schedule: '*/15 * * * *',
    handle: () => db.transaction((tx) => operators.signIn.removeExpired(tx)),
  })
}
