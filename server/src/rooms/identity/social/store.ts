import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../members/members.ts'

export async function findLinked(
  { sql }: Pick<Database, 'sql'>,
  provider: string,
  subject: string,
): Promise<MemberId | undefined> {
  const [row] = await sql<{ memberId: MemberId }>`
    select member_id as "memberId" from identity.social_links
    where provider = ${provider} and subject = ${subject}`
  return row?.memberId
}

/** Whether the link is new; neither side of it may be linked already. */
export async function insertLink(
  tx: Transaction,
  link: { provider: string; subject: string; memberId: MemberId; at: Date },
): Promise<boolean> {
  const { provider, subject, memberId, at } = link
  const written = await tx.sql.count`
    insert into identity.social_links (provider, subject, member_id, linked_at)
    values (${provider}, ${subject}, ${memberId}, ${at})
    on conflict do nothing`
  return written === 1
}
