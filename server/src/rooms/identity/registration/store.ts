import type { Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../members/members.ts'

type Source = Pick<Database | Transaction, 'sql'>

export type Origin = {
  readonly memberId: MemberId
  readonly ip: string
  readonly userAgent: string
  readonly url: string
  readonly method: string
  readonly domain: string
  readonly affiliateCode: string
  readonly referralCode: string
  readonly recommenderId: MemberId | null
  readonly termsAt: Date
  readonly ageAt: Date
}

export async function insertRegistration(tx: Transaction, origin: Origin): Promise<void> {
  const { memberId, ip, userAgent, url, method, domain } = origin
  await tx.sql`
    insert into identity.registrations
      (member_id, ip, user_agent, url, method, domain, affiliate_code, referral_code,
        recommender_id, terms_accepted_at, age_confirmed_at)
    values (${memberId}, ${ip}, ${userAgent}, ${url}, ${method}, ${domain},
      ${origin.affiliateCode}, ${origin.referralCode}, ${origin.recommenderId}, ${origin.termsAt},
      ${origin.ageAt})`
}

/** How many accounts an address has opened since then. */
export async function countSince({ sql }: Source, ip: string, since: Date): Promise<number> {
  const { opened } = await sql.one<{ opened: number }>`
    select count(*)::integer as opened from identity.registrations
    where ip = ${ip} and terms_accepted_at > ${since}`
  return opened
}

export type NewProfile = {
  readonly birthday: Day | null
  readonly idNumber: string
  readonly payeeName: string
  readonly qq: string
  readonly wechat: string
  readonly whatsapp: string
  readonly facebook: string
  readonly telegram: string
  readonly line: string
  readonly zalo: string
}

export async function insertProfile(
  tx: Transaction,
  memberId: MemberId,
  profile: NewProfile,
): Promise<void> {
  const { birthday, idNumber, payeeName, qq, wechat, whatsapp } = profile
  await tx.sql`
    insert into identity.profiles (member_id, birthday, id_number, payee_name, qq, wechat, whatsapp,
      facebook, telegram, line, zalo)
    values (${memberId}, ${birthday}, ${idNumber}, ${payeeName}, ${qq}, ${wechat}, ${whatsapp},
      ${profile.facebook}, ${profile.telegram}, ${profile.line}, ${profile.zalo})`
}
