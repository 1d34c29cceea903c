import type { Currency } from '@baize/kernel/money'
import { addDays, type Day } from '@baize/kernel/time'
import { fragment, type Database, type Fragment } from '../../../platform/database/database.ts'
import { changedRows, type Change } from './changes.store.ts'

type Source = Pick<Database, 'sql'>

/** What a team came to; sums in the smallest unit. */
export type TeamSums = {
  readonly bets: number
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly bonus: bigint
  readonly rebate: bigint
  /** Members below, the agent not among them, whose valid bet is high enough and who are not left out. */
  readonly active: number
  /** Members whose valid bet is high enough and who do not count. */
  readonly leftOut: number
  /** The highest of these. */
  readonly leftOutMembers: readonly string[]
}

/** So many are named of a window; who comes after them bet least. */
export const mostNamed = 200

type Which<Moment> = {
  readonly agents: readonly string[]
  readonly products: readonly string[] | null
  readonly currency: Currency
  readonly activeFrom: bigint
  readonly from: Moment
  readonly until: Moment
  /** Counted beside what is kept. */
  readonly changes?: readonly Change[]
}

type Row = Record<
  Exclude<keyof TeamSums, 'bets' | 'active' | 'leftOut' | 'leftOutMembers'>,
  string
> & {
  readonly agent: string
  readonly bets: string
  readonly active: number
  readonly leftOut: number
  readonly leftOutMembers: readonly string[]
}

const noMoney = fragment`
  select ''::text as agent, 0::numeric as deposits, 0::numeric as withdrawals, 0::numeric as bonus,
    0::numeric as rebate where false`

function readSums(rows: readonly Row[]): ReadonlyMap<string, TeamSums> {
  return new Map(
    rows.map(({ agent, bets, active, leftOut, leftOutMembers, ...sums }) => [
      agent,
      {
        bets: Number(bets),
        active,
        leftOut,
        leftOutMembers,
        stake: BigInt(sums.stake),
        validBet: BigInt(sums.validBet),
        payout: BigInt(sums.payout),
        deposits: BigInt(sums.deposits),
        withdrawals: BigInt(sums.withdrawals),
        bonus: BigInt(sums.bonus),
        rebate: BigInt(sums.rebate),
      },
    ]),
  )
}

/** `played` gives agent, member, bets, stake, valid_bet, payout of each member of each team; `money` sums by agent. */
async function sumPlayed(
  { sql }: Source,
  {
    agents,
    activeFrom,
    day,
  }: Pick<Which<unknown>, 'agents' | 'activeFrom'> & { readonly day: Day },
  played: ReturnType<typeof fragment>,
  money: ReturnType<typeof fragment>,
): Promise<ReadonlyMap<string, TeamSums>> {
  const rows = await sql<Row>`
    with played as (${played}), teams as (
      select agent, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet,
        sum(payout) as payout,
        count(*) filter (where counts and o.member is null)::int as active,
        count(*) filter (where counts and o.member is not null)::int as left_out,
        (array_agg(p.member order by valid_bet desc, p.member)
          filter (where counts and o.member is not null))[1:${mostNamed}::int] as left_out_members
      from (
        select *, member <> agent and valid_bet >= ${String(activeFrom)}::numeric and bets > 0 as counts
        from played
      ) as p left join agents.left_out o on o.member = p.member
        and o.from_day <= ${day}::date and o.until_day > ${day}::date
      group by agent
    ), money as (${money})
    select a.agent, coalesce(t.bets, 0)::text as bets, coalesce(t.stake, 0)::text as stake,
      coalesce(t.valid_bet, 0)::text as "validBet", coalesce(t.payout, 0)::text as payout,
      coalesce(t.active, 0) as active, coalesce(t.left_out, 0) as "leftOut",
      coalesce(t.left_out_members, '{}') as "leftOutMembers",
      coalesce(m.deposits, 0)::text as deposits, coalesce(m.withdrawals, 0)::text as withdrawals,
      coalesce(m.bonus, 0)::text as bonus, coalesce(m.rebate, 0)::text as rebate
    from unnest(${agents}::text[]) as a (agent)
    left join teams t on t.agent = a.agent left join money m on m.agent = a.agent`
  return readSums(rows)
}

const productsIn = (products: readonly string[] | null) =>
  products === null ? fragment`` : fragment`and d.product = any(${products}::text[])`

/** The rows that are kept of members, and with them those of changes, where there are any. */
function rowsOf(table: 'day' | 'slot', changes: readonly Change[] = []): Fragment {
  const kept = table === 'day' ? fragment`agents.member_days` : fragment`agents.member_slots`
  if (changes.length === 0) return kept
  const at = table === 'day' ? fragment`day` : fragment`slot`
  const columns = fragment`member, ${at}, product, currency, bets, stake, valid_bet, payout`
  return fragment`(
    select ${columns} from ${kept} union all select ${columns} from ${changedRows(changes)})`
}

/** Who is left out on the last day of a window does not count in it, whenever that was found. */
export function lastDayOf({ until }: { readonly until: Day }): Day {
  return addDays(until, -1)
}

/** By days of the brand's calendar: each counts for who was above on that day. */
export async function sumDays(source: Source, which: Which<Day>) {
  const { agents, products, currency, from, until, changes } = which
  const rows = rowsOf('day', changes)
  const inWindow = fragment`
    d.day >= ${from}::date and d.day < ${until}::date and d.currency = ${currency}`
  const played = fragment`
    select agent, member, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet,
      sum(payout) as payout
    from (
      select l.ancestor as agent, d.* from ${rows} d
      join agents.lines l on l.member = d.member and d.day >= l.from_day and d.day < l.until_day
      where l.ancestor = any(${agents}::text[]) and ${inWindow} ${productsIn(products)}
      union all
      select d.member as agent, d.* from ${rows} d
      where d.member = any(${agents}::text[]) and ${inWindow} ${productsIn(products)}
    ) as one
    group by agent, member`
  const money = fragment`
    select agent, sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(bonus) as bonus,
      sum(rebate) as rebate
    from (
      select d.agent, d.deposits, d.withdrawals, d.bonus, d.rebate from agents.team_money_days d
      where d.agent = any(${agents}::text[]) and ${inWindow}
      union all
      select d.member, d.deposits, d.withdrawals, d.bonus, d.rebate from agents.money_days d
      where d.member = any(${agents}::text[]) and ${inWindow}
    ) as one
    group by agent`
  return await sumPlayed(source, { ...which, day: lastDayOf(which) }, played, money)
}

/** By five minutes; of money nothing is kept so finely. */
export async function sumSlots(
  source: Source,
  which: Which<Date> & {
    /** The day of the brand's calendar that the window is in. */
    readonly day: Day
  },
) {
  const { agents, products, currency, from, until, day, changes } = which
  const rows = rowsOf('slot', changes)
  const inWindow = fragment`
    d.slot >= ${from} and d.slot < ${until} and d.currency = ${currency} ${productsIn(products)}`
  const played = fragment`
    select agent, member, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet,
      sum(payout) as payout
    from (
      select l.ancestor as agent, d.* from ${rows} d
      join agents.lines l on l.member = d.member
        and ${day}::date >= l.from_day and ${day}::date < l.until_day
      where l.ancestor = any(${agents}::text[]) and ${inWindow}
      union all
      select d.member as agent, d.* from ${rows} d
      where d.member = any(${agents}::text[]) and ${inWindow}
    ) as one
    group by agent, member`
  return await sumPlayed(source, which, played, noMoney)
}
