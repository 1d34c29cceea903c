import type { Database, Transaction } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/database.ts'
import type { AccountId, Sums } from '../account.ts'
import type { Pending, Purse } from './decide.ts'
import type { StoredLeg, TransferId } from './movement.ts'

type Source = Pick<Database, 'sql'>

// Whole lists travel as one text in either direction: hundreds of rows or values handed over one by one cost the driver
// more than the ledger's own work.

type Plain = string | number | bigint | null

/** Numbers and ids need no quotes in PostgreSQL's notation of a list. */
function plainList(items: readonly Plain[]): string {
  return `{${items.join()}}`
}

function listOf<Item>(items: readonly Item[], pick: (item: Item) => Plain): string {
  let text = ''
  for (const item of items) text += `,${pick(item) ?? 'null'}`
  return `{${text.slice(1)}}`
}

/** A column in which every row says the usual travels as an empty list, and the statement puts the usual in. */
function unlessUsual<Item>(
  items: readonly Item[],
  pick: (item: Item) => Plain,
  usual: Plain,
): string {
  return items.every((item) => pick(item) === usual) ? '{}' : listOf(items, pick)
}

function quotedList(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join()}}`
}

/** Numbers and plain words as PostgreSQL writes a list of them. */
function readList(text: string | null | undefined): string[] {
  return text === null || text === undefined || text === '{}' ? [] : text.slice(1, -1).split(',')
}

const numbers = (ids: readonly AccountId[]) => plainList(ids.map((id) => id.slice(4)))

type PurseLists = Record<'ids' | 'kinds' | 'currencies' | 'closed' | keyof Sums, string | null>

/** Holds the bounded ones of these accounts until the transaction ends. Everybody takes them in the order of their ids. */
export async function lockPurses(tx: Transaction, ids: readonly AccountId[]): Promise<Purse[]> {
  const lists = await tx.sql.one<PurseLists>`
    select array_agg(id)::text as ids, array_agg(kind)::text as kinds,
      array_agg(currency)::text as currencies, array_agg(closed)::text as closed,
      array_agg(debits_posted)::text as "debitsPosted",
      array_agg(credits_posted)::text as "creditsPosted",
      array_agg(debits_pending)::text as "debitsPending",
      array_agg(credits_pending)::text as "creditsPending"
    from (
      select * from ledger.accounts
      where id = any(${numbers(ids)}::bigint[]) and bounded
      order by id for no key update
    ) locked`
  return pursesOf(lists)
}

function pursesOf(lists: PurseLists): Purse[] {
  const [kinds, currencies] = [readList(lists.kinds), readList(lists.currencies)]
  const closed = readList(lists.closed)
  const [debitsPosted, creditsPosted] = [
    readList(lists.debitsPosted),
    readList(lists.creditsPosted),
  ]
  const debitsPending = readList(lists.debitsPending)
  const creditsPending = readList(lists.creditsPending)
  return readList(lists.ids).map((id, index) => ({
    id: `acc_${id}` as AccountId,
    kind: kinds[index] as Purse['kind'],
    currency: currencies[index] as Purse['currency'],
    bounded: true,
    closed: closed[index] === 't',
    debitsPosted: BigInt(debitsPosted[index] ?? 0),
    creditsPosted: BigInt(creditsPosted[index] ?? 0),
    debitsPending: BigInt(debitsPending[index] ?? 0),
    creditsPending: BigInt(creditsPending[index] ?? 0),
  }))
}

/** The unbounded ones of these accounts. Nothing of them that matters here ever changes. */
export async function listOpenPurses({ sql }: Source, ids: readonly AccountId[]): Promise<Purse[]> {
  return await sql<Purse>`
    select 'acc_' || id as id, kind, currency, bounded, closed, 0::bigint as "debitsPosted",
      0::bigint as "creditsPosted", 0::bigint as "debitsPending", 0::bigint as "creditsPending"
    from ledger.accounts where id = any(${numbers(ids)}::bigint[]) and not bounded`
}

const columns = fragment`
  l.position, l.id, l.leg, l.kind, l.at, l.reason, 'acc_' || l.debit as debit,
  'acc_' || l.credit as credit, l.currency, l.posted, l.held, l.expires_at as "expiresAt", l.of,
  l.about, l.debit_after as "debitAfter", l.debit_held as "debitHeld",
  l.credit_after as "creditAfter", l.credit_held as "creditHeld"`

/**
 * The legs of these movements, so far as they are there. The bounds leave out the partitions that cannot hold any of the
 * ids, and within one the ids are looked for in their order: those made one after the other stand on the same page.
 */
export async function listLegs(
  { sql }: Source,
  ids: readonly TransferId[],
): Promise<Map<TransferId, StoredLeg[]>> {
  let [first, last] = [ids[0] ?? '', ids[0] ?? '']
  for (const id of ids) {
    if (id < first) first = id
    else if (id > last) last = id
  }
  const legs = await sql<StoredLeg>`
    select ${columns} from ledger.legs l
    where l.id = any(${plainList(ids)}::text[]) and l.id between ${first} and ${last}
    order by l.id, l.leg`
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

/**
 * Sends the legs in their order; triggers move the sums of the accounts. What it gives back notes their positions in
 * them, when the transaction is over.
 */
export function insertLegs(
  tx: Transaction,
  movements: readonly (readonly StoredLeg[])[],
): () => void {
  const legs = movements.flat()
  const { at = null, reason = null, currency = null } = legs[0] ?? {}
  const counts = movements.flatMap((each) => each.map(() => each.length))
  const written = tx.send<{ positions: string | null }>`
    with written as (
      insert into ledger.legs (id, leg, legs, at, kind, reason, debit, credit, currency, posted, held,
        expires_at, of, about, debit_after, debit_held, credit_after, credit_held)
      select id, coalesce(leg, 0), coalesce(legs, 1), ${at}, coalesce(kind, 'posted'),
        coalesce(reason, ${reason}), debit, credit, coalesce(currency, ${currency}), posted,
        coalesce(held, 0), expires_at, of, coalesce(about, ''), debit_after,
        case when debit_after is not null then coalesce(debit_held, 0) end, credit_after,
        case when credit_after is not null then coalesce(credit_held, 0) end
      from unnest(
        ${listOf(legs, ({ id }) => id)}::text[],
        ${unlessUsual(legs, ({ leg }) => leg, 0)}::smallint[],
        ${unlessUsual(counts, (count) => count, 1)}::smallint[],
        ${unlessUsual(legs, ({ kind }) => kind, 'posted')}::text[],
        ${unlessUsual(legs, (leg) => leg.reason, reason)}::text[],
        ${listOf(legs, ({ debit }) => debit.slice(4))}::bigint[],
        ${listOf(legs, ({ credit }) => credit.slice(4))}::bigint[],
        ${unlessUsual(legs, (leg) => leg.currency, currency)}::text[],
        ${listOf(legs, ({ posted }) => posted)}::bigint[],
        ${unlessUsual(legs, ({ held }) => held, 0n)}::bigint[],
        ${unlessUsual(legs, ({ expiresAt }) => expiresAt?.toISOString() ?? null, null)}::timestamptz[],
        ${unlessUsual(legs, ({ of }) => of, null)}::text[],
        ${legs.every(({ about }) => about === '') ? '{}' : quotedList(legs.map(({ about }) => about))}::text[],
        ${unlessUsual(legs, ({ debitAfter }) => debitAfter, null)}::bigint[],
        ${unlessUsual(legs, ({ debitHeld }) => debitHeld ?? 0n, 0n)}::bigint[],
        ${unlessUsual(legs, ({ creditAfter }) => creditAfter, null)}::bigint[],
        ${unlessUsual(legs, ({ creditHeld }) => creditHeld ?? 0n, 0n)}::bigint[]
      ) with ordinality as new (id, leg, legs, kind, reason, debit, credit, currency, posted, held,
        expires_at, of, about, debit_after, debit_held, credit_after, credit_held, place)
      order by place returning position
    ) select array_agg(position)::text as positions from written`
  return () =>
    readList(written.rows()[0]?.positions).forEach((position, index) => {
      const leg = legs[index]
      if (leg !== undefined) leg.position = BigInt(position)
    })
}
