import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from './member.ts'

/** Trial accounts that nobody has used since `cutoff`, oldest first, held until the transaction ends. */
export async function lockOldTrials(tx: Transaction, cutoff: Date): Promise<MemberId[]> {
  const rows = await tx.sql<{ id: MemberId }>`
    select id from identity.members
    where type = 4 and state = 'open' and registered_at < ${cutoff}
      and coalesce(last_login_at, registered_at) < ${cutoff}
    order by registered_at limit 500 for update skip locked`
  return rows.map(({ id }) => id)
}

/** Closes the accounts; what they did stays readable. */
export async function closeTrials(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.sql`update identity.members set state = 'closed' where id = any(${ids})`
}

/** Removes those of the accounts that nothing in this room points at; answers which. */
export async function deleteTrials(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ readonly id: string }[]> {
  return await tx.sql<{ id: string }>`
    delete from identity.members m where id = any(${ids}) and type = 4
      and not exists (select from identity.members o where o.upline_id = m.id)
      and not exists (select from identity.registrations r where r.recommender_id = m.id)
      and not exists (select from identity.invitations i where i.agent_id = m.id)
      and not exists (select from identity.social_links s where s.member_id = m.id)
    returning id`
}

export async function deleteOldCodes(tx: Transaction, cutoff: Date): Promise<number> {
  return await tx.sql.count`delete from identity.codes where sent_at < ${cutoff}`
}

export async function deleteOldRemembered(tx: Transaction, now: Date): Promise<number> {
  return await tx.sql.count`delete from identity.remembered where expires_at <= ${now}`
}

export async function deleteOldChallenges(tx: Transaction, now: Date): Promise<number> {
  return await tx.sql.count`delete from identity.used_challenges where expires_at <= ${now}`
}

export async function deleteOldCaptchas(tx: Transaction, now: Date): Promise<number> {
  return await tx.sql.count`delete from identity.captchas where expires_at <= ${now}`
}

export async function deleteOldVisitors(tx: Transaction, before: Date): Promise<number> {
  return await tx.sql.count`delete from identity.invitation_visitors where day < ${before}::date`
}

export async function deleteOldOffers(tx: Transaction, now: Date): Promise<number> {
  return await tx.sql.count`
    update identity.members set totp_offer = null, totp_offer_until = null
    where totp_offer_until <= ${now}`
}
