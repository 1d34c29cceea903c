import { fragment, type Database, type Transaction } from '../../platform/database/database.ts'
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

/** Adds the legs from where the scope stands up to a position to what it has proven; answers how many they were. */
export async function advance(tx: Transaction, scope: Scope, upTo: bigint): Promise<bigint> {
  const { legs } = await tx.sql.one<{ legs: bigint }>`
    select ledger.advance_proven(${scope}, ${upTo}) as legs`
  return legs
}

/** The database compares, judges and writes down: nobody else can say that the books hold. Answers with its number. */
export async function addProof(tx: Transaction, scope: Scope, spentMs: number): Promise<bigint> {
  const { number } = await tx.sql.one<{ number: bigint }>`
    select ledger.conclude_proof(${scope}, ${Math.round(spentMs)}) as number`
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
