import type { Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../platform/database/database.ts'
import type { Events } from '../platform/events/events.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { createAccounts, type Accounts } from './accounts/accounts.ts'
import { createLedgerDays, type LedgerDays } from './days/days.ts'
import { createApply, type Rows } from './movements/apply.ts'
import { createExpiry } from './movements/expire.ts'
import type { LedgerRefusal, Movement, Receipt, TransferId } from './movements/movement.ts'
import { findReceipt, postAll } from './movements/post.ts'
import { createSubmitter, usualBatching, type Batching, type Counts } from './movements/submit.ts'
import { measureLedger } from './metrics.ts'
import { createProofs, type Proofs } from './proof/proof.ts'
import { ensureIdPartitions, partitionedTables } from './partitions.store.ts'

export type { Account, AccountId, AccountKey, AccountKind, Balance } from './account.ts'
export { accountKinds, isAccountId, type Owner } from './account.ts'
export type { EntryPage } from './accounts/accounts.ts'
export type { Entry } from './accounts/accounts.ts'
export { checkAmount, readAmount, type AmountRefusal } from './movements/amounts.ts'
export type { RowWriter, Rows } from './movements/apply.ts'
export { largestAmount, ledgerRefusals, type LedgerRefusal } from './movements/movement.ts'
export type {
  BalanceAfter,
  EarlyReceipt,
  Leg,
  Movement,
  Receipt,
  TransferId,
} from './movements/movement.ts'
export { isReason, reasons, type Reason } from './movements/reasons.ts'
export type { Counts } from './movements/submit.ts'
export type { DayHead } from './days/days.ts'
export { isBalanced, type Difference, type Proof, type TrialLine } from './proof/proof.ts'

/** What `submit` may answer besides the ledger's own refusals: see rule L18. */
export type SubmitRefusal = LedgerRefusal | 'outcome_unknown' | 'unavailable'

export type Ledger = Accounts &
  Proofs &
  LedgerDays & {
    /**
     * Does one movement in the caller's transaction, whole or not at all. The same id with the same content gets the
     * stored answer; with other content it is refused. A refusal writes nothing and leaves the transaction usable.
     */
    post(tx: Transaction, movement: Movement): Promise<Result<Receipt, LedgerRefusal>>
    /** Does several in the caller's transaction, each with its own outcome, taking all locks at once and in one order. */
    postAll(
      tx: Transaction,
      movements: readonly Movement[],
    ): Promise<Result<Receipt, LedgerRefusal>[]>
    /**
     * Does a movement together with those that others submit at the same time. `rows` are written in the same
     * transaction if it is accepted. `outcome_unknown` means: ask again with the same id, that settles it;
     * `unavailable` means that nothing was done.
     */
    submit<Item = never, Code extends string = never>(
      movement: Movement,
      rows?: Rows<Item, Code>,
    ): Promise<Result<Receipt, SubmitRefusal | Code>>
    /** What became of a movement. */
    findReceipt(id: TransferId, tx?: Pick<Transaction, 'sql'>): Promise<Receipt | undefined>
    /** Gives back what pending movements hold whose time is over; answers how many. */
    expirePendings(): Promise<number>
    counts(): Counts
    /** Makes the partitions; nothing can be written before. */
    start(): Promise<void>
    /** Resolves when everything submitted so far has its answer. */
    stop(): Promise<void>
  }

export type LedgerDeps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  /** Hears when the books do not agree with themselves. */
  readonly events?: Pick<Events, 'write'>
  readonly metrics?: Metrics
  readonly batching?: Partial<Batching>
}

const monthsAhead = 3

/** The only place where money moves. */
export function createLedger({ db, log, now, events, metrics, batching }: LedgerDeps): Ledger {
  const apply = createApply({ now })
  const submitter = createSubmitter({ db, log, apply }, { ...usualBatching, ...batching })
  const proofs = createProofs({ db, log, ...(events === undefined ? {} : { events }) })
  if (metrics) measureLedger(metrics.registry, { ...submitter, ...proofs }, now)

  return {
    ...createAccounts({ db, now }),
    ...proofs,
    ...createLedgerDays({ db, log, now }),
    async post(tx, movement) {
      const [outcome] = await postAll(tx, apply, [movement])
      if (outcome === undefined) throw new Error('A movement was left without an answer')
      return outcome
    },
    postAll: (tx, movements) => postAll(tx, apply, movements),
    submit: <Item, Code extends string>(movement: Movement, rows?: Rows<Item, Code>) =>
      submitter.submit(rows === undefined ? { movement } : { movement, rows }) as Promise<
        Result<Receipt, SubmitRefusal | Code>
      >,
    findReceipt: (id, tx = db) => findReceipt(tx, id),
    expirePendings: createExpiry({ db, apply, log, now }),
    counts: submitter.counts,
    async start() {
      const range = { ahead: monthsAhead, now: now() }
      for (const table of partitionedTables) {
        await db.transaction((tx) => ensureIdPartitions(tx, table, range))
      }
    },
    stop: submitter.drain,
  }
}
