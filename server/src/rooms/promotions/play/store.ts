import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Figures, SettledBet } from './bet.ts'

type Source = Pick<Database, 'sql'>

/** A bet with the terms under which it was placed. */
export type PlayedBet = SettledBet & {
  readonly day: Day
  readonly level: number
  /** The version of the rates. */
  readonly rates: number
  readonly rate: number
}

/** Adds bets to the days of their members, in one statement. */
export async function addPlay({ sql }: Transaction, played: readonly PlayedBet[]): Promise<void> {
  if (played.length === 0) return
  const of = <Value>(read: (one: PlayedBet) => Value) => played.map(read)
  const sum = (name: keyof Figures) => of(({ figures }) => String(figures[name]))
  await sql`
    insert into promotions.play as kept (member, day, category, currency, level, rates, corrected, rate,
      bets, stake, valid_bet, cash_stake, cash_payout, flat_bets, flat, part_bets, part, bonus_bets, bonus, rated)
    select member, day, category, currency, level, rates, corrected, min(rate),
      sum(bets), sum(stake), sum(valid_bet), sum(cash_stake), sum(cash_payout), sum(flat_bets), sum(flat),
      sum(part_bets), sum(part), sum(bonus_bets), sum(bonus), sum(rated)
    from unnest(
      ${of(({ member }) => member)}::text[], ${of(({ day }) => day)}::date[],
      ${of(({ category }) => category)}::text[], ${of(({ currency }) => currency)}::text[],
      ${of(({ level }) => level)}::integer[], ${of(({ rates }) => rates)}::integer[],
      ${of(({ isCorrection }) => isCorrection)}::boolean[], ${of(({ rate }) => rate)}::integer[],
      ${sum('bets')}::bigint[], ${sum('stake')}::numeric[], ${sum('validBet')}::numeric[],
      ${sum('cashStake')}::numeric[], ${sum('cashPayout')}::numeric[], ${sum('flatBets')}::bigint[],
      ${sum('flat')}::numeric[], ${sum('partBets')}::bigint[], ${sum('part')}::numeric[],
      ${sum('bonusBets')}::bigint[], ${sum('bonus')}::numeric[], ${sum('rated')}::numeric[]
    ) as one (member, day, category, currency, level, rates, corrected, rate, bets, stake, valid_bet, cash_stake,
      cash_payout, flat_bets, flat, part_bets, part, bonus_bets, bonus, rated)
    group by member, day, category, currency, level, rates, corrected
    order by member, day, category, currency, level, rates, corrected
    on conflict (member, day, category, currency, level, rates, corrected) do update set
      bets = kept.bets + excluded.bets, stake = kept.stake + excluded.stake,
      valid_bet = kept.valid_bet + excluded.valid_bet,
      cash_stake = kept.cash_stake + excluded.cash_stake, cash_payout = kept.cash_payout + excluded.cash_payout,
      flat_bets = kept.flat_bets + excluded.flat_bets, flat = kept.flat + excluded.flat,
      part_bets = kept.part_bets + excluded.part_bets, part = kept.part + excluded.part,
      bonus_bets = kept.bonus_bets + excluded.bonus_bets, bonus = kept.bonus + excluded.bonus,
      rated = kept.rated + excluded.rated`
}

export type Days = { readonly from: Day; readonly until: Day }

export type PlayedSum = {
  readonly member: MemberId
  readonly currency: Currency
  readonly validBet: bigint
  readonly cashStake: bigint
  readonly cashPayout: bigint
}

type SumRow = Pick<PlayedSum, 'member' | 'currency'> &
  Readonly<Record<'validBet' | 'cashStake' | 'cashPayout', string>>

/** What members played from a day on and before another. */
export async function sumPlay(
  { sql }: Source,
  members: readonly string[],
  { from, until }: Days,
): Promise<PlayedSum[]> {
  const rows = await sql<SumRow>`
    select p.member, p.currency, sum(p.valid_bet)::text as "validBet",
      sum(p.cash_stake)::text as "cashStake", sum(p.cash_payout)::text as "cashPayout"
    from promotions.play p
    where p.member = any(${[...members]}::text[]) and p.day >= ${from}::date and p.day < ${until}::date
    group by p.member, p.currency order by p.member, p.currency`
  return rows.map((row) => ({
    ...row,
    validBet: BigInt(row.validBet),
    cashStake: BigInt(row.cashStake),
    cashPayout: BigInt(row.cashPayout),
  }))
}

/** Who played within these days, by id. */
export async function listPlayers(
  { sql }: Source,
  { from, until }: Days,
  after: string,
  limit: number,
): Promise<MemberId[]> {
  const rows = await sql<{ member: MemberId }>`
    select distinct p.member from promotions.play p
    where p.day >= ${from}::date and p.day < ${until}::date and p.member > ${after}
    order by p.member limit ${limit}`
  return rows.map(({ member }) => member)
}

/** The first day that is open, held so that none is closed while something is counted. */
export async function holdOpenDay({ sql }: Transaction): Promise<Day> {
  const { day } = await sql.one<{ day: Day }>`
    select greatest(c.open_from, '2000-01-01')::text as day from promotions.play_clock c for share`
  return day
}

/** Closes the days before this one; waits for what is being counted. */
export async function closeDays({ sql }: Transaction, before: Day): Promise<void> {
  await sql`
    update promotions.play_clock set open_from = ${before}::date where open_from < ${before}::date`
}
