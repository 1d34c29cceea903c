import type { Currency } from '@baize/kernel/money'
import type { Span } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { BetSums } from '../sums.ts'
import { quarterOf, slotOf } from './hours.ts'

type Source = Pick<Database, 'sql'>

export type PlayedBet = {
  readonly member: string
  readonly stakedAt: Date
  readonly currency: string
  readonly all: BetSums
}

/**
 * Adds to the quarters. All members meet in these rows, so they are the last that a transaction takes and it takes them
 * in the order of their key: whoever holds one waits for none before it, so no two wait for each other. They are not
 * hot: one node at a time delivers, hundreds of bets in one commit, and beside it come single events that were set aside.
 */
export async function addQuarters({ sql }: Transaction, bets: readonly PlayedBet[]): Promise<void> {
  if (bets.length === 0) return
  await sql`
    insert into reports.brand_quarters as kept (currency, quarter, bets, staked, valid, returned)
    select currency, quarter, sum(bets), sum(staked), sum(valid), sum(returned)
    from unnest(
      ${bets.map(({ currency }) => currency)}::text[],
      ${bets.map(({ stakedAt }) => quarterOf(stakedAt).toISOString())}::timestamptz[],
      ${bets.map(({ all }) => all.bets)}::bigint[],
      ${bets.map(({ all }) => String(all.stake))}::numeric[],
      ${bets.map(({ all }) => String(all.validBet))}::numeric[],
      ${bets.map(({ all }) => String(all.payout))}::numeric[]
    ) as one (currency, quarter, bets, staked, valid, returned)
    group by currency, quarter order by currency, quarter
    on conflict (currency, quarter) do update set
      bets = kept.bets + excluded.bets,
      staked = kept.staked + excluded.staked,
      valid = kept.valid + excluded.valid,
      returned = kept.returned + excluded.returned`
}

/** Notes who plays; who is noted already costs a look and no write. */
export async function addPlayers(
  { sql }: Transaction,
  bets: readonly Pick<PlayedBet, 'member' | 'stakedAt'>[],
): Promise<void> {
  if (bets.length === 0) return
  await sql`
    insert into reports.recent_players (slot, member)
    select distinct slot, member from unnest(
      ${bets.map(({ stakedAt }) => slotOf(stakedAt).toISOString())}::timestamptz[],
      ${bets.map(({ member }) => member)}::text[]
    ) as one (slot, member)
    order by slot, member
    on conflict do nothing`
}

type SumsRow = { bets: bigint; stake: string; validBet: string; payout: string }

function readSums({ bets, stake, validBet, payout }: SumsRow): BetSums {
  return {
    bets: Number(bets),
    stake: BigInt(stake),
    validBet: BigInt(validBet),
    payout: BigInt(payout),
  }
}

export type Quarter = { readonly at: Date; readonly sums: BetSums }

/** The quarters of spans in which something was played, those of each span in its place. */
export async function listQuarters(
  { sql }: Source,
  currency: Currency,
  spans: readonly Span[],
): Promise<Quarter[][]> {
  const rows = await sql<SumsRow & { place: bigint; at: Date }>`
    select span.place, quarter as at, bets, staked::text as stake, valid::text as "validBet",
      returned::text as payout
    from unnest(
      ${spans.map(({ start }) => start.toISOString())}::timestamptz[],
      ${spans.map(({ end }) => end.toISOString())}::timestamptz[]
    ) with ordinality as span (start, until, place)
    join reports.brand_quarters on currency = ${currency}
      and quarter >= span.start and quarter < span.until
    order by span.place, quarter`
  const found: Quarter[][] = spans.map(() => [])
  for (const { place, at, ...row } of rows) {
    found[Number(place) - 1]?.push({ at, sums: readSums(row) })
  }
  return found
}

/** What each of many spans came to, in its place; nothing where nothing was played. */
export async function sumSpans(
  { sql }: Source,
  currency: Currency,
  spans: readonly Span[],
): Promise<(BetSums | undefined)[]> {
  if (spans.length === 0) return []
  const rows = await sql<SumsRow & { place: bigint }>`
    select span.place, sum(bets)::bigint as bets, sum(staked)::text as stake,
      sum(valid)::text as "validBet", sum(returned)::text as payout
    from unnest(
      ${spans.map(({ start }) => start.toISOString())}::timestamptz[],
      ${spans.map(({ end }) => end.toISOString())}::timestamptz[]
    ) with ordinality as span (start, until, place)
    join reports.brand_quarters on currency = ${currency}
      and quarter >= span.start and quarter < span.until
    group by span.place`
  const found: (BetSums | undefined)[] = spans.map(() => undefined)
  for (const { place, ...row } of rows) found[Number(place) - 1] = readSums(row)
  return found
}

/** The currencies in which anything was played between two moments. */
export async function listCurrencies({ sql }: Source, { start, end }: Span): Promise<Currency[]> {
  const rows = await sql<{ currency: Currency }>`
    select distinct currency from reports.brand_quarters
    where quarter >= ${start} and quarter < ${end} and bets > 0 order by currency`
  return rows.map(({ currency }) => currency)
}

export async function countPlayers({ sql }: Source, from: Date): Promise<number> {
  const { players } = await sql.one<{ players: bigint }>`
    select count(distinct member) as players from reports.recent_players where slot >= ${from}`
  return Number(players)
}

// One pass removes so many at most, so that it never holds locks for long; the next one goes on.
const atOnce = 20_000

export async function removePlayers({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`
    delete from reports.recent_players where (slot, member) in (
      select slot, member from reports.recent_players where slot < ${before} limit ${atOnce})`
}

export async function removeQuarters({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`
    delete from reports.brand_quarters where (currency, quarter) in (
      select currency, quarter from reports.brand_quarters
      where quarter < ${before} limit ${atOnce})`
}
