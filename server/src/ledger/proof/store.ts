import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../platform/database/database.ts'
import type { AccountId } from '../account.ts'
import type { Difference, Proof, Scope, TrialLine } from './outcome.ts'

/** Proofs read much; the limit that guards calls of the site is not for them. */
export async function liftTimeLimit(tx: Transaction): Promise<void> {
  await tx.script('set local statement_timeout = 0')
}

/** Holds the scope until the transaction ends, so that two nodes do not prove the same at once. */
export async function lockHead(tx: Transaction, scope: Scope): Promise<bigint> {
  const { position } = await tx.sql.one<{ position: bigint }>`
    select position from ledger.proof_heads where scope = ${scope} for update`
  return position
}

/** Takes the turn of the full proof until the transaction ends; false when somebody else has it. */
export async function tryTurn(tx: Transaction): Promise<boolean> {
  // The turn lasts for as long as the proof, during which this transaction says nothing more.
  await tx.script('set local idle_in_transaction_session_timeout = 0')
  const { taken } = await tx.sql.one<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('full proof of the ledger', 0)) as taken`
  return taken
}

/** Throws when the turn was lost with its connection. */
export async function keepTurn(tx: Transaction): Promise<void> {
  await tx.sql`select 1`
}

export async function startOver(tx: Transaction, scope: Scope): Promise<void> {
  await tx.sql`select ledger.prove_anew(${scope})`
}

/** Both sides of every leg after a position. */
function sides(after: bigint) {
  return fragment`
    select debit as account, posted as debits_posted, 0::bigint as credits_posted,
           held as debits_pending, 0::bigint as credits_pending
    from ledger.legs where position > ${after}
    union all
    select credit, 0, posted, 0, held from ledger.legs where position > ${after}`
}

const added = fragment`
  sum(debits_posted)::bigint as debits_posted, sum(credits_posted)::bigint as credits_posted,
  sum(debits_pending)::bigint as debits_pending, sum(credits_pending)::bigint as credits_pending`

/** Adds the legs from where the scope stands up to a position to what it has proven; answers how many they were. */
export async function advance(tx: Transaction, scope: Scope, upTo: bigint): Promise<bigint> {
  const { legs } = await tx.sql.one<{ legs: bigint }>`
    select ledger.advance_proven(${scope}, ${upTo}) as legs`
  return legs
}

type Found = Difference & { readonly differs: boolean }

/**
 * Holds accounts against their history: what is proven up to the head, and the legs beyond it that this snapshot sees.
 * `since` takes the accounts that had a leg after that position, and those named; without it all are taken.
 */
export async function compareAccounts(
  tx: Transaction,
  scope: Scope,
  head: bigint,
  touched?: { readonly since: bigint; readonly also: readonly AccountId[] },
): Promise<{ accounts: bigint; differences: Difference[] }> {
  const which =
    touched === undefined
      ? fragment`select id from ledger.accounts`
      : fragment`
          select debit from ledger.legs where position > ${touched.since}
          union select credit from ledger.legs where position > ${touched.since}
          union select unnest(${touched.also.map((id) => id.slice(4))}::bigint[])`
  const rows = await tx.sql<Found & { total: bigint }>`
    with rest as (
      select account, ${added} from (${sides(head)}) s group by account
    ), beside as (
      select account, ${added} from ledger.deltas group by account
    ), compared as (
      select a.id, a.owner, a.kind, a.currency,
        coalesce(p.debits_posted, 0) + coalesce(r.debits_posted, 0) as hdp,
        coalesce(p.credits_posted, 0) + coalesce(r.credits_posted, 0) as hcp,
        coalesce(p.debits_pending, 0) + coalesce(r.debits_pending, 0) as hdw,
        coalesce(p.credits_pending, 0) + coalesce(r.credits_pending, 0) as hcw,
        a.debits_posted + coalesce(d.debits_posted, 0) as dp,
        a.credits_posted + coalesce(d.credits_posted, 0) as cp,
        a.debits_pending + coalesce(d.debits_pending, 0) as dw,
        a.credits_pending + coalesce(d.credits_pending, 0) as cw
      from (${which}) w (id) join ledger.accounts a on a.id = w.id
      left join ledger.proven p on p.scope = ${scope} and p.account = a.id
      left join rest r on r.account = a.id
      left join beside d on d.account = a.id
    ), judged as (
      select *, (hdp, hcp, hdw, hcw) is distinct from (dp, cp, dw, cw) as differs from compared
    )
    (select (select count(*) from judged) as total, 'acc_' || id as account, owner, kind, currency,
            hcp - hdp as "balanceByHistory", cp - dp as balance, hdw as "heldByHistory",
            dw as held, differs
     from judged where differs order by id limit 100)
    union all
    select count(*), '', '', '', '', 0, 0, 0, 0, false from judged`
  const differences = rows
    .filter(({ differs }) => differs)
    .map(({ account, owner, kind, currency, ...sums }) => {
      const { balanceByHistory, balance, heldByHistory, held } = sums
      return { account, owner, kind, currency, balanceByHistory, balance, heldByHistory, held }
    })
  return { accounts: rows.at(-1)?.total ?? 0n, differences }
}

export async function takeTrial(tx: Transaction): Promise<TrialLine[]> {
  const rows = await tx.sql<Record<keyof TrialLine, string>>`
    select currency, sum(debits_posted)::text as "debitsPosted",
           sum(credits_posted)::text as "creditsPosted",
           sum(debits_pending)::text as "debitsPending",
           sum(credits_pending)::text as "creditsPending"
    from (
      select currency, debits_posted, credits_posted, debits_pending, credits_pending
      from ledger.accounts
      union all
      select a.currency, d.debits_posted, d.credits_posted, d.debits_pending, d.credits_pending
      from ledger.deltas d join ledger.accounts a on a.id = d.account
    ) s group by currency order by currency`
  return rows.map((row) => ({
    currency: row.currency,
    debitsPosted: BigInt(row.debitsPosted),
    creditsPosted: BigInt(row.creditsPosted),
    debitsPending: BigInt(row.debitsPending),
    creditsPending: BigInt(row.creditsPending),
  }))
}

/** Answers with its number. */
export async function addProof(tx: Transaction, proof: Omit<Proof, 'number'>): Promise<bigint> {
  const { number } = await tx.sql.one<{ number: bigint }>`
    insert into ledger.proofs
      (scope, at, holds, position, legs, accounts, took_ms, trial, differences)
    values (${proof.scope}, ${proof.at}, ${proof.holds}, ${proof.position}, ${proof.legs},
      ${proof.accounts}, ${proof.tookMs}, ${json(proof.trial)}, ${json(proof.differences)})
    returning number`
  return number
}

type ProofRow = Omit<Proof, 'trial' | 'differences'> & {
  readonly trial: readonly Record<keyof TrialLine, string>[]
  readonly differences: readonly Record<keyof Difference, string>[]
}

const proofColumns = fragment`
  number, scope, at, holds, position, legs, accounts, took_ms as "tookMs", trial, differences`

/** Newest first, of one scope or of both. */
export async function listProofs(
  { sql }: Pick<Database, 'sql'>,
  limit: number,
  scope?: Scope,
): Promise<Proof[]> {
  const only = scope === undefined ? fragment`` : fragment`where scope = ${scope}`
  const rows = await sql<ProofRow>`
    select ${proofColumns} from ledger.proofs ${only} order by at desc, number desc limit ${limit}`
  return rows.map(readProof)
}

export async function findProof(
  { sql }: Pick<Database, 'sql'>,
  number: bigint,
): Promise<Proof | undefined> {
  const row = await sql.maybe<ProofRow>`
    select ${proofColumns} from ledger.proofs where number = ${number}`
  return row && readProof(row)
}

function readProof(row: ProofRow): Proof {
  return {
    ...row,
    trial: row.trial.map((line) => withBigints(line, ['currency']) as TrialLine),
    differences: row.differences.map(
      (each) => withBigints(each, ['account', 'owner', 'kind', 'currency']) as Difference,
    ),
  }
}

/** JSON keeps sums as text. */
function withBigints(row: Readonly<Record<string, string>>, texts: readonly string[]): unknown {
  const read = Object.entries(row).map(([key, value]) =>
    texts.includes(key) ? [key, value] : [key, BigInt(value)],
  )
  return Object.fromEntries(read)
}

/** Those that held are of interest for some months; those that did not are kept. */
export async function removeOldProofs(tx: Transaction, before: Date): Promise<number> {
  const { removed } = await tx.sql.one<{ removed: number }>`
    select ledger.remove_old_proofs(${before})::int as removed`
  return removed
}
