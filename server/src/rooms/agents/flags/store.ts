import type { Day } from '@baize/kernel/time'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type FlagReason = 'same_device' | 'self_referred' | 'same_bank' | 'opposite_bets'
export type FlagState = 'open' | 'confirmed' | 'dismissed'

/** What both left: the network and the browser. */
export type DeviceEvidence = { readonly ip: string; readonly userAgent: string }

/** The account of a bank that both have, had or wanted, by the end of its number. */
export type BankEvidence = { readonly bank: string; readonly number: string }

/** How often two stood against each other, of how many rounds that both were in, and the latest of these. */
export type BetsEvidence = {
  readonly opposite: number
  readonly common: number
  readonly rounds: readonly FlaggedRound[]
}

export type FlaggedRound = {
  readonly game: string
  readonly round: string
  readonly currency: string
  readonly at: string
  readonly stake: string
  readonly otherStake: string
  readonly on: readonly string[]
  readonly otherOn: readonly string[]
}

export type FlagEvidence = DeviceEvidence | BankEvidence | BetsEvidence

/** Somebody who looks like another member of the same team, or stands against one. */
export type Flag = {
  readonly id: `flg_${string}`
  /** Who came later or stands below, and beside whom. */
  readonly member: string
  readonly other: string
  readonly reason: FlagReason
  readonly evidence: FlagEvidence
  readonly state: FlagState
  readonly foundAt: Date
  readonly decidedBy: string | null
  readonly decidedReason: string | null
  readonly decidedAt: Date | null
}

const columns = fragment`id, member, other, reason, evidence, state, found_at as "foundAt",
  decided_by as "decidedBy", decided_reason as "decidedReason", decided_at as "decidedAt"`

/** Whether it was not known before; what waits gets the latest evidence, and what an operator decided stays decided. */
export async function insertFlag({ sql }: Transaction, flag: Flag): Promise<boolean> {
  const rows = await sql<{ isNew: boolean }>`
    insert into agents.flags as kept (id, member, other, reason, evidence, state, found_at)
    values (${flag.id}, ${flag.member}, ${flag.other}, ${flag.reason}, ${json(flag.evidence)}, 'open',
      ${flag.foundAt})
    on conflict (member, other, reason) do update set evidence = excluded.evidence
      where kept.state = 'open' and kept.evidence <> excluded.evidence
    returning kept.id = ${flag.id} as "isNew"`
  return rows[0]?.isNew === true
}

export async function lockFlag({ sql }: Transaction, id: string): Promise<Flag | undefined> {
  return await sql.maybe<Flag>`select ${columns} from agents.flags where id = ${id} for update`
}

type Decision = Pick<Flag, 'id' | 'state' | 'decidedBy' | 'decidedReason' | 'decidedAt'>

export async function decideFlag({ sql }: Transaction, one: Decision): Promise<void> {
  await sql`
    update agents.flags set state = ${one.state}, decided_by = ${one.decidedBy},
      decided_reason = ${one.decidedReason}, decided_at = ${one.decidedAt}
    where id = ${one.id}`
}

export type FlagFilter = {
  readonly state?: FlagState
  readonly before?: string
  readonly limit: number
}

/** Newest first. */
export async function listFlags(
  { sql }: Source,
  { state, before, limit }: FlagFilter,
): Promise<Flag[]> {
  return await sql<Flag>`
    select ${columns} from agents.flags where true
      ${state === undefined ? fragment`` : fragment`and state = ${state}`}
      ${before === undefined ? fragment`` : fragment`and id < ${before}`}
    order by id desc limit ${limit}`
}

/** One member is left out or taken in at a time. */
export async function takeTurn({ sql }: Transaction, member: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7163, hashtext(${member}))`
}

/**
 * Has somebody left out of active counts from a day on, or not any more, by whether any flag stands that says who somebody
 * is. Days before it stay as they were.
 */
export async function keepLeftOut({ sql }: Transaction, member: string, day: Day): Promise<void> {
  await sql`
    delete from agents.left_out where member = ${member} and from_day >= ${day}::date`
  await sql`
    update agents.left_out set until_day = ${day}::date
    where member = ${member} and until_day > ${day}::date`
  await sql`
    insert into agents.left_out (member, from_day, why)
    select member, ${day}::date, min(reason) from agents.flags
    where member = ${member} and state <> 'dismissed' and reason <> 'opposite_bets'
    group by member`
}
