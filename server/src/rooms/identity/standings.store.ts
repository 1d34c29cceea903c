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

/** The currencies of these accounts, of those that there are. */
export async function listCurrencies(
  { sql }: Pick<Database, 'sql'>,
  ids: readonly string[],
): Promise<Map<string, Currency>> {
  const rows = await sql<{ id: string; currency: Currency }>`
    select id, currency from identity.members where id = any(${[...ids]}::text[])`
  return new Map(rows.map(({ id, currency }) => [id, currency]))
}
