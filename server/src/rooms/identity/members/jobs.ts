import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Closing } from '../../../platform/closing.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Upkeep } from '../../../platform/jobs/upkeep.ts'
import type { Log } from '../../../platform/log.ts'
import { startLoop } from '../../../platform/loop.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import type { Failures } from '../credentials/failures.ts'
import type { Statistics } from '../statistics.ts'
import * as store from './jobs.store.ts'
import type { MemberId } from './member.ts'

type PlatformParts = {
  readonly jobs: Pick<Jobs, 'define'>
  readonly upkeep: Pick<Upkeep, 'partition' | 'sweep'>
  readonly closing: Pick<Closing, 'add'>
  readonly log: Log
}

export type MemberJobsDeps = {
  readonly db: Database
  readonly tickets: { removeOld(tx: Transaction): Promise<unknown> }
  readonly sessions: Pick<Sessions, 'closeAllOf'>
  readonly failures: Pick<Failures, 'removeForgotten'>
  readonly statistics: Statistics
  readonly now: () => Date
  /** Whether the books know an account; such a one is closed and never removed. Without it none is removed. */
  readonly hasBooks?: (id: MemberId) => Promise<boolean>
}

const dayMs = 86_400_000
const trialDays = 30
const flushEveryMs = 5_000

/** What the room does about members on a clock. */
export function defineMemberJobs(platform: PlatformParts, deps: MemberJobsDeps): void {
  const { jobs, upkeep, closing, log } = platform
  const { db, tickets, failures, statistics, now } = deps
  upkeep.partition('identity.logins')
  upkeep.sweep('codes', (tx) => store.deleteOldCodes(tx, new Date(now().getTime() - 2 * dayMs)))
  upkeep.sweep('remembered logins', (tx) => store.deleteOldRemembered(tx, now()))
  upkeep.sweep('used challenges', (tx) => store.deleteOldChallenges(tx, now()))
  upkeep.sweep('visitors of links', (tx) =>
    store.deleteOldVisitors(tx, new Date(now().getTime() - 2 * dayMs)),
  )
  upkeep.sweep('images', (tx) => store.deleteOldCaptchas(tx, now()))
  upkeep.sweep('offers of authenticators', (tx) => store.deleteOldOffers(tx, now()))
  jobs.define('identity.remove_expired_of_members', {
    says: 'ops.jobMemberSessions',
    schedule: '*/15 * * * *',
    handle: () =>
      db.transaction(async (tx) => {
        await tickets.removeOld(tx)
        await failures.removeForgotten(tx)
      }),
  })
  jobs.define('identity.end_old_trials', {
    says: 'ops.jobTrials',
    schedule: '41 * * * *',
    handle: () => db.transaction((tx) => endOldTrials(tx, deps)),
  })
  // Every node has its own counts, so each writes them itself and not by a job, which runs on one.
  const loop = startLoop(
    async () => {
      await statistics.flush()
      return flushEveryMs
    },
    (error) => log.error({ error: errorText(error) }, 'Statistics could not be written.'),
  )
  closing.add(async () => {
    await loop.stop()
    await statistics.flush()
  })
}

/**
 * Ends trial accounts that nobody has used for a month. One that never had anything is removed; one that something
 * points at, or whose bets are in the books, is closed and stays.
 */
export async function endOldTrials(tx: Transaction, deps: MemberJobsDeps): Promise<void> {
  const { sessions, now, hasBooks = () => Promise.resolve(true) } = deps
  const old = await store.lockOldTrials(tx, new Date(now().getTime() - trialDays * dayMs))
  const empty: MemberId[] = []
  for (const id of old) {
    await sessions.closeAllOf(tx, 'member', id)
    if (!(await hasBooks(id))) empty.push(id)
  }
  const removed = new Set((await store.deleteTrials(tx, empty)).map(({ id }) => id))
  await store.closeTrials(
    tx,
    old.filter((id) => !removed.has(id)),
  )
}
