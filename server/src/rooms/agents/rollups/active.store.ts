import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import { fragment, type Database } from '../../../platform/database/database.ts'
import { lastDayOf } from './team-sums.store.ts'

type Source = Pick<Database, 'sql'>

export type ActiveMember = {
  readonly member: string
  readonly validBet: bigint
  readonly isLeftOut: boolean
  /** How many there are in all. */
  readonly all: number
}

type Which = {
  readonly agent: string
  readonly products: readonly string[] | null
  readonly currency: Currency
  readonly activeFrom: bigint
  readonly limit: number
  /** Who was left out, where that was kept; else by what is known now. */
  readonly leftOutMembers?: readonly string[]
}

const ofProducts = ({ products }: Which) =>
  products === null ? fragment`` : fragment`and d.product = any(${products}::text[])`

/** Who of those below is counted as active or left out; `played` gives member, bets and valid_bet, `day` is the window's last. */
async function listPlayed(
  { sql }: Source,
  { activeFrom, limit, leftOutMembers }: Which,
  day: Day,
  played: ReturnType<typeof fragment>,
): Promise<ActiveMember[]> {
  const isLeftOut =
    leftOutMembers === undefined
      ? fragment`exists (select from agents.left_out o where o.member = p.member
          and o.from_day <= ${day}::date and o.until_day > ${day}::date)`
      : fragment`p.member = any(${leftOutMembers}::text[])`
  const rows = await sql<Omit<ActiveMember, 'validBet'> & { validBet: string }>`
    select p.member, p.valid_bet::text as "validBet", (count(*) over ())::int as all,
      ${isLeftOut} as "isLeftOut"
    from (
      select member, sum(bets) as bets, sum(valid_bet) as valid_bet from (${played}) as one
      group by member
    ) as p
    where p.bets > 0 and p.valid_bet >= ${String(activeFrom)}::numeric
    order by p.valid_bet desc, p.member limit ${limit}`
  return rows.map((row) => ({ ...row, validBet: BigInt(row.validBet) }))
}

/** By days of the brand's calendar: each counts for who was above on that day. */
export async function listActiveOfDays(
  source: Source,
  which: Which & { readonly from: Day; readonly until: Day },
): Promise<ActiveMember[]> {
  const { agent, currency, from, until } = which
  const played = fragment`
    select d.member, d.bets, d.valid_bet from agents.member_days d
    join agents.lines l on l.member = d.member and d.day >= l.from_day and d.day < l.until_day
    where l.ancestor = ${agent} and d.day >= ${from}::date and d.day < ${until}::date
      and d.currency = ${currency} ${ofProducts(which)}`
  return await listPlayed(source, which, lastDayOf(which), played)
}

/** By five minutes of one day. */
export async function listActiveOfSlots(
  source: Source,
  which: Which & { readonly from: Date; readonly until: Date; readonly day: Day },
): Promise<ActiveMember[]> {
  const { agent, currency, from, until, day } = which
  const played = fragment`
    select d.member, d.bets, d.valid_bet from agents.member_slots d
    join agents.lines l on l.member = d.member
      and ${day}::date >= l.from_day and ${day}::date < l.until_day
    where l.ancestor = ${agent} and d.slot >= ${from} and d.slot < ${until}
      and d.currency = ${currency} ${ofProducts(which)}`
  return await listPlayed(source, which, day, played)
}
