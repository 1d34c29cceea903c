import type { TextKey } from '@baize/texts/keys'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Upkeep } from '../platform/jobs/upkeep.ts'
import type { Ledger } from './ledger.ts'
import { ensureIdPartitions, partitionedTables } from './partitions.store.ts'

const quarterHourMs = 15 * 60_000
const proofsKeptMs = 90 * 86_400_000

type Deps = {
  readonly jobs: Pick<Jobs, 'define'>
  readonly upkeep: Pick<Upkeep, 'partition' | 'sweep'>
  readonly now: () => Date
}

/** What the ledger does on a clock (UTC). A proof that failed for want of a database is simply the next one's work. */
export function defineLedgerJobs({ jobs, upkeep, now }: Deps, ledger: Ledger): void {
  for (const table of partitionedTables) upkeep.partition(table, ensureIdPartitions)
  upkeep.sweep('proofs of the books', (tx) =>
    ledger.removeOldProofs(tx, new Date(now().getTime() - proofsKeptMs)),
  )
  const everyMinute = (says: TextKey, handle: () => Promise<unknown>) => ({
    says,
    schedule: '* * * * *',
    maxAttempts: 1,
    handle: async () => void (await handle()),
  })
  jobs.define('ledger.expire', everyMinute('ops.jobExpireHolds', ledger.expirePendings))
  jobs.define('ledger.fold', everyMinute('ops.jobFold', ledger.foldDeltas))
  jobs.define('ledger.prove', everyMinute('ops.jobProve', ledger.prove))
  jobs.define('ledger.prove_fully', {
    says: 'ops.jobProveFully',
    schedule: '40 2 * * *',
    maxAttempts: 3,
    timeLimitMs: quarterHourMs,
    handle: async () => void (await ledger.proveFully()),
  })
  jobs.define('ledger.chain_days', {
    says: 'ops.jobChainDays',
    schedule: '10 0 * * *',
    timeLimitMs: quarterHourMs,
    handle: async () => void (await ledger.chainDays()),
  })
}
