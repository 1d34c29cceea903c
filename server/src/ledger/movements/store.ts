import type { Database, Transaction } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/database.ts'
import type { AccountId } from '../accounts/account.ts'
import type { Pending, Purse } from './decide.ts'
import type { StoredLeg, TransferId } from './movement.ts'

type Source = Pick<Database, 'sql'>

/** Numbers and ids need no quotes in PostgreSQL's notation of a list, and to look for some costs more than to join. */
function plainList(items: readonly (string | number | bigint | null)[]): string {
  return `{${items.map((item) => item ?? 'null').join()}}`
}

const numbers = (ids: readonly AccountId[]) => plainList(ids.map((id) => id.slice(4)))

const purse = fragment`
  'acc_' || id as id, kind, currency, bounded, closed, debits_posted as "debitsPosted",
  credits_posted as "creditsPosted", debits_pending as "debitsPending",
  credits_pending as "creditsPending"`

/** Holds the bounded ones of these accounts until the transaction ends. Everybody takes them in the order of their ids. */
export async function lockPurses(tx: Transaction, ids: readonly AccountId[]): Promise<Purse[]> {
  return await tx.sql<Purse>`
    select ${purse} from ledger.accounts
    where id = any(${numbers(ids)}::bigint[]) and bounded
    order by id for no key update`
}

/** The unbounded ones of these accounts. Nothing of them that matters here ever changes. */
export async function listOpenPurses({ sql }: Source, ids: readonly AccountId[]): Promise<Purse[]> {
  return await sql<Purse>`
    select ${purse} from ledger.accounts
    where id = any(${numbers(ids)}::bigint[]) and not bounded`
}

const columns = fragment`
  l.position, l.id, l.leg, l.kind, l.at, l.reason, 'acc_' || l.debit as debit,
  'acc_' || l.credit as credit, l.currency, l.posted, l.held, l.expires_at as "expiresAt", l.of,
  l.about, l.debit_after as "debitAfter", l.debit_held as "debitHeld",
  l.credit_after as "creditAfter", l.credit_held as "creditHeld"`

/**
 * The legs of these movements, so far as they are there. The join lets each id look into its own partition alone; an id
 * that is asked for twice must not be found twice.
 */
export async function listLegs(
  { sql }: Source,
  ids: readonly TransferId[],
): Promise<Map<TransferId, StoredLeg[]>> {
  const legs = await sql<StoredLeg>`
    select ${columns} from unnest(${plainList([...new Set(ids)])}::text[]) as wanted (id)
    join ledger.legs l on l.id = wanted.id order by l.id, l.leg`
  const found = new Map<TransferId, StoredLeg[]>()
  for (const leg of legs) {
    const known = found.get(leg.id)
    if (known === undefined) found.set(leg.id, [leg])
    else known.push(leg)
  }
  return found
}

/** Holds these pending movements until the transaction ends, in the order of their ids, and tells how they ended. */
export async function lockPendings(
  tx: Transaction,
  ids: readonly TransferId[],
): Promise<{ id: TransferId; outcome: Pending['outcome'] }[]> {
  return await tx.sql<{ id: TransferId; outcome: Pending['outcome'] }>`
    select id, outcome from ledger.pendings
    where id = any(${plainList(ids)}::text[]) order by id for no key update`
}

/** Pending movements whose time is over, the oldest first. */
export async function listExpired(
  { sql }: Source,
  now: Date,
  limit: number,
): Promise<TransferId[]> {
  const rows = await sql<{ id: TransferId }>`
    select id from ledger.pendings where outcome is null and expires_at <= ${now}
    order by expires_at limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Writes the legs in their order and notes their positions in them; triggers move the sums of the accounts. */
export async function insertLegs(
  tx: Transaction,
  movements: readonly (readonly StoredLeg[])[],
): Promise<void> {
  const legs = movements.flat()
  const list = (pick: (leg: StoredLeg) => string | number | bigint | null) =>
    plainList(legs.map(pick))
  const rows = await tx.sql<{ position: bigint }>`
    insert into ledger.legs (id, leg, legs, at, kind, reason, debit, credit, currency, posted, held,
      expires_at, of, about, debit_after, debit_held, credit_after, credit_held)
    select id, leg, legs, ${legs[0]?.at ?? null}, kind, reason, debit, credit, currency, posted, held,
      expires_at, of, about, debit_after, debit_held, credit_after, credit_held
    from unnest(
      ${list(({ id }) => id)}::text[],
      ${list(({ leg }) => leg)}::smallint[],
      ${plainList(movements.flatMap((each) => each.map(() => each.length)))}::smallint[],
      ${list(({ kind }) => kind)}::text[],
      ${list(({ reason }) => reason)}::text[],
      ${list(({ debit }) => debit.slice(4))}::bigint[],
      ${list(({ credit }) => credit.slice(4))}::bigint[],
      ${list(({ currency }) => currency)}::text[],
      ${list(({ posted }) => posted)}::bigint[],
      ${list(({ held }) => held)}::bigint[],
      ${list(({ expiresAt }) => expiresAt?.toISOString() ?? null)}::timestamptz[],
      ${list(({ of }) => of)}::text[],
      ${legs.map(({ about }) => about)}::text[],
      ${list(({ debitAfter }) => debitAfter)}::bigint[],
      ${list(({ debitHeld }) => debitHeld)}::bigint[],
      ${list(({ creditAfter }) => creditAfter)}::bigint[],
      ${list(({ creditHeld }) => creditHeld)}::bigint[]
    ) with ordinality as new (id, leg, legs, kind, reason, debit, credit, currency, posted, held,
      expires_at, of, about, debit_after, debit_held, credit_after, credit_held, place)
    order by place returning position`
  rows.forEach(({ position }, index) => {
    const leg = legs[index]
    if (leg !== undefined) leg.position = position
  })
}
