import type { AccountId } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'

/** Where a member's points are, and what is left of a point. The accounts are kept so that nobody looks for them bet by bet. */
export type Purse = {
  readonly member: string
  readonly rest: bigint
  readonly points: AccountId
  /** Opened when it is first needed. */
  readonly held: AccountId | null
  readonly owed: AccountId | null
}

/** Keeps them until the transaction ends, in one order for all. */
export async function lockPurses(
  { sql }: Transaction,
  members: readonly string[],
): Promise<Purse[]> {
  return await sql<Purse>`
    select member, rest, points, held, owed from points.purses
    where member = any(${[...members]}) order by member for update`
}

export async function insertPurse(
  { sql }: Transaction,
  { member, points }: Pick<Purse, 'member' | 'points'>,
): Promise<void> {
  await sql`
    insert into points.purses (member, rest, points) values (${member}, 0, ${points})
    on conflict do nothing`
}

export async function setRests(
  { sql }: Transaction,
  rests: readonly { readonly member: string; readonly rest: bigint }[],
): Promise<void> {
  await sql`
    update points.purses p set rest = r.rest
    from unnest(
      ${rests.map(({ member }) => member)}::text[], ${rests.map(({ rest }) => String(rest))}::bigint[]
    ) as r (member, rest)
    where p.member = r.member`
}

export async function setAccounts(
  { sql }: Transaction,
  { member, held, owed }: Pick<Purse, 'member' | 'held' | 'owed'>,
): Promise<void> {
  await sql`update points.purses set held = ${held}, owed = ${owed} where member = ${member}`
}

export async function findPurse(
  { sql }: Pick<Database, 'sql'>,
  member: string,
): Promise<Purse | undefined> {
  return await sql.maybe<Purse>`
    select member, rest, points, held, owed from points.purses where member = ${member}`
}
