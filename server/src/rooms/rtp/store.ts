import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Sums } from './sums.ts'

type Source = Pick<Database, 'sql'>

export type Counted = {
  readonly day: Day
  readonly currency: string
  readonly vendor: string
  readonly game: string
  readonly sums: Sums
}

/** Adds to days, in one order, so that two deliveries cannot hold each other up. */
export async function count({ sql }: Transaction, counted: readonly Counted[]): Promise<void> {
  const of = <Value>(read: (one: Counted) => Value) => counted.map(read)
  await sql`
    insert into rtp.days as kept
      (day, currency, vendor, game, rounds, staked, returned, stake_squares, return_squares,
        products, highest_bps)
    select day, currency, vendor, game, sum(rounds), sum(staked), sum(returned),
      sum(stake_squares), sum(return_squares), sum(products), max(highest_bps)
    from unnest(
      ${of(({ day }) => day)}::date[],
      ${of(({ currency }) => currency)}::text[],
      ${of(({ vendor }) => vendor)}::text[],
      ${of(({ game }) => game)}::text[],
      ${of(({ sums }) => sums.rounds)}::bigint[],
      ${of(({ sums }) => String(sums.staked))}::numeric[],
      ${of(({ sums }) => String(sums.returned))}::numeric[],
      ${of(({ sums }) => String(sums.stakeSquares))}::numeric[],
      ${of(({ sums }) => String(sums.returnSquares))}::numeric[],
      ${of(({ sums }) => String(sums.products))}::numeric[],
      ${of(({ sums }) => sums.highestBps)}::bigint[]
    ) as one (day, currency, vendor, game, rounds, staked, returned, stake_squares, return_squares,
      products, highest_bps)
    group by day, currency, vendor, game order by day, currency, vendor, game
    on conflict (day, currency, vendor, game) do update set
      rounds = kept.rounds + excluded.rounds,
      staked = kept.staked + excluded.staked,
      returned = kept.returned + excluded.returned,
      stake_squares = kept.stake_squares + excluded.stake_squares,
      return_squares = kept.return_squares + excluded.return_squares,
      products = kept.products + excluded.products,
      highest_bps = greatest(kept.highest_bps, excluded.highest_bps)`
}

type SumsRow = Record<Exclude<keyof Sums, 'rounds' | 'highestBps'>, string> & {
  readonly rounds: string
  readonly highestBps: bigint
}

export type GameSums = { readonly vendor: string; readonly game: string; readonly sums: Sums }

type Since = { readonly since: Day; readonly currency: Currency }

/** Every game that was played since a day, that day included. */
export async function listGames({ sql }: Source, { since, currency }: Since): Promise<GameSums[]> {
  const rows = await sql<SumsRow & { vendor: string; game: string }>`
    select vendor, game, sum(rounds)::text as rounds, sum(staked) as staked,
      sum(returned) as returned, sum(stake_squares) as "stakeSquares",
      sum(return_squares) as "returnSquares", sum(products) as products,
      max(highest_bps) as "highestBps"
    from rtp.days
    where day >= ${since}::date and currency = ${currency}
    group by vendor, game
    having sum(staked) > 0`
  return rows.map(({ vendor, game, ...row }) => ({ vendor, game, sums: readSums(row) }))
}

/** The currencies in which anything was played since a day. */
export async function listCurrencies({ sql }: Source, since: Day): Promise<Currency[]> {
  const rows = await sql<{ currency: Currency }>`
    select distinct currency from rtp.days where day >= ${since}::date order by currency`
  return rows.map(({ currency }) => currency)
}

type DayRounds = { readonly vendor: string; readonly game: string; readonly rounds: number }

/** Rounds of one day. They are counted, not sums of money, so those of all currencies are added. */
export async function listRounds({ sql }: Source, day: Day): Promise<DayRounds[]> {
  return await sql<DayRounds>`
    select vendor, game, sum(rounds)::integer as rounds from rtp.days where day = ${day}::date
    group by vendor, game having sum(rounds) > 0`
}

export type DaySums = { readonly day: Day; readonly sums: Sums }

/** The days of some games together, the oldest first. */
export async function listDays(
  { sql }: Source,
  { since, currency, games }: Since & { readonly games: readonly Omit<GameSums, 'sums'>[] },
): Promise<DaySums[]> {
  const rows = await sql<SumsRow & { day: Day }>`
    select day, sum(rounds)::text as rounds, sum(staked) as staked, sum(returned) as returned,
      sum(stake_squares) as "stakeSquares", sum(return_squares) as "returnSquares",
      sum(products) as products, max(highest_bps) as "highestBps"
    from rtp.days
    join unnest(${games.map(({ vendor }) => vendor)}::text[],
      ${games.map(({ game }) => game)}::text[]) as wanted (vendor, game) using (vendor, game)
    where currency = ${currency} and day >= ${since}::date
    group by day order by day`
  return rows.map(({ day, ...row }) => ({ day, sums: readSums(row) }))
}

export async function removeBefore({ sql }: Transaction, day: Day): Promise<number> {
  return await sql.count`delete from rtp.days where day < ${day}::date`
}

function readSums(row: SumsRow): Sums {
  return {
    rounds: BigInt(row.rounds),
    staked: BigInt(row.staked),
    returned: BigInt(row.returned),
    stakeSquares: BigInt(row.stakeSquares),
    returnSquares: BigInt(row.returnSquares),
    products: BigInt(row.products),
    highestBps: row.highestBps,
  }
}
