import { fragment, type Database } from '../../platform/database/database.ts'
import type { AccountId, Balance } from '../account.ts'
import type { Scope } from '../proof/proof.ts'

type Source = Pick<Database, 'sql'>

export type TrialRow = {
  readonly currency: string
  readonly kind: string
  readonly bounded: boolean
  readonly accounts: bigint
  readonly debit: string
  readonly credit: string
  readonly held: string
  readonly byHistory: string
  readonly lowest: string
}

/**
 * Every account of this moment, twice: by its own sums, and by what the running proof has added up of its history with
 * the legs that came since. One statement, so that both are of one moment.
 */
export async function takeTrialByKind({ sql }: Source): Promise<TrialRow[]> {
  return await sql<TrialRow>`
    with head as (
      select position from ledger.proof_heads where scope = 'running'
    ), rest as (
      select account, sum(amount) as amount from (
        select debit as account, -posted as amount from ledger.legs
        where position > (select position from head)
        union all
        select credit, posted from ledger.legs where position > (select position from head)
      ) sides group by account
    ), beside as (
      select account, sum(credits_posted - debits_posted) as balance, sum(debits_pending) as held
      from ledger.deltas group by account
    ), stands as (
      select a.currency, a.kind, a.bounded,
        a.credits_posted - a.debits_posted + coalesce(b.balance, 0) as balance,
        a.debits_pending + coalesce(b.held, 0) as held,
        coalesce(p.credits_posted - p.debits_posted, 0) + coalesce(r.amount, 0) as by_history
      from ledger.accounts a
      left join beside b on b.account = a.id
      left join ledger.proven p on p.scope = 'running' and p.account = a.id
      left join rest r on r.account = a.id
    )
    select currency, kind, bounded, count(*) as accounts,
      sum(greatest(-balance, 0))::text as debit, sum(greatest(balance, 0))::text as credit,
      sum(held)::text as held, sum(by_history)::text as "byHistory", min(balance)::text as lowest
    from stands group by currency, kind, bounded order by currency, kind, bounded`
}

/** Counts on from the last full proof, which has counted all before it. */
export async function countLegs({ sql }: Source): Promise<bigint> {
  const { legs } = await sql.one<{ legs: bigint }>`
    with counted as (
      select position, legs from ledger.proofs where scope = 'full' order by number desc limit 1
    )
    select coalesce((select legs from counted), 0)
         + (select count(*) from ledger.legs
            where position > coalesce((select position from counted), 0)) as legs`
  return legs
}

export type ProofRow = {
  readonly number: bigint
  readonly scope: Scope
  readonly at: Date
  readonly holds: boolean
  readonly legs: bigint
  readonly accounts: bigint
  readonly tookMs: number
  readonly differences: number
  readonly unbalanced: readonly string[]
}

export type ProofFilter = {
  readonly below?: bigint
  readonly scope?: Scope
  readonly failedOnly?: boolean
  readonly from?: Date
  readonly to?: Date
  readonly limit: number
}

export async function listProofs({ sql }: Source, filter: ProofFilter): Promise<ProofRow[]> {
  const { below, scope, failedOnly = false, from, to, limit } = filter
  return await sql<ProofRow>`
    select number, scope, at, holds, legs, accounts, took_ms as "tookMs",
      jsonb_array_length(differences) as differences,
      array(
        select line ->> 'currency' from jsonb_array_elements(trial) line
        where line ->> 'debitsPosted' <> line ->> 'creditsPosted'
           or line ->> 'debitsPending' <> line ->> 'creditsPending'
      ) as unbalanced
    from ledger.proofs
    where true
      ${below === undefined ? fragment`` : fragment`and number < ${below}`}
      ${scope === undefined ? fragment`` : fragment`and scope = ${scope}`}
      ${failedOnly ? fragment`and not holds` : fragment``}
      ${from === undefined ? fragment`` : fragment`and at >= ${from}`}
      ${to === undefined ? fragment`` : fragment`and at < ${to}`}
    order by number desc limit ${limit}`
}

/** How many proofs there were in each part of so many seconds since then, and how many failed. */
export async function countProofs(
  { sql }: Source,
  since: Date,
  seconds: number,
): Promise<{ slot: bigint; proofs: bigint; failed: bigint }[]> {
  return await sql`
    select floor(extract(epoch from at - ${since}::timestamptz) / ${seconds}::int)::bigint as slot,
      count(*) as proofs, count(*) filter (where not holds) as failed
    from ledger.proofs where at >= ${since} group by slot`
}

export type AccountFilter = {
  readonly owners?: readonly string[]
  readonly kind?: string
  readonly currency?: string
  readonly above?: bigint
  readonly limit: number
}

export type AccountRow = Omit<Balance, 'version'>

/** An unbounded account is its row and what stands beside it in the deltas. */
export async function listAccounts({ sql }: Source, filter: AccountFilter): Promise<AccountRow[]> {
  const { owners, kind, currency, above = 0n, limit } = filter
  return await sql<AccountRow>`
    select *, balance - held as available from (
      select 'acc_' || a.id as id, a.owner, a.kind, a.part, a.currency, a.bounded, a.closed,
        (a.credits_posted - a.debits_posted + coalesce(d.balance, 0))::bigint as balance,
        (a.debits_pending + coalesce(d.held, 0))::bigint as held
      from (
        select * from ledger.accounts
        where id > ${above}
          ${owners === undefined ? fragment`` : fragment`and owner = any(${[...owners]}::text[])`}
          ${kind === undefined ? fragment`` : fragment`and kind = ${kind}`}
          ${currency === undefined ? fragment`` : fragment`and currency = ${currency}`}
        order by id limit ${limit}
      ) a left join lateral (
        select sum(credits_posted - debits_posted) as balance, sum(debits_pending) as held
        from ledger.deltas where account = a.id and not a.bounded
      ) d on true
      order by a.id
    ) shown`
}

export type NamedAccount = { readonly id: AccountId; readonly owner: string; readonly kind: string }

export async function nameAccounts(
  { sql }: Source,
  ids: readonly AccountId[],
): Promise<NamedAccount[]> {
  return await sql<NamedAccount>`
    select 'acc_' || id as id, owner, kind from ledger.accounts
    where id = any(${ids.map((id) => id.slice(4))}::bigint[])`
}
