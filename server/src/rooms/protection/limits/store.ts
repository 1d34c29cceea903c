import type { LimitKind } from '@baize/contract/protection/protection'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { LimitKey } from '../limit-key.ts'
import type { Change, Limit } from './rules.ts'

type Source = Pick<Database, 'sql'>

type LimitRow = LimitKey & {
  readonly member: string
  readonly amount: bigint
  readonly nextAmount: bigint | null
  readonly nextAt: Date | null
}

const columns = fragment`
  member, kind, period, amount, next_amount as "nextAmount", next_at as "nextAt"`

function toLimit({ kind, period, amount, nextAmount, nextAt }: LimitRow): Limit {
  const change = nextAt === null ? null : { amount: nextAmount, at: nextAt }
  return { kind, period, amount, change }
}

/** Holds the member's row, which is made when it is not there, until the transaction ends. */
export async function lockMember(tx: Transaction, member: string): Promise<void> {
  await tx.sql`
    insert into protection.members (member) values (${member})
    on conflict (member) do update set member = excluded.member`
}

export async function listLimits(
  { sql }: Source,
  member: string,
  kind?: LimitKind,
): Promise<Limit[]> {
  const rows = await sql<LimitRow>`
    select ${columns} from protection.limits where member = ${member}
      ${kind === undefined ? fragment`` : fragment`and kind = ${kind}`}`
  return rows.map(toLimit)
}

/**
 * The loss limits of these members, held until the transaction ends: stakes of one member that are taken from different
 * pockets would else not see each other. In one order, so that two batches do not wait for each other in a circle.
 */
export async function lockLossLimits(
  tx: Transaction,
  members: readonly string[],
): Promise<Pick<LimitRow, 'member' | 'period' | 'amount'>[]> {
  return await tx.sql`
    select member, period, amount from protection.limits
    where member = any(${[...members]}) and kind = 'loss'
    order by member, period for no key update`
}

/** Writes what holds from now on; whatever waited is forgotten. */
export async function putLimit(
  tx: Transaction,
  member: string,
  { kind, period }: LimitKey,
  amount: bigint,
): Promise<void> {
  await tx.sql`
    insert into protection.limits (member, kind, period, amount)
    values (${member}, ${kind}, ${period}, ${amount})
    on conflict (member, kind, period) do update
    set amount = excluded.amount, next_amount = null, next_at = null`
}

export async function putChange(
  tx: Transaction,
  member: string,
  { kind, period }: LimitKey,
  change: Change | null,
): Promise<void> {
  await tx.sql`
    update protection.limits
    set next_amount = ${change?.amount ?? null}, next_at = ${change?.at ?? null}
    where member = ${member} and kind = ${kind} and period = ${period}`
}

export async function removeLimit(
  tx: Transaction,
  member: string,
  { kind, period }: LimitKey,
): Promise<void> {
  await tx.sql`
    delete from protection.limits
    where member = ${member} and kind = ${kind} and period = ${period}`
}

export async function findReminder({ sql }: Source, member: string): Promise<number | null> {
  const row = await sql.maybe<{ minutes: number | null }>`
    select reminder_minutes as minutes from protection.members where member = ${member}`
  return row?.minutes ?? null
}

export async function putReminder(
  tx: Transaction,
  member: string,
  minutes: number | null,
): Promise<void> {
  await tx.sql`
    update protection.members set reminder_minutes = ${minutes} where member = ${member}`
}

export async function countWithLimits({ sql }: Source): Promise<number> {
  const row = await sql.one<{ count: number }>`
    select count(distinct member)::integer as count from protection.limits`
  return row.count
}
