import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { BarKind } from '../../identity/identity.ts'

type Source = Pick<Database, 'sql'>

/** One line of the register. */
export type Restriction = {
  readonly number: bigint
  readonly member: string
  readonly account: string
  readonly kind: BarKind
  readonly since: Date
  readonly until: Date | null
  readonly byId: string
  /** Empty for the member. */
  readonly by: string
  readonly reason: string
}

const columns = fragment`
  number, member, account, kind, since, until, by_id as "byId", by_name as "by", reason`

/** Writes a restriction in the place of those that hold. */
export async function putRestriction(
  tx: Transaction,
  row: Omit<Restriction, 'number'>,
): Promise<void> {
  await tx.sql`
    update protection.restrictions set replaced_at = ${row.since}
    where member = ${row.member} and replaced_at is null
      and (until is null or until > ${row.since})`
  await tx.sql`
    insert into protection.restrictions
      (member, account, kind, since, until, by_id, by_name, reason)
    values (${row.member}, ${row.account}, ${row.kind}, ${row.since}, ${row.until}, ${row.byId},
      ${row.by}, ${row.reason})`
}

export type RestrictionFilter = {
  readonly kind?: BarKind
  /** Only those that hold at this moment. */
  readonly at?: Date
  /** The beginning of an account’s name, or a member’s id. */
  readonly search?: string
  readonly below?: bigint
  readonly limit: number
}

/** Newest first. */
export async function listRestrictions(
  { sql }: Source,
  { kind, at, search = '', below, limit }: RestrictionFilter,
): Promise<Restriction[]> {
  const like = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return await sql<Restriction>`
    select ${columns} from protection.restrictions
    where true
      ${kind === undefined ? fragment`` : fragment`and kind = ${kind}`}
      ${at === undefined ? fragment`` : holdsAt(at)}
      ${search === '' ? fragment`` : fragment`and (lower(account) like ${like} or member = ${search})`}
      ${below === undefined ? fragment`` : fragment`and number < ${below}`}
    order by number desc limit ${limit}`
}

const holdsAt = (at: Date) => fragment`and replaced_at is null and (until is null or until > ${at})`

export async function countHolding({ sql }: Source, at: Date): Promise<number> {
  const row = await sql.one<{ count: number }>`
    select count(distinct member)::integer as count from protection.restrictions
    where true ${holdsAt(at)}`
  return row.count
}
