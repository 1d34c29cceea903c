import type { Database, Transaction } from '../database/database.ts'
import { ensureMonthlyPartitions, type PartitionRange } from '../database/partitions.ts'
import type { Log } from '../log.ts'
import type { ActorKind, Sessions } from '../sessions.ts'
import type { Jobs } from './jobs.ts'
import * as sweeps from './sweeps.ts'

/** Makes the partitions of a table that are missing; answers their names. */
export type MakePartitions = (
  tx: Transaction,
  table: string,
  range: PartitionRange,
) => Promise<string[]>

export type Upkeep = {
  /**
   * Names a table that is partitioned by month. Rooms register theirs before `start`. One that is not partitioned by a
   * moment says how its months are made.
   */
  partition(table: string, make?: MakePartitions): void
  /** Names what is to be removed on a clock; the verb answers how many rows went. */
  sweep(what: string, remove: (tx: Transaction) => Promise<number>): void
  /** Makes the partitions of all registered tables; before anything is written, and every day by a job. */
  makePartitions(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly jobs: Jobs
  readonly sessions: Sessions
  readonly log: Log
  readonly now: () => Date
}

const monthsAhead = 3

/** The platform's own jobs: `platform.partitions` and `platform.sweep`. */
export function createUpkeep({ db, jobs, sessions, log, now }: Deps): Upkeep {
  const tables = new Map<string, MakePartitions>([['platform.events', ensureMonthlyPartitions]])
  const removals = new Map<string, (tx: Transaction) => Promise<number>>([
    ["members' sessions", (tx) => removeSessions(tx, 'member')],
    ["operators' sessions", (tx) => removeSessions(tx, 'operator')],
    ['used seals', (tx) => sweeps.removeUsedSeals(tx, now())],
    ['messages', (tx) => sweeps.removeOldMessages(tx, now())],
    ['faults', (tx) => sweeps.removeEndedFaults(tx, now())],
  ])

  function removeSessions(tx: Transaction, kind: ActorKind): Promise<number> {
    const { absoluteMs } = sessions.limitsOf(kind)
    return sweeps.removeOldSessions(tx, now(), { kind, absoluteMs })
  }

  async function makePartitions(): Promise<void> {
    for (const [table, make] of tables) {
      const range = { ahead: monthsAhead, now: now() }
      const made = await db.transaction((tx) => make(tx, table, range))
      if (made.length > 0) log.info({ made }, 'Partitions were made.')
    }
  }

  async function sweepAll(): Promise<void> {
    for (const [what, remove] of removals) {
      const removed = await db.transaction(remove)
      if (removed > 0) log.info({ what, removed }, 'What is over was removed.')
    }
  }

  jobs.define('platform.partitions', {
    says: 'ops.jobPartitions',
    schedule: '17 3 * * *',
    handle: makePartitions,
  })
  jobs.define('platform.sweep', {
    says: 'ops.jobSweep',
    schedule: '*/10 * * * *',
    handle: sweepAll,
  })

  return {
    partition: (table, make = ensureMonthlyPartitions) => void tables.set(table, make),
    sweep: (what, remove) => void removals.set(what, remove),
    makePartitions,
  }
}
