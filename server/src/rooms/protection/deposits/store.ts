import type { LimitPeriod } from '@baize/contract/protection/protection'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { Used } from '../limits/limits.ts'

type Source = Pick<Database, 'sql'>

export type DepositState = 'reserved' | 'counted' | 'released'

export type Deposit = {
  readonly id: string
  readonly member: string
  readonly amount: bigint
  readonly state: DepositState
  readonly at: Date
}

export async function findDeposit({ sql }: Source, id: string): Promise<Deposit | undefined> {
  return await sql.maybe<Deposit>`
    select id, member, amount, state, at from protection.deposits where id = ${id}`
}

/** What orders that are still open and payments since these moments come to, but for one order. */
export async function sumDeposits(
  { sql }: Source,
  member: string,
  since: Readonly<Record<LimitPeriod, Date>>,
  except = '',
): Promise<Used> {
  const within = (at: Date) =>
    fragment`coalesce(sum(amount) filter (where state = 'reserved' or at > ${at}), 0)::bigint`
  return await sql.one<Used>`
    select ${within(since.day)} as day, ${within(since.week)} as week,
      ${within(since.month)} as month
    from protection.deposits
    where member = ${member} and id <> ${except} and state <> 'released'
      and (state = 'reserved' or at > ${since.month})`
}

export async function putDeposit(tx: Transaction, deposit: Deposit): Promise<void> {
  await tx.sql`
    insert into protection.deposits (id, member, amount, state, at)
    values (${deposit.id}, ${deposit.member}, ${deposit.amount}, ${deposit.state}, ${deposit.at})
    on conflict (id) do update
    set amount = excluded.amount, state = excluded.state, at = excluded.at`
}

/** Only what was not paid: what came in stays counted. */
export async function releaseDeposit(tx: Transaction, id: string): Promise<void> {
  await tx.sql`
    update protection.deposits set state = 'released' where id = ${id} and state = 'reserved'`
}

export async function removeDepositsBefore(tx: Transaction, cutoff: Date): Promise<number> {
  return await tx.sql.count`
    delete from protection.deposits where at < ${cutoff} and state <> 'reserved'`
}
