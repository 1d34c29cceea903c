import type { Currency } from '@baize/kernel/money'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Member } from './members/members.ts'

type StandingRow = Pick<Member, 'id' | 'type' | 'state' | 'bar' | 'barredUntil'> & {
  readonly isWatched: boolean
}

export async function listStandings(
  tx: Transaction,
  ids: readonly string[],
): Promise<StandingRow[]> {
  return await tx.sql`
    select id, type, state, bar, barred_until as "barredUntil", watched as "isWatched"
    from identity.members where id = any(${[...ids]})`
}

export async function listNames(
  tx: Transaction,
  ids: readonly string[],
): Promise<Pick<Member, 'id' | 'account' | 'demo'>[]> {
  return await tx.sql`select id, account, demo from identity.members where id = any(${[...ids]})`
}

export async function listDemo({ sql }: Pick<Database, 'sql'>): Promise<string[]> {
  const rows = await sql<Pick<Member, 'id'>>`select id from identity.members where demo`
  return rows.map(({ id }) => id)
}

export async function findCurrency(
  { sql }: Pick<Database, 'sql'>,
  id: string,
): Promise<Currency | undefined> {
  const row = await sql.maybe<{ currency: Currency }>`
    select currency from identity.members where id = ${id}`
  return row?.currency
}
