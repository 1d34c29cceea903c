import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import { fragment, type Database, type Transaction } from '../../platform/database/database.ts'
import type { DaySpan } from '@baize/kernel/day-span'
import type { BetSums, Counted } from './sums.ts'

type Source = Pick<Database, 'sql'>

type Heard = {
  readonly member: string
  readonly day: Day
  readonly currency: string
}

export type HeardBet = Heard &
  Counted & { readonly product: string; readonly vendor: string; readonly stakedAt: Date }

export type HeardCash = Heard & { readonly deposits: bigint; readonly withdrawals: bigint }

export async function addBets({ sql }: Transaction, heard: readonly HeardBet[]): Promise<void> {
  if (heard.length === 0) return
  const of = <Value>(read: (one: HeardBet) => Value) => heard.map(read)
  await sql`
    insert into reports.member_days as kept (member, day, product, vendor, currency, bets, stake,
      valid_bet, payout, won_bets, won_stake, won_valid_bet, won_payout)
    select member, day, product, vendor, currency, sum(bets), sum(stake), sum(valid_bet),
      sum(payout), sum(won_bets), sum(won_stake), sum(won_valid_bet), sum(won_payout)
    from unnest(
      ${of(({ member }) => member)}::text[],
      ${of(({ day }) => day)}::date[],
      ${of(({ product }) => product)}::text[],
      ${of(({ vendor }) => vendor)}::text[],
      ${of(({ currency }) => currency)}::text[],
      ${of(({ all }) => all.bets)}::bigint[],
      ${of(({ all }) => String(all.stake))}::numeric[],
      ${of(({ all }) => String(all.validBet))}::numeric[],
      ${of(({ all }) => String(all.payout))}::numeric[],
      ${of(({ won }) => won.bets)}::bigint[],
      ${of(({ won }) => String(won.stake))}::numeric[],
      ${of(({ won }) => String(won.validBet))}::numeric[],
      ${of(({ won }) => String(won.payout))}::numeric[]
    ) as one (member, day, product, vendor, currency, bets, stake, valid_bet, payout,
      won_bets, won_stake, won_valid_bet, won_payout)
    group by member, day, product, vendor, currency
    order by member, day, product, vendor, currency
    on conflict (member, day, product, vendor, currency) do update set
      bets = kept.bets + excluded.bets,
      stake = kept.stake + excluded.stake,
      valid_bet = kept.valid_bet + excluded.valid_bet,
      payout = kept.payout + excluded.payout,
      won_bets = kept.won_bets + excluded.won_bets,
      won_stake = kept.won_stake + excluded.won_stake,
      won_valid_bet = kept.won_valid_bet + excluded.won_valid_bet,
      won_payout = kept.won_payout + excluded.won_payout`
}

export async function addCash({ sql }: Transaction, heard: readonly HeardCash[]): Promise<void> {
  if (heard.length === 0) return
  await sql`
    insert into reports.cash_days as kept (member, day, currency, deposits, withdrawals)
    select member, day, currency, sum(deposits), sum(withdrawals)
    from unnest(
      ${heard.map(({ member }) => member)}::text[],
      ${heard.map(({ day }) => day)}::date[],
      ${heard.map(({ currency }) => currency)}::text[],
      ${heard.map(({ deposits }) => String(deposits))}::numeric[],
      ${heard.map(({ withdrawals }) => String(withdrawals))}::numeric[]
    ) as one (member, day, currency, deposits, withdrawals)
    group by member, day, currency order by member, day, currency
    on conflict (member, day, currency) do update set
      deposits = kept.deposits + excluded.deposits,
      withdrawals = kept.withdrawals + excluded.withdrawals`
}

type Whose = Pick<DaySpan, 'firstDay' | 'lastDay'> & {
  readonly member: string
  readonly currency: Currency
}

type SumsRow = Record<keyof BetSums, string>

function readSums({ bets, stake, validBet, payout }: SumsRow): BetSums {
  return {
    bets: Number(bets),
    stake: BigInt(stake),
    validBet: BigInt(validBet),
    payout: BigInt(payout),
  }
}

type Which = { readonly product?: string; readonly vendor?: string }

const ofMember = ({ member, currency, firstDay, lastDay }: Whose) => fragment`
  member = ${member} and currency = ${currency}
  and day between ${firstDay}::date and ${lastDay}::date`

/** What the bets of a span came to, and of these the won ones. */
export async function sumBets({ sql }: Source, whose: Whose, which: Which): Promise<Counted> {
  const { product, vendor } = which
  const row = await sql.one<SumsRow & Record<`won${Capitalize<keyof BetSums>}`, string>>`
    select coalesce(sum(bets), 0)::text as bets, coalesce(sum(stake), 0)::text as stake,
      coalesce(sum(valid_bet), 0)::text as "validBet", coalesce(sum(payout), 0)::text as payout,
      coalesce(sum(won_bets), 0)::text as "wonBets",
      coalesce(sum(won_stake), 0)::text as "wonStake",
      coalesce(sum(won_valid_bet), 0)::text as "wonValidBet",
      coalesce(sum(won_payout), 0)::text as "wonPayout"
    from reports.member_days where ${ofMember(whose)}
      ${product === undefined ? fragment`` : fragment`and product = ${product}`}
      ${vendor === undefined ? fragment`` : fragment`and vendor = ${vendor}`}`
  return {
    all: readSums(row),
    won: readSums({
      bets: row.wonBets,
      stake: row.wonStake,
      validBet: row.wonValidBet,
      payout: row.wonPayout,
    }),
  }
}

export type ProductDay = { readonly day: Day; readonly product: string; readonly sums: BetSums }

export async function listProductDays({ sql }: Source, whose: Whose): Promise<ProductDay[]> {
  const rows = await sql<SumsRow & { day: Day; product: string }>`
    select day, product, sum(bets)::text as bets, sum(stake)::text as stake,
      sum(valid_bet)::text as "validBet", sum(payout)::text as payout
    from reports.member_days where ${ofMember(whose)}
    group by day, product order by day, product`
  return rows.map(({ day, product, ...row }) => ({ day, product, sums: readSums(row) }))
}

export type CashDay = { readonly day: Day; readonly deposits: bigint; readonly withdrawals: bigint }

export async function listCashDays({ sql }: Source, whose: Whose): Promise<CashDay[]> {
  const rows = await sql<Record<'deposits' | 'withdrawals', string> & { day: Day }>`
    select day, deposits, withdrawals from reports.cash_days where ${ofMember(whose)} order by day`
  return rows.map(({ day, deposits, withdrawals }) => ({
    day,
    deposits: BigInt(deposits),
    withdrawals: BigInt(withdrawals),
  }))
}
