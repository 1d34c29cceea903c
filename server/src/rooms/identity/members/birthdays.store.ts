import type { Day } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId } from './member.ts'

export type BornPage = { readonly after: string; readonly limit: number }

/** Who was born on one of these days of the year (month and day in one number), may come in, and plays for money. */
export async function listBorn(
  { sql }: Pick<Database, 'sql'>,
  yearDays: readonly string[],
  before: Day,
  { after, limit }: BornPage,
): Promise<MemberId[]> {
  const rows = await sql<{ id: MemberId }>`
    select p.member_id as id from identity.profiles p
    join identity.members m on m.id = p.member_id
    where p.birthday is not null and m.state = 'open' and m.type not in (4, 9)
      and extract(month from p.birthday) * 100 + extract(day from p.birthday)
        = any(${[...yearDays]}::numeric[])
      and p.birthday < ${before}::date and p.member_id > ${after}
    order by p.member_id limit ${limit}`
  return rows.map(({ id }) => id)
}
