import type { TeamSort } from '@baize/contract/agents/team-names'
import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import { fragment, type Database } from '../../../platform/database/database.ts'
import type { ContractKind } from '../contracts/contracts.ts'
import type { Sums } from './sums.ts'

type Source = Pick<Database, 'sql'>

type Days = {
  readonly firstDay: Day
  readonly lastDay: Day
  readonly currency: Currency
  /** Play of this one alone; money is of no product. */
  readonly product?: string | undefined
}

type Texts = Record<Exclude<keyof Sums, 'bets'>, string> & { readonly bets: string }

function readSums(row: Texts): Sums {
  return {
    bets: Number(row.bets),
    stake: BigInt(row.stake),
    validBet: BigInt(row.validBet),
    payout: BigInt(row.payout),
    deposits: BigInt(row.deposits),
    withdrawals: BigInt(row.withdrawals),
    bonus: BigInt(row.bonus),
    rebate: BigInt(row.rebate),
  }
}

const shown = fragment`
  coalesce(sum(bets), 0)::text as bets, coalesce(sum(stake), 0)::text as stake,
  coalesce(sum(valid_bet), 0)::text as "validBet", coalesce(sum(payout), 0)::text as payout,
  coalesce(sum(deposits), 0)::text as deposits,
  coalesce(sum(withdrawals), 0)::text as withdrawals, coalesce(sum(bonus), 0)::text as bonus,
  coalesce(sum(rebate), 0)::text as rebate`

/** Play and money have tables of their own; side by side they are rows of one kind. */
const played = fragment`
  d.bets, d.stake, d.valid_bet, d.payout, 0 as deposits, 0 as withdrawals, 0 as bonus, 0 as rebate`
const moved = fragment`
  0 as bets, 0 as stake, 0 as valid_bet, 0 as payout, d.deposits, d.withdrawals, d.bonus, d.rebate`

const inDays = ({ firstDay, lastDay, currency }: Days) => fragment`
  d.day between ${firstDay}::date and ${lastDay}::date and d.currency = ${currency}`

const inPlay = ({ product, ...days }: Days) => fragment`
  ${inDays(days)} ${product === undefined ? fragment`` : fragment`and d.product = ${product}`}`
const inMoney = ({ product, ...days }: Days) => fragment`
  ${inDays(days)} ${product === undefined ? fragment`` : fragment`and false`}`

export type TeamDay = Sums & { readonly day: Day; readonly active: number; readonly joined: number }

/** The days of a team on which anything was played or moved or anybody joined. Nobody's own days are read. */
export async function listTeamDays({ sql }: Source, agent: string, days: Days): Promise<TeamDay[]> {
  const rows = await sql<Texts & { day: Day; active: number; joined: number }>`
    select day, ${shown}, sum(active)::int as active, sum(joined)::int as joined from (
      select d.day, ${played}, 0 as active, 0 as joined from agents.team_days d
      where d.agent = ${agent} and ${inPlay(days)}
      union all
      select d.day, ${moved}, d.active, d.joined from agents.team_money_days d
      where d.agent = ${agent} and ${inMoney(days)}
    ) as one group by day order by day`
  return rows.map(({ day, active, joined, ...row }) => ({ day, active, joined, ...readSums(row) }))
}

/** What one member played and moved alone. */
export async function sumAlone({ sql }: Source, member: string, days: Days): Promise<Sums> {
  return readSums(
    await sql.one<Texts>`
      select ${shown} from (
        select ${played} from agents.member_days d where d.member = ${member} and ${inPlay(days)}
        union all
        select ${moved} from agents.money_days d where d.member = ${member} and ${inMoney(days)}
      ) as one`,
  )
}

const sortColumns: Readonly<Record<TeamSort, ReturnType<typeof fragment>>> = {
  validBet: fragment`sum(valid_bet)`,
  net: fragment`sum(payout + bonus + rebate - stake)`,
  deposits: fragment`sum(deposits)`,
  withdrawals: fragment`sum(withdrawals)`,
  stake: fragment`sum(stake)`,
  payout: fragment`sum(payout)`,
  bets: fragment`sum(bets)`,
  bonus: fragment`sum(bonus)`,
  rebate: fragment`sum(rebate)`,
}

export type LinesOf = Days & {
  readonly agent: string
  /** Only this one, at whatever depth; everybody directly below where absent. */
  readonly member?: string | undefined
  /** Each without those below. */
  readonly isAlone?: boolean | undefined
}

type LinesAsk = LinesOf & {
  readonly sort: TeamSort
  readonly direction: 'up' | 'down'
  readonly offset: number
  readonly limit: number
}

const below = ({ agent, member, firstDay, lastDay }: Omit<LinesOf, 'currency'>) => fragment`
  select member, from_day, until_day from agents.lines
  where ancestor = ${agent}
    and ${member === undefined ? fragment`distance = 1` : fragment`member = ${member}`}
    and from_day <= ${lastDay}::date and until_day > ${firstDay}::date`

/** All rows of play and money that come into the lines, each with whose line it is. */
function rowsOfLines({ agent, member, isAlone = false, ...days }: LinesOf) {
  const held = fragment`d.day >= l.from_day and d.day < l.until_day`
  const play = fragment`${held} and ${inPlay(days)}`
  const money = fragment`${held} and ${inMoney(days)}`
  const ofTeams = fragment`
    union all
    select l.member, ${played} from below l
    join agents.team_days d on d.agent = l.member and ${play}
    union all
    select l.member, ${moved} from below l
    join agents.team_money_days d on d.agent = l.member and ${money}`
  return fragment`
    with below as (${below({ agent, member, ...days })})
    select member, 0 as bets, 0 as stake, 0 as valid_bet, 0 as payout, 0 as deposits,
      0 as withdrawals, 0 as bonus, 0 as rebate from below
    union all
    select l.member, ${played} from below l
    join agents.member_days d on d.member = l.member and ${play}
    union all
    select l.member, ${moved} from below l
    join agents.money_days d on d.member = l.member and ${money}
    ${isAlone ? fragment`` : ofTeams}`
}

/**
 * Everybody who was directly below on any of the days, each with the own sums and the team's on the days in which it
 * was so. It reads as many rows as there are lines and days, however large the teams are.
 */
export async function listLines(
  { sql }: Source,
  { sort, direction, offset, limit, ...lines }: LinesAsk,
): Promise<{ readonly member: string; readonly sums: Sums }[]> {
  const rows = await sql<Texts & { member: string }>`
    select member, ${shown} from (${rowsOfLines(lines)}) as one
    group by member
    order by ${sortColumns[sort]} ${direction === 'up' ? fragment`asc` : fragment`desc`}, member desc
    limit ${limit} offset ${offset}`
  return rows.map(({ member, ...row }) => ({ member, sums: readSums(row) }))
}

/** What all lines come to, where they are not those of whole teams. */
export async function sumLines({ sql }: Source, lines: LinesOf): Promise<Sums> {
  return readSums(await sql.one<Texts>`select ${shown} from (${rowsOfLines(lines)}) as one`)
}

/** How many lines there are. */
export async function countLines(
  { sql }: Source,
  lines: Omit<LinesOf, 'currency'>,
): Promise<number> {
  const { total } = await sql.one<{ total: number }>`
    select count(distinct member)::int as total from (${below(lines)}) as one`
  return total
}

/** From below the first down to the second, both of today; the first is not among them, the second is the last. */
export async function listWay(
  { sql }: Source,
  { agent, member, day }: { readonly agent: string; readonly member: string; readonly day: Day },
): Promise<string[]> {
  const rows = await sql<{ member: string }>`
    select between_them.ancestor as member from agents.lines whole
    join agents.lines between_them on between_them.member = whole.member
      and between_them.distance < whole.distance
      and between_them.from_day <= ${day}::date and between_them.until_day > ${day}::date
    where whole.ancestor = ${agent} and whole.member = ${member}
      and whole.from_day <= ${day}::date and whole.until_day > ${day}::date
    order by between_them.distance desc`
  return [...rows.map((row) => row.member), member]
}

type MembersAsk = {
  readonly agent: string
  readonly day: Day
  readonly isDeep: boolean
  /** Older than this one. */
  readonly below?: string | undefined
  /** Only who has somebody below. */
  readonly onlyTeams?: boolean
  /** Only of these. */
  readonly among?: readonly string[] | undefined
  readonly limit: number
}

export type Placed = {
  readonly member: string
  readonly level: number
  readonly rate: number | null
}

const ofTeam = ({ agent, day, isDeep }: Pick<MembersAsk, 'agent' | 'day' | 'isDeep'>) => fragment`
  ancestor = ${agent} and from_day <= ${day}::date and until_day > ${day}::date
  ${isDeep ? fragment`` : fragment`and distance = 1`}`

/** Who is in a team today, the newest first. */
export async function listMembers({ sql }: Source, ask: MembersAsk): Promise<Placed[]> {
  const { day, below, among, onlyTeams = false, limit } = ask
  const hasTeam = fragment`exists (
    select from agents.lines deeper where deeper.ancestor = one.member and deeper.distance = 1
      and deeper.from_day <= ${day}::date and deeper.until_day > ${day}::date)`
  return await sql<Placed>`
    select l.member, l.level, r.rate from (
      select member, distance as level from agents.lines one where ${ofTeam(ask)}
        ${onlyTeams ? fragment`and ${hasTeam}` : fragment``}
        ${below === undefined ? fragment`` : fragment`and member < ${below}`}
        ${among === undefined ? fragment`` : fragment`and member = any(${[...among]}::text[])`}
      order by member desc limit ${limit}
    ) as l left join agents.rates r on r.member = l.member
    order by l.member desc`
}

export type GivenOpen = {
  readonly downline: string
  readonly kind: ContractKind
  readonly state: 'offered' | 'accepted' | 'houseOffered'
}

/** What somebody gives to these, or has offered them, and what the house offers them now. */
export async function listGivenOpen(
  { sql }: Source,
  {
    giver,
    downlines,
    at,
  }: {
    readonly giver: string
    readonly downlines: readonly string[]
    readonly at: Date
  },
): Promise<GivenOpen[]> {
  return await sql<GivenOpen>`
    select downline, kind, case when giver is null then 'houseOffered' else state end as state
    from agents.contracts
    where downline = any(${[...downlines]}::text[]) and state in ('offered', 'accepted')
      and (giver = ${giver} or (giver is null and state = 'offered' and expires_at > ${at}))
    order by kind, state`
}

/** How many there are, as it is kept: nobody is counted. */
export async function countMembers(
  { sql }: Source,
  { agent, day, isDeep }: Pick<MembersAsk, 'agent' | 'day' | 'isDeep'>,
): Promise<number> {
  const row = await sql.maybe<{ members: number; direct: number }>`
    select members, direct from agents.team_sizes
    where agent = ${agent} and day <= ${day}::date order by day desc limit 1`
  return row === undefined ? 0 : isDeep ? row.members : row.direct
}

/** How many of a team are left out of active counts on a day; it reads those who are left out, and these are few. */
export async function countLeftOut(
  { sql }: Source,
  { agent, day }: Pick<MembersAsk, 'agent' | 'day'>,
): Promise<number> {
  const { members } = await sql.one<{ members: number }>`
    select count(*)::int as members
    from (
      select distinct member from agents.left_out
      where from_day <= ${day}::date and until_day > ${day}::date
    ) as o cross join lateral (
      -- The limit holds the database to asking for one after the other, and never for the whole team.
      select from agents.lines l where l.member = o.member and l.ancestor = ${agent}
        and l.from_day <= ${day}::date and l.until_day > ${day}::date
      limit 1
    ) as l`
  return members
}
