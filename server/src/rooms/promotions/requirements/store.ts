import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import type { Allocation, Requirement } from './pour.ts'

type OpenRow = Omit<Requirement, 'asks' | 'done'> & {
  readonly member: MemberId
  readonly isOpen: boolean
  readonly asks: string
  readonly done: string
}

export type HeldRequirement = Requirement & {
  readonly member: MemberId
  /** Over, it only takes part in corrections of what counted for it. */
  readonly isOpen: boolean
}

/**
 * What bets of these members count for, held until the transaction ends: grants that ask something and are active or owed
 * again, and those for which these bets have counted before, whatever became of them.
 */
export async function lockRequirements(
  tx: Transaction,
  members: readonly MemberId[],
  touched: readonly GrantId[],
): Promise<HeldRequirement[]> {
  const rows = await tx.sql<OpenRow>`
    select g.id as grant, g.member, g.asks::text as asks, g.done::text as done, g.terms -> 'weights' as weights,
      g.activated_at as "activatedAt", coalesce(d.until, g.ends_at) as "endsAt",
      g.state in ('active', 'settling') or d.grant_id is not null as "isOpen"
    from promotions.grants g
    left join promotions.debts d on d.grant_id = g.id and d.closed_at is null
    where g.activated_at is not null and (
      (g.member = any(${[...members]}::text[]) and g.state in ('active', 'settling'))
      or g.id = any(${[...touched]}::text[])
      or g.id in (
        select o.grant_id from promotions.debts o
        where o.member = any(${[...members]}::text[]) and o.closed_at is null))
    order by g.id for no key update of g`
  return rows.map(({ asks, done, ...row }) => ({
    ...row,
    asks: BigInt(asks),
    done: BigInt(done),
  }))
}

export type AllocationRow = Allocation & {
  readonly wager: string
  readonly settlement: number
  readonly product: string
  readonly at: Date
}

/** What these bets have counted for so far, each in the order in which it did. */
export async function listAllocations(
  { sql }: Pick<Database, 'sql'>,
  wagers: readonly string[],
): Promise<(Allocation & { readonly wager: string })[]> {
  if (wagers.length === 0) return []
  const rows = await sql<Omit<AllocationRow, 'counted'> & { counted: string }>`
    select a.grant_id as grant, a.wager, a.valid, a.weight, a.counted::text as counted
    from promotions.allocations a join promotions.grants g on g.id = a.grant_id
    where a.wager = any(${[...wagers]}::text[])
    order by a.wager, a.settlement, g.activated_at, g.id`
  return rows.map(({ counted, ...row }) => ({ ...row, counted: BigInt(counted) }))
}

export async function insertAllocations(
  tx: Transaction,
  rows: readonly AllocationRow[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.sql`
    insert into promotions.allocations (grant_id, wager, settlement, valid, weight, counted, at, product)
    select * from unnest(
      ${rows.map(({ grant }) => grant)}::text[], ${rows.map(({ wager }) => wager)}::text[],
      ${rows.map(({ settlement }) => settlement)}::integer[], ${rows.map(({ valid }) => String(valid))}::bigint[],
      ${rows.map(({ weight }) => weight)}::integer[], ${rows.map(({ counted }) => String(counted))}::numeric[],
      ${rows.map(({ at }) => at)}::timestamptz[], ${rows.map(({ product }) => product)}::text[])`
}

export async function addDone(
  tx: Transaction,
  changes: ReadonlyMap<GrantId, bigint>,
): Promise<void> {
  if (changes.size === 0) return
  await tx.sql`
    update promotions.grants g set done = g.done + new.counted
    from unnest(${[...changes.keys()]}::text[], ${[...changes.values()].map(String)}::numeric[])
      as new (id, counted)
    where g.id = new.id`
}

export type CountedIn = {
  readonly category: string
  readonly weight: number
  readonly bets: number
  readonly bet: bigint
  /** In ten-thousandths. */
  readonly counted: bigint
}

/** What counted for a grant, by category and weight. */
export async function listCounted(
  { sql }: Pick<Database, 'sql'>,
  grant: GrantId,
): Promise<CountedIn[]> {
  const rows = await sql<Omit<CountedIn, 'counted'> & { counted: string }>`
    select a.product as category, a.weight, count(distinct a.wager)::integer as bets,
      sum(a.valid)::bigint as bet, sum(a.counted)::text as counted
    from promotions.allocations a where a.grant_id = ${grant}
    group by a.product, a.weight order by sum(a.counted) desc, a.product limit 50`
  return rows.map(({ counted, ...row }) => ({ ...row, counted: BigInt(counted) }))
}

export type CountedBet = {
  readonly wager: string
  readonly settlement: number
  readonly at: Date
  readonly bet: bigint
  readonly weight: number
  readonly counted: bigint
}

/** The bets that counted for a grant, newest first, from below a place on. */
export async function listBets(
  { sql }: Pick<Database, 'sql'>,
  grant: GrantId,
  {
    below,
    limit,
  }: { readonly below?: readonly [string, number] | undefined; readonly limit: number },
): Promise<CountedBet[]> {
  const older =
    below === undefined
      ? fragment``
      : fragment`and (a.wager, a.settlement) < (${below[0]}, ${below[1]})`
  const rows = await sql<Omit<CountedBet, 'counted'> & { counted: string }>`
    select a.wager, a.settlement, a.at, a.valid as bet, a.weight, a.counted::text as counted
    from promotions.allocations a where a.grant_id = ${grant} ${older}
    order by a.wager desc, a.settlement desc limit ${limit}`
  return rows.map(({ counted, ...row }) => ({ ...row, counted: BigInt(counted) }))
}
