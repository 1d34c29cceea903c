import type { Day } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import { readTerms } from '../contracts/contracts.ts'
import type { Contract, ContractKind, PackedTerms } from '../contracts/contracts.ts'

type Source = Pick<Database, 'sql'>

export type PresentContract = Contract & {
  readonly version: number
  /** When the next window that is not settled is over. */
  readonly dueAt: Date | null
  /** Up to when it is settled; its beginning before the first run, nothing where it is settled to its end. */
  readonly settledTo: Date | null
}

/** The contract of a kind that holds at a moment or, where none does, the one that will. */
export async function findPresent(
  { sql }: Source,
  downline: MemberId,
  kind: ContractKind,
  at: Date,
): Promise<PresentContract | undefined> {
  const row = await sql.maybe<Omit<PresentContract, 'terms'> & { readonly terms: PackedTerms }>`
    select c.id, c.kind, c.giver, c.downline, c.currency, c.terms, c.state, c.offered_at as "offeredAt",
      c.expires_at as "expiresAt", c.decided_at as "decidedAt", c.previous, c.begins_at as "beginsAt",
      c.ends_at as "endsAt", c.next_to as "dueAt", c.next_from as "settledTo", (
        select count(*)::int from agents.contracts v
        where v.downline = c.downline and v.kind = c.kind and v.begins_at <= c.begins_at
          and (v.ends_at is null or v.ends_at > v.begins_at)) as version
    from agents.contracts c
    where c.downline = ${downline} and c.kind = ${kind} and c.begins_at is not null
      and (c.ends_at is null or c.ends_at > greatest(c.begins_at, ${at}))
    order by c.begins_at limit 1`
  return row && { ...row, terms: readTerms(row.terms) }
}

export type LastWindow = {
  readonly id: string
  readonly to: Date
  readonly at: Date
  readonly amount: bigint
}

export async function findLast(
  { sql }: Source,
  payee: MemberId,
  kind: ContractKind,
): Promise<LastWindow | undefined> {
  return await sql.maybe<LastWindow>`
    select id, window_to as "to", at, amount from agents.settlements
    where payee = ${payee} and kind = ${kind} order by window_from desc, id desc limit 1`
}

/** What the windows that began in a day came to. */
export async function sumDay(
  { sql }: Source,
  payee: MemberId,
  kind: ContractKind,
  day: { readonly day: Day; readonly start: Date; readonly end: Date },
): Promise<{ readonly amount: bigint; readonly windows: number }> {
  return await sql.one<{ amount: bigint; windows: number }>`
    select coalesce(sum(amount), 0)::bigint as amount, count(*) filter (where amount <> 0)::int as windows
    from agents.settlements
    where payee = ${payee} and kind = ${kind} and day = ${day.day}::date
      and window_from >= ${day.start} and window_from < ${day.end}`
}
