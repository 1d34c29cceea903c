import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

/** Since when the time of a member stands still; nothing while it runs. */
export async function findPause({ sql }: Source, member: MemberId): Promise<Date | undefined> {
  const row = await sql.maybe<{ since: Date }>`
    select p.since from promotions.pauses p where p.member = ${member} and p.until is null`
  return row?.since
}

/** One that stands still already does so from its first moment on. */
export async function insertPause(tx: Transaction, member: MemberId, since: Date): Promise<void> {
  await tx.sql`
    insert into promotions.pauses (member, since) values (${member}, ${since}) on conflict do nothing`
}

export async function listPaused(
  { sql }: Source,
  after: string,
  limit: number,
): Promise<MemberId[]> {
  const rows = await sql<{ member: MemberId }>`
    select p.member from promotions.pauses p where p.until is null and p.member > ${after}
    order by p.member limit ${limit}`
  return rows.map(({ member }) => member)
}

/** Moves on the ends of what a member has by as long as each stood still; a time that was over before stays over. */
export async function endPause(
  tx: Transaction,
  member: MemberId,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<void> {
  await tx.sql`
    update promotions.grants g set
      ends_at = case when g.ends_at > ${since} then
        g.ends_at + (${until}::timestamptz - greatest(${since}::timestamptz, g.activated_at)) else g.ends_at end,
      claim_until = case when g.claim_until > ${since} then
        g.claim_until + (${until}::timestamptz - greatest(${since}::timestamptz, g.given_at)) else g.claim_until end
    where g.member = ${member} and g.over_at is null`
  await tx.sql`
    update promotions.pauses set until = ${until} where member = ${member} and until is null`
}
