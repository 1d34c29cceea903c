import type { Database } from '../../server/src/platform/database/database.ts'
import type { MemberId } from '../../server/src/rooms/wallet/wallet.ts'

/** Members of the benchmark have ids of one moment, so that a number finds one. */
export const memberOf = (number: number) =>
  `mem_0bench${String(number).padStart(20, '0')}` as MemberId

export const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => memberOf(from + place))

/** Members who may play. */
export async function addMembers({ sql }: Database, count: number): Promise<void> {
  await sql`
    insert into identity.members (id, account, account_key, nickname, type, currency, language, registered_at)
    select 'mem_0bench' || lpad(n::text, 20, '0'), 'bench' || n, 'bench' || n, '', 0, 'PHP', 'EN',
      now() - interval '30 days'
    from generate_series(0, ${count - 1}::integer) as n`
}

/** Today of so many: one category each, a little more for each than for the one before. */
export async function playToday(
  db: Database,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<void> {
  await db.transaction((tx) =>
    tx.script(`
      set local statement_timeout = 0;
      insert into promotions.play (member, day, category, currency, level, rates, corrected, rate, bets, stake,
        valid_bet, cash_stake, cash_payout, flat_bets, flat, part_bets, part, bonus_bets, bonus, rated)
      select 'mem_0bench' || lpad(n::text, 20, '0'), (now() at time zone 'Asia/Manila')::date, 'RNG', 'PHP', 0, 1,
        false, 30, 10, 100000 + n, 100000 + n, 100000 + n, 0, 0, 0, 0, 0, 0, 0, 100000 + n
      from generate_series(${from}, ${from + count - 1}) as n`),
  )
}

export async function countMissions({ sql }: Database): Promise<number> {
  const { running } = await sql.one<{ running: number }>`
    select count(*)::integer as running from promotions.missions m
    where m.settled_at is null and m.opens_at <= now() and m.closes_at > now()`
  return running
}

/** From now on nothing counts for a mission. */
export async function endMissions({ sql }: Database): Promise<void> {
  await sql`update promotions.missions set settled_at = now() where settled_at is null`
}

export async function countPaid({ sql }: Database): Promise<number> {
  const { paid } = await sql.one<{ paid: number }>`
    select count(*)::integer as paid from promotions.grants g where g.offer = 'rebate' and g.state = 'claimed'`
  return paid
}

/** Whether everything that happened is counted for points and for what members were given. */
export async function isCounted({ sql }: Database): Promise<boolean> {
  const { behind } = await sql.one<{ behind: boolean }>`
    select exists (
      select from platform.event_cursors c join platform.events e on e.position > c.position
      where c.subscriber in ('promotions', 'points')) as behind`
  return !behind
}
