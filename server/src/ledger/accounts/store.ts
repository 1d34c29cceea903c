import type { Unit } from '@baize/kernel/money'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { fragment, type Fragment } from '../../platform/database/database.ts'
import { balanceOfSums } from '../account.ts'
import type { Account, AccountId, AccountKey, Balance, Owner, Sums } from '../account.ts'

export type Source = Pick<Database, 'sql'>

const described = fragment`
  'acc_' || a.id as id, a.owner, a.kind, a.part, a.currency, a.bounded, a.closed`

export function numberOf(id: AccountId): string {
  return id.slice(4)
}

/** Opens the account, or gives the one that is there. */
export async function openAccount<In extends Unit>(
  tx: Transaction,
  key: AccountKey<In>,
  bounded: boolean,
  at: Date,
): Promise<Account<In>> {
  const [account] = await openAccounts(tx, [{ ...key, bounded }], at)
  if (account === undefined) throw new Error('An account was not opened')
  return account as Account<In>
}

type OpenKey = AccountKey & { readonly bounded: boolean }

/**
 * The same for many together, in the order of the keys. Most are there, and only what is not is written: a row that is
 * refused for being there costs as much as a new one.
 */
export async function openAccounts(
  tx: Transaction,
  keys: readonly OpenKey[],
  at: Date,
): Promise<Account[]> {
  const found = new Map((await findOrMake(tx, keys, at)).map((one) => [keyText(one), one]))
  // Somebody else was opening them at the same moment, and has by now.
  const missed = keys.filter((key) => !found.has(keyText(key)))
  if (missed.length > 0) {
    for (const one of await findOrMake(tx, missed, at)) found.set(keyText(one), one)
  }
  return keys.map((key) => {
    const account = found.get(keyText(key))
    if (account === undefined) throw new Error('An account was not opened')
    return account
  })
}

async function findOrMake(
  { sql }: Transaction,
  keys: readonly OpenKey[],
  at: Date,
): Promise<Account[]> {
  const of = <Value>(read: (key: OpenKey) => Value) => keys.map(read)
  return await sql<Account>`
    with looked as materialized (
      select a.id, k.owner, k.kind, k.part, k.currency, k.bounded, a.closed from unnest(
        ${of(({ owner }) => owner)}::text[], ${of(({ kind }) => kind)}::text[],
        ${of(({ part = '' }) => part)}::text[], ${of(({ currency }) => currency)}::text[],
        ${of(({ bounded }) => bounded)}::boolean[]) as k (owner, kind, part, currency, bounded)
      left join ledger.accounts a
        on (a.owner, a.kind, a.part, a.currency) = (k.owner, k.kind, k.part, k.currency)
    ), made as (
      insert into ledger.accounts (owner, kind, part, currency, bounded, opened_at)
      select owner, kind, part, currency, bounded, ${at}::timestamptz from looked where id is null
      order by owner, kind, part, currency
      on conflict on constraint accounts_one_each do nothing
      returning id, owner, kind, part, currency, bounded, closed
    )
    select ${described} from (
      select * from looked where id is not null union all select * from made
    ) a`
}

function keyText({ owner, kind, part = '', currency }: AccountKey): string {
  return `${owner} ${kind} ${part} ${currency}`
}

/** As far as they are there, in the order of the keys. */
export async function findAccounts(
  { sql }: Source,
  keys: readonly AccountKey[],
): Promise<(Account | undefined)[]> {
  const of = <Value>(read: (key: AccountKey) => Value) => keys.map(read)
  const rows = await sql<Account>`
    select ${described} from unnest(
      ${of(({ owner }) => owner)}::text[], ${of(({ kind }) => kind)}::text[],
      ${of(({ part = '' }) => part)}::text[], ${of(({ currency }) => currency)}::text[])
      as k (owner, kind, part, currency)
    join ledger.accounts a
      on (a.owner, a.kind, a.part, a.currency) = (k.owner, k.kind, k.part, k.currency)`
  const found = new Map(rows.map((one) => [keyText(one), one]))
  return keys.map((key) => found.get(keyText(key)))
}

export async function findAccount<In extends Unit>(
  { sql }: Source,
  { owner, kind, currency, part = '' }: AccountKey<In>,
): Promise<Account<In> | undefined> {
  return await sql.maybe<Account<In>>`
    select ${described} from ledger.accounts a
    where owner = ${owner} and kind = ${kind} and part = ${part} and currency = ${currency}`
}

/** Keeps the account as it is until the transaction ends. */
export async function lockAccount(tx: Transaction, id: AccountId): Promise<Account | undefined> {
  return await tx.sql.maybe<Account>`
    select ${described} from ledger.accounts a where id = ${numberOf(id)} for no key update`
}

export async function closeAccount(tx: Transaction, id: AccountId, at: Date): Promise<void> {
  await tx.sql`insert into ledger.closings (account, at) values (${numberOf(id)}, ${at})`
}

type BalanceRow = Account & Sums & { readonly version: bigint }

// An unbounded account is its row and what stands beside it in the deltas; one statement sees both at one moment.
const summed = fragment`
  (a.debits_posted + coalesce(d.debits_posted, 0))::bigint as "debitsPosted",
  (a.credits_posted + coalesce(d.credits_posted, 0))::bigint as "creditsPosted",
  (a.debits_pending + coalesce(d.debits_pending, 0))::bigint as "debitsPending",
  (a.credits_pending + coalesce(d.credits_pending, 0))::bigint as "creditsPending",
  greatest(a.version, d.position) as version`

const deltas = fragment`
  left join lateral (
    select sum(debits_posted) as debits_posted, sum(credits_posted) as credits_posted,
           sum(debits_pending) as debits_pending, sum(credits_pending) as credits_pending,
           max(position) as position
    from ledger.deltas where account = a.id and not a.bounded
  ) d on true`

export async function findBalance(
  { sql }: Source,
  id: AccountId,
): Promise<(Balance & Sums) | undefined> {
  const row = await sql.maybe<BalanceRow>`
    select ${described}, ${summed} from ledger.accounts a ${deltas}
    where a.id = ${numberOf(id)}`
  return row && { ...row, ...balanceOfSums(row) }
}

/** The accounts of one owner, in the order of their opening. */
export async function listBalances({ sql }: Source, owner: Owner): Promise<(Balance & Sums)[]> {
  const rows = await sql<BalanceRow>`
    select ${described}, ${summed} from ledger.accounts a ${deltas}
    where a.owner = ${owner} order by a.id limit 500`
  return rows.map((row) => ({ ...row, ...balanceOfSums(row) }))
}

export async function listBalancesOf(
  { sql }: Source,
  owners: readonly Owner[],
): Promise<(Balance & Sums)[]> {
  const rows = await sql<BalanceRow>`
    select ${described}, ${summed} from ledger.accounts a ${deltas}
    where a.owner = any(${[...owners]}) order by a.id`
  return rows.map((row) => ({ ...row, ...balanceOfSums(row) }))
}

type BesideRow = (BalanceRow | { readonly [Name in keyof BalanceRow]: null }) & {
  readonly asked: Owner
  readonly beside: unknown
}

/** Each owner has a row at least, though it may have no account. */
export async function listBalancesBeside(
  { sql }: Source,
  owners: readonly Owner[],
  beside: Fragment,
): Promise<{ owner: Owner; beside: unknown; balance: (Balance & Sums) | undefined }[]> {
  const rows = await sql<BesideRow>`
    select asked.owner as asked, ${beside} as beside, ${described}, ${summed}
    from unnest(${[...owners]}::text[]) as asked (owner)
    left join ledger.accounts a on a.owner = asked.owner ${deltas}
    order by a.id`
  return rows.map(({ asked: owner, beside: value, ...row }) => ({
    owner,
    beside: value,
    balance: row.id === null ? undefined : { ...row, ...balanceOfSums(row) },
  }))
}

/** Stops at the first account that has something; in a house without money it walks them all. */
export async function holdsMoney({ sql }: Source): Promise<boolean> {
  const { holds } = await sql.one<{ holds: boolean }>`
    select exists (
      select from ledger.accounts
      where bounded and (owner like 'member:%' or owner like 'agent:%')
        and (credits_posted <> debits_posted or debits_pending <> 0 or credits_pending <> 0)
    ) or exists (
      select from ledger.accounts a ${deltas}
      where a.kind in ('in_play', 'debt') and a.credits_posted + coalesce(d.credits_posted, 0)
        <> a.debits_posted + coalesce(d.debits_posted, 0)
    ) as holds`
  return holds
}

/** Brings what stands beside the unbounded accounts into their rows; a trigger does the adding. */
export async function foldDeltas(tx: Transaction): Promise<number> {
  return await tx.sql.count`delete from ledger.deltas`
}
