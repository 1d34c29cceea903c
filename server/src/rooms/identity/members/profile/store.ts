import type { Profile } from '@baize/contract/identity/member'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { Source } from '../store.ts'
import { contactNames } from './rules.ts'

type Row = Omit<Profile, 'contacts'> & Profile['contacts']

/** The profile of a member who must exist; empty where nothing was said yet. */
export async function readProfile(source: Source, memberId: string): Promise<Profile> {
  const row = await source.sql.one<Row>`
    select m.nickname, coalesce(p.real_name, '') as "realName",
      coalesce(to_char(p.birthday, 'YYYY-MM-DD'), '') as birthday,
      coalesce(p.id_number, '') as "idNumber", coalesce(p.address, '') as address,
      coalesce(p.nationality, '') as nationality, coalesce(p.occupation, '') as occupation,
      coalesce(p.source_of_income, '') as "sourceOfIncome", coalesce(p.qq, '') as qq,
      coalesce(p.wechat, '') as wechat, coalesce(p.whatsapp, '') as whatsapp,
      coalesce(p.facebook, '') as facebook, coalesce(p.telegram, '') as telegram,
      coalesce(p.line, '') as line, coalesce(p.zalo, '') as zalo, coalesce(p.skype, '') as skype
    from identity.members m left join identity.profiles p on p.member_id = m.id
    where m.id = ${memberId}`
  const { nickname, realName, birthday, idNumber, address } = row
  const { nationality, occupation, sourceOfIncome } = row
  const contacts = Object.fromEntries(contactNames.map((name) => [name, row[name]]))
  return {
    nickname,
    realName,
    birthday,
    idNumber,
    address,
    nationality,
    occupation,
    sourceOfIncome,
    contacts: contacts as Profile['contacts'],
  }
}

export async function writeProfile(tx: Transaction, memberId: string, next: Profile) {
  const { contacts: c, birthday } = next
  await tx.sql`
    insert into identity.profiles as p (member_id, real_name, birthday, id_number, address,
      nationality, occupation, source_of_income, qq, wechat, whatsapp, facebook, telegram, line,
      zalo, skype)
    values (${memberId}, ${next.realName}, ${birthday === '' ? null : birthday}::date,
      ${next.idNumber}, ${next.address}, ${next.nationality}, ${next.occupation},
      ${next.sourceOfIncome}, ${c.qq}, ${c.wechat}, ${c.whatsapp}, ${c.facebook}, ${c.telegram},
      ${c.line}, ${c.zalo}, ${c.skype})
    on conflict (member_id) do update set real_name = excluded.real_name,
      birthday = excluded.birthday, id_number = excluded.id_number, address = excluded.address,
      nationality = excluded.nationality, occupation = excluded.occupation,
      source_of_income = excluded.source_of_income, qq = excluded.qq, wechat = excluded.wechat,
      whatsapp = excluded.whatsapp, facebook = excluded.facebook, telegram = excluded.telegram,
      line = excluded.line, zalo = excluded.zalo, skype = excluded.skype`
}
