import type { Day } from '@baize/kernel/time'
import { fragment, type Transaction } from '../../../platform/database/database.ts'
import type { HeardBet, HeardJoin, HeardMoney } from './heard.ts'

type Booked<One> = One & { readonly day: Day }

/**
 * Adds bets to the days of their members and to those of all teams that they are in; and to the five minutes of members
 * in whose teams somebody is paid within the day. Whoever had none on that day is one more active member there.
 */
export async function addBets(
  { sql }: Transaction,
  heard: readonly Booked<HeardBet>[],
): Promise<void> {
  if (heard.length === 0) return
  const of = <Value>(read: (one: Booked<HeardBet>) => Value) => heard.map(read)
  await sql`
    with given as (
      select * from unnest(
        ${of(({ member }) => member)}::text[],
        ${of(({ day }) => day)}::date[],
        ${of(({ at }) => at)}::timestamptz[],
        ${of(({ product }) => product)}::text[],
        ${of(({ currency }) => currency)}::text[],
        ${of(({ bets }) => bets)}::bigint[],
        ${of(({ stake }) => String(stake))}::numeric[],
        ${of(({ validBet }) => String(validBet))}::numeric[],
        ${of(({ payout }) => String(payout))}::numeric[]
      ) as one (member, day, at, product, currency, bets, stake, valid_bet, payout)
    ), days as (
      select member, day, product, currency, sum(bets) as bets, sum(stake) as stake,
        sum(valid_bet) as valid_bet, sum(payout) as payout
      from given group by member, day, product, currency
    ), playing as (
      select member, day, currency from days where bets > 0 group by member, day, currency
    ), fresh as (
      select * from playing p where not exists (
        select from agents.member_days k
        where (k.member, k.day, k.currency) = (p.member, p.day, p.currency) and k.bets > 0
      )
    ), kept_days as (
      insert into agents.member_days as kept
        (member, day, product, currency, bets, stake, valid_bet, payout)
      select * from days order by member, day, product, currency
      on conflict (member, day, product, currency) do update set
        bets = kept.bets + excluded.bets,
        stake = kept.stake + excluded.stake,
        valid_bet = kept.valid_bet + excluded.valid_bet,
        payout = kept.payout + excluded.payout
    ), kept_slots as (
      insert into agents.member_slots as kept
        (slot, member, product, currency, bets, stake, valid_bet, payout)
      select date_bin('5 minutes', at, '2000-01-01 00:00Z') as slot, member, product, currency,
        sum(bets), sum(stake), sum(valid_bet), sum(payout)
      from given where exists (
        select from agents.fine f where f.agent = given.member
        union all
        select from agents.lines l join agents.fine f on f.agent = l.ancestor
        where l.member = given.member
      )
      group by slot, member, product, currency order by slot, member, product, currency
      on conflict (slot, member, product, currency) do update set
        bets = kept.bets + excluded.bets,
        stake = kept.stake + excluded.stake,
        valid_bet = kept.valid_bet + excluded.valid_bet,
        payout = kept.payout + excluded.payout
    ), kept_people as (
      insert into agents.team_money_days as kept (agent, day, currency, active)
      select l.ancestor, f.day, f.currency, count(*)
      from fresh f join agents.lines l on l.member = f.member
        and f.day >= l.from_day and f.day < l.until_day
      group by l.ancestor, f.day, f.currency order by l.ancestor, f.day, f.currency
      on conflict (agent, day, currency) do update set active = kept.active + excluded.active
    )
    insert into agents.team_days as kept
      (agent, day, product, currency, bets, stake, valid_bet, payout)
    select l.ancestor, d.day, d.product, d.currency, sum(d.bets), sum(d.stake), sum(d.valid_bet),
      sum(d.payout)
    from days d join agents.lines l on l.member = d.member
      and d.day >= l.from_day and d.day < l.until_day
    group by l.ancestor, d.day, d.product, d.currency
    order by l.ancestor, d.day, d.product, d.currency
    on conflict (agent, day, product, currency) do update set
      bets = kept.bets + excluded.bets,
      stake = kept.stake + excluded.stake,
      valid_bet = kept.valid_bet + excluded.valid_bet,
      payout = kept.payout + excluded.payout`
}

const addedMoney = fragment`
  deposits = kept.deposits + excluded.deposits,
  withdrawals = kept.withdrawals + excluded.withdrawals,
  got = kept.got + excluded.got,
  given = kept.given + excluded.given,
  earned = kept.earned + excluded.earned,
  paid = kept.paid + excluded.paid`

export async function addMoney(
  { sql }: Transaction,
  heard: readonly Booked<HeardMoney>[],
): Promise<void> {
  if (heard.length === 0) return
  const of = (read: (one: HeardMoney) => bigint | undefined) =>
    heard.map((one) => String(read(one) ?? 0n))
  await sql`
    with days as (
      select member, day, currency, sum(deposits) as deposits, sum(withdrawals) as withdrawals,
        sum(got) as got, sum(given) as given, sum(earned) as earned, sum(paid) as paid
      from unnest(
        ${heard.map(({ member }) => member)}::text[],
        ${heard.map(({ day }) => day)}::date[],
        ${heard.map(({ currency }) => currency)}::text[],
        ${of(({ deposits }) => deposits)}::numeric[],
        ${of(({ withdrawals }) => withdrawals)}::numeric[],
        ${of(({ got }) => got)}::numeric[],
        ${of(({ given }) => given)}::numeric[],
        ${of(({ earned }) => earned)}::numeric[],
        ${of(({ paid }) => paid)}::numeric[]
      ) as one (member, day, currency, deposits, withdrawals, got, given, earned, paid)
      group by member, day, currency
    ), kept_days as (
      insert into agents.money_days as kept
        (member, day, currency, deposits, withdrawals, got, given, earned, paid)
      select * from days order by member, day, currency
      on conflict (member, day, currency) do update set ${addedMoney}
    )
    insert into agents.team_money_days as kept
      (agent, day, currency, deposits, withdrawals, got, given, earned, paid)
    select l.ancestor, d.day, d.currency, sum(d.deposits), sum(d.withdrawals), sum(d.got), sum(d.given),
      sum(d.earned), sum(d.paid)
    from days d join agents.lines l on l.member = d.member
      and d.day >= l.from_day and d.day < l.until_day
    group by l.ancestor, d.day, d.currency order by l.ancestor, d.day, d.currency
    on conflict (agent, day, currency) do update set ${addedMoney}`
}

export async function addJoined(
  { sql }: Transaction,
  heard: readonly Booked<HeardJoin>[],
): Promise<void> {
  if (heard.length === 0) return
  await sql`
    insert into agents.team_money_days as kept (agent, day, currency, joined)
    select l.ancestor, one.day, one.currency, count(*)
    from unnest(
      ${heard.map(({ member }) => member)}::text[],
      ${heard.map(({ day }) => day)}::date[],
      ${heard.map(({ currency }) => currency)}::text[]
    ) as one (member, day, currency)
    join agents.lines l on l.member = one.member and one.day >= l.from_day and one.day < l.until_day
    group by l.ancestor, one.day, one.currency order by l.ancestor, one.day, one.currency
    on conflict (agent, day, currency) do update set joined = kept.joined + excluded.joined`
}

export async function keepSlots({ sql }: Transaction, agent: string, since: Date): Promise<void> {
  await sql`
    insert into agents.fine (agent, since) values (${agent}, ${since}) on conflict do nothing`
}
