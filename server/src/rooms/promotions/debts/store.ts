import type { Currency } from '@baize/kernel/money'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

export type DebtOutcome = 'met' | 'spent' | 'waived' | 'lapsed'

/** What a grant that was met asks again. */
export type Debt = {
  readonly grant: GrantId
  readonly number: number
  readonly member: MemberId
  readonly currency: Currency
  readonly openedAt: Date
  readonly until: Date
  readonly held: bigint
}

const columns = fragment`
  d.grant_id as grant, d.number, d.member, d.currency, d.opened_at as "openedAt", d.until, d.held`

export type Undone = Pick<Debt, 'grant' | 'member' | 'currency'> & {
  readonly released: bigint
  readonly number: number
}

/** Which of these were met, and are not any more, and owe nothing yet; what was let go once is not owed again. */
export async function listUndone(tx: Transaction, grants: readonly GrantId[]): Promise<Undone[]> {
  return await tx.sql<Undone>`
    select g.id as grant, g.member, g.currency, g.released,
      (select count(*)::integer + 1 from promotions.debts d where d.grant_id = g.id) as number
    from promotions.grants g
    where g.id = any(${[...grants]}::text[]) and g.state = 'completed' and g.done < g.asks
      and not exists (
        select from promotions.debts d where d.grant_id = g.id and d.outcome is distinct from 'met')
    order by g.id`
}

export async function insertDebt(tx: Transaction, debt: Debt): Promise<void> {
  await tx.sql`
    insert into promotions.debts (grant_id, number, member, currency, opened_at, until, held)
    values (${debt.grant}, ${debt.number}, ${debt.member}, ${debt.currency}, ${debt.openedAt},
      ${debt.until}, ${debt.held})`
}

/** What these members owe again, held until the transaction ends, and whether it is met. */
export async function lockOfMembers(tx: Transaction, members: readonly MemberId[]) {
  return await tx.sql<Debt & { readonly isMet: boolean }>`
    select ${columns}, g.done >= g.asks as "isMet"
    from promotions.debts d join promotions.grants g on g.id = d.grant_id
    where d.member = any(${[...members]}::text[]) and d.closed_at is null
    order by d.grant_id for update of d`
}

export async function lockOpen(tx: Transaction, grant: string): Promise<Debt | undefined> {
  return await tx.sql.maybe<Debt>`
    select ${columns} from promotions.debts d
    where d.grant_id = ${grant} and d.closed_at is null for update`
}

export async function listOpen({ sql }: Source, grants: readonly GrantId[]): Promise<Debt[]> {
  return await sql<Debt>`
    select ${columns} from promotions.debts d
    where d.grant_id = any(${[...grants]}::text[]) and d.closed_at is null`
}

export async function listOfMember({ sql }: Source, member: MemberId): Promise<Debt[]> {
  return await sql<Debt>`
    select ${columns} from promotions.debts d
    where d.member = ${member} and d.closed_at is null order by d.opened_at, d.grant_id limit 50`
}

export async function listPast({ sql }: Source, now: Date, limit: number): Promise<GrantId[]> {
  const rows = await sql<{ grant: GrantId }>`
    select d.grant_id as grant from promotions.debts d
    where d.closed_at is null and d.until <= ${now} order by d.until limit ${limit}`
  return rows.map(({ grant }) => grant)
}

export async function lowerHeld(tx: Transaction, { grant }: Debt, held: bigint): Promise<void> {
  await tx.sql`
    update promotions.debts set held = ${held} where grant_id = ${grant} and closed_at is null`
}

export type Closed = {
  readonly outcome: DebtOutcome
  readonly at: Date
  readonly by?: string
  readonly reason?: string
}

export async function closeDebt(
  tx: Transaction,
  { grant }: Debt,
  { outcome, at, by, reason }: Closed,
): Promise<void> {
  await tx.sql`
    update promotions.debts set outcome = ${outcome}, closed_at = ${at}, by = ${by ?? null},
      reason = ${reason ?? null}
    where grant_id = ${grant} and closed_at is null`
}
