import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'

export type Birthday = {
  readonly member: MemberId
  readonly day: Day
  readonly level: number
  readonly currency: Currency
  readonly amount: bigint
  readonly version: number
  readonly at: Date
}

/** Lets one birthday be noted at a time, so that two days of one member see each other. */
export async function takeBirthdayTurn({ sql }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('birthdays of members', 0))`
}

/** Notes what is due, save to who had a birthday within 365 days. Answers how many are new. */
export async function addBirthdays(
  { sql }: Transaction,
  due: readonly Birthday[],
): Promise<number> {
  if (due.length === 0) return 0
  const rows = await sql`
    insert into promotions.vip_birthdays (member, day, level, currency, amount, version, at)
    select * from unnest(
      ${due.map(({ member }) => member)}::text[], ${due.map(({ day }) => day)}::date[],
      ${due.map(({ level }) => level)}::integer[], ${due.map(({ currency }) => currency)}::text[],
      ${due.map(({ amount }) => String(amount))}::bigint[],
      ${due.map(({ version }) => version)}::integer[], ${due.map(({ at }) => at)}::timestamptz[]
    ) as new (member, day, level, currency, amount, version, at)
    where not exists (
      select from promotions.vip_birthdays b
      where b.member = new.member and abs(b.day - new.day) < 365
    )
    on conflict do nothing returning member`
  return rows.length
}

/** What was not given yet, held by whoever gives it; what another gives is left to it. */
export async function holdBirthdays({ sql }: Transaction, limit: number): Promise<Birthday[]> {
  return await sql<Birthday>`
    select b.member, b.day::text as day, b.level, b.currency, b.amount, b.version, b.at
    from promotions.vip_birthdays b where b.grant_id is null
    order by b.at, b.member limit ${limit} for update skip locked`
}

export async function closeBirthday(
  { sql }: Transaction,
  { member, day }: Pick<Birthday, 'member' | 'day'>,
  grant: string,
): Promise<void> {
  await sql`
    update promotions.vip_birthdays set grant_id = ${grant}
    where member = ${member} and day = ${day}::date`
}
