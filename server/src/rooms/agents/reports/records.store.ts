import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import { fragment, type Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

type Reach = { readonly agent: string; readonly isDeep: boolean; readonly day: Day }
type Days = { readonly firstDay: Day; readonly lastDay: Day; readonly currency: Currency }

export type JoinedRow = { readonly member: MemberId; readonly fromDay: Day }

const inTeam = ({ agent, isDeep, day }: Reach) => fragment`
  l.ancestor = ${agent} and l.from_day <= ${day}::date and l.until_day > ${day}::date
  ${isDeep ? fragment`` : fragment`and l.distance = 1`}`

export async function listJoined({ sql }: Source, reach: Reach, most: number) {
  return await sql<JoinedRow>`
    select l.member, l.from_day::text as "fromDay" from agents.lines l
    where ${inTeam(reach)} limit ${most}`
}

export async function pickJoined({ sql }: Source, reach: Reach, members: readonly string[]) {
  return await sql<JoinedRow>`
    select l.member, l.from_day::text as "fromDay" from agents.lines l
    where ${inTeam(reach)} and l.member = any(${[...members]}::text[])`
}

export type PlayedSums = {
  readonly bets: number
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
}

export async function sumPlayed(
  { sql }: Source,
  agent: string,
  { firstDay, lastDay, currency }: Days,
): Promise<PlayedSums> {
  const row = await sql.one<Record<keyof PlayedSums, string>>`
    select coalesce(sum(bets), 0)::text as bets, coalesce(sum(stake), 0)::text as stake,
      coalesce(sum(valid_bet), 0)::text as "validBet", coalesce(sum(payout), 0)::text as payout
    from agents.team_days
    where agent = ${agent} and day between ${firstDay}::date and ${lastDay}::date
      and currency = ${currency}`
  return {
    bets: Number(row.bets),
    stake: BigInt(row.stake),
    validBet: BigInt(row.validBet),
    payout: BigInt(row.payout),
  }
}

export type MoneySums = {
  readonly deposits: bigint
  readonly withdrawals: bigint
  /** From and to others above or below. */
  readonly got: bigint
  readonly given: bigint
  /** By contracts. */
  readonly earned: bigint
  readonly paid: bigint
  readonly bonus: bigint
  readonly rebate: bigint
}
export type MoneyDay = MoneySums & { readonly member: MemberId; readonly day: Day }

export type MoneyAsk = Reach &
  Days & {
    readonly after?: { readonly day: string; readonly member: string } | undefined
    readonly limit: number
  }

type MoneyTexts = Record<keyof MoneySums, string>

const readMoney = (row: MoneyTexts): MoneySums => ({
  deposits: BigInt(row.deposits),
  withdrawals: BigInt(row.withdrawals),
  got: BigInt(row.got),
  given: BigInt(row.given),
  earned: BigInt(row.earned),
  paid: BigInt(row.paid),
  bonus: BigInt(row.bonus),
  rebate: BigInt(row.rebate),
})

const moneyColumns = fragment`
  d.member, d.day::text as day, d.deposits::text, d.withdrawals::text, d.got::text, d.given::text, d.earned::text,
  d.paid::text, d.bonus::text, d.rebate::text`

type MoneyRow = MoneyTexts & { readonly member: MemberId; readonly day: Day }

const toDay = ({ member, day, ...sums }: MoneyRow): MoneyDay => ({
  member,
  day,
  ...readMoney(sums),
})

const within = ({ firstDay, lastDay, currency, after }: Omit<MoneyAsk, keyof Reach | 'limit'>) =>
  fragment`
    d.day between ${firstDay}::date and ${lastDay}::date and d.currency = ${currency}
    ${after === undefined ? fragment`` : fragment`and (d.day, d.member) < (${after.day}::date, ${after.member})`}`

export type PlacedRow = JoinedRow & { readonly untilDay: Day }

const inTeamOn = ({ agent, isDeep }: Reach) => fragment`
  l.ancestor = ${agent} ${isDeep ? fragment`` : fragment`and l.distance = 1`}`

/** Who was in the team on some of these days, and from when until when; somebody may have been twice. */
export async function listPlaced({ sql }: Source, reach: Reach & Days, most: number) {
  return await sql<PlacedRow>`
    select l.member, l.from_day::text as "fromDay", l.until_day::text as "untilDay" from agents.lines l
    where ${inTeamOn(reach)} and l.from_day <= ${reach.lastDay}::date and l.until_day > ${reach.firstDay}::date
    limit ${most}`
}

/** Which of these lines are of who was in the team on their day. */
export async function pickPlaced({ sql }: Source, reach: Reach, days: readonly MoneyDay[]) {
  return await sql<{ member: string; day: Day }>`
    select asked.member, asked.day::text as day
    from unnest(${days.map(({ member }) => member)}::text[], ${days.map(({ day }) => day)}::date[])
      as asked (member, day)
    where exists (
      select from agents.lines l where ${inTeamOn(reach)} and l.member = asked.member
        and asked.day >= l.from_day and asked.day < l.until_day
    )`
}

/** Of these members on the days on which they were in the team, by the key of members. */
export async function listMoneyOf(
  { sql }: Source,
  placed: readonly PlacedRow[],
  { limit, ...ask }: MoneyAsk,
): Promise<MoneyDay[]> {
  const rows = await sql<MoneyRow>`
    select ${moneyColumns}
    from unnest(
      ${placed.map(({ member }) => member)}::text[], ${placed.map(({ fromDay }) => fromDay)}::date[],
      ${placed.map(({ untilDay }) => untilDay)}::date[]
    ) as whose (member, from_day, until_day)
    join agents.money_days d on d.member = whose.member and d.day >= whose.from_day and d.day < whose.until_day
    where ${within(ask)}
    order by d.day desc, d.member desc limit ${limit}`
  return rows.map(toDay)
}

/** Of everybody, in the order of the index by day. */
export async function lookMoney({ sql }: Source, { limit, ...ask }: MoneyAsk): Promise<MoneyDay[]> {
  const rows = await sql<MoneyRow>`
    select ${moneyColumns} from agents.money_days d where ${within(ask)}
    order by d.day desc, d.member desc limit ${limit}`
  return rows.map(toDay)
}

const moneySums = fragment`
  coalesce(sum(d.deposits), 0)::text as deposits, coalesce(sum(d.withdrawals), 0)::text as withdrawals,
  coalesce(sum(d.got), 0)::text as got, coalesce(sum(d.given), 0)::text as given,
  coalesce(sum(d.earned), 0)::text as earned, coalesce(sum(d.paid), 0)::text as paid,
  coalesce(sum(d.bonus), 0)::text as bonus, coalesce(sum(d.rebate), 0)::text as rebate`

/** Of the whole team from its own days; of those right below from theirs. */
export async function sumMoney({ sql }: Source, ask: Reach & Days): Promise<MoneySums> {
  const days = fragment`
    d.day between ${ask.firstDay}::date and ${ask.lastDay}::date and d.currency = ${ask.currency}`
  const from = ask.isDeep
    ? fragment`agents.team_money_days d where d.agent = ${ask.agent} and ${days}`
    : fragment`agents.lines l
        join agents.money_days d on d.member = l.member and d.day >= l.from_day and d.day < l.until_day
        where ${inTeamOn(ask)} and ${days}`
  return readMoney(await sql.one<MoneyTexts>`select ${moneySums} from ${from}`)
}
