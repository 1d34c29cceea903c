import type { Transaction } from '../../../platform/database/database.ts'

/** Terms and age are confirmed by the person alone, so nothing is said of them here. */
export async function insertRegistration(
  { sql }: Transaction,
  memberId: string,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<void> {
  await sql`
    insert into identity.registrations
      (member_id, ip, user_agent, url, method, domain, affiliate_code, referral_code)
    values (${memberId}, ${from.ip}, ${from.userAgent.slice(0, 300)}, '', 'AGENT', '', '', '')`
}
