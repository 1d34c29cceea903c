import type { Currency } from '@baize/kernel/money'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import type { GrantState } from '../grants/grants.ts'

type Source = Pick<Database, 'sql'>

/** A reward that operators ended, and what was said to it. */
export type Ended = {
  readonly grant: GrantId
  readonly member: MemberId
  readonly reason: string
  readonly askedById: string
  readonly endedById: string
  readonly endedBy: string
  readonly endedAt: Date
  readonly appeal: string | null
  readonly appealedAt: Date | null
  readonly outcome: 'restored' | 'confirmed' | null
  readonly decidedBy: string | null
  readonly decidedReason: string | null
  readonly decidedAt: Date | null
  /** Of the grant: what went back once it was over. */
  readonly takenBack: bigint
  readonly state: GrantState
  readonly currency: Currency
}

const columns = fragment`
  e.grant_id as "grant", e.member, e.reason, e.asked_by_id as "askedById", e.ended_by_id as "endedById",
  e.ended_by as "endedBy", e.ended_at as "endedAt", e.appeal, e.appealed_at as "appealedAt", e.outcome,
  e.decided_by as "decidedBy", e.decided_reason as "decidedReason", e.decided_at as "decidedAt",
  g.taken_back as "takenBack", g.state, g.currency`
const tables = fragment`promotions.ended_grants e join promotions.grants g on g.id = e.grant_id`

export type NewEnded = Pick<
  Ended,
  'grant' | 'member' | 'reason' | 'askedById' | 'endedById' | 'endedBy' | 'endedAt'
>

export async function insertEnded(tx: Transaction, one: NewEnded): Promise<void> {
  await tx.sql`
    insert into promotions.ended_grants (grant_id, member, reason, asked_by_id, ended_by_id, ended_by, ended_at)
    values (${one.grant}, ${one.member}, ${one.reason}, ${one.askedById}, ${one.endedById}, ${one.endedBy},
      ${one.endedAt})
    on conflict (grant_id) do nothing`
}

export async function findEnded({ sql }: Source, grant: string): Promise<Ended | undefined> {
  return await sql.maybe<Ended>`select ${columns} from ${tables} where e.grant_id = ${grant}`
}

export async function lockEnded(tx: Transaction, grant: string): Promise<Ended | undefined> {
  await tx.sql`select from promotions.ended_grants where grant_id = ${grant} for update`
  return await findEnded(tx, grant)
}

export async function writeAppeal(
  tx: Transaction,
  grant: string,
  { text, at }: { readonly text: string; readonly at: Date },
): Promise<void> {
  await tx.sql`
    update promotions.ended_grants set appeal = ${text}, appealed_at = ${at} where grant_id = ${grant}`
}

export async function decideAppeal(
  tx: Transaction,
  grant: string,
  end: Pick<Ended, 'outcome' | 'decidedBy' | 'decidedReason' | 'decidedAt'>,
): Promise<void> {
  await tx.sql`
    update promotions.ended_grants set outcome = ${end.outcome}, decided_by = ${end.decidedBy},
      decided_reason = ${end.decidedReason}, decided_at = ${end.decidedAt}
    where grant_id = ${grant}`
}

/** Those that wait, the oldest first. */
export async function listWaiting({ sql }: Source, limit: number): Promise<Ended[]> {
  return await sql<Ended>`
    select ${columns} from ${tables} where e.appeal is not null and e.outcome is null
    order by e.appealed_at limit ${limit}`
}
