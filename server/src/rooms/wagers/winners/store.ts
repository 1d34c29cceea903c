import type { Currency } from '@baize/kernel/money'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Product } from '../wager.ts'

type Source = Pick<Database, 'sql'>

export type Win = {
  readonly wager: string
  /** Masked. */
  readonly customer: string
  readonly product: Product
  readonly vendor: string
  readonly game: string
  readonly currency: Currency
  readonly payout: bigint
  readonly settledAt: Date
  /** Won by a member of the demo. */
  readonly demo: boolean
}

/** A correction replaces what was there, but not when it was won. */
export async function putWins({ sql }: Transaction, wins: readonly Win[]): Promise<void> {
  await sql`
    insert into wagers.wins
      (wager, customer, product, vendor, game, currency, payout, settled_at, demo)
    select * from unnest(
      ${wins.map(({ wager }) => wager)}::text[], ${wins.map(({ customer }) => customer)}::text[],
      ${wins.map(({ product }) => product)}::text[], ${wins.map(({ vendor }) => vendor)}::text[],
      ${wins.map(({ game }) => game)}::text[], ${wins.map(({ currency }) => currency)}::text[],
      ${wins.map(({ payout }) => payout)}::bigint[],
      ${wins.map(({ settledAt }) => settledAt)}::timestamptz[],
      ${wins.map(({ demo }) => demo)}::boolean[])
    on conflict (wager) do update set payout = excluded.payout`
}

export async function removeWins({ sql }: Transaction, wagers: readonly string[]): Promise<void> {
  await sql`delete from wagers.wins where wager = any(${[...wagers]})`
}

export type WantedWins = {
  /** Nothing for all of them. */
  readonly product: Product | undefined
  readonly currency: Currency
  readonly since: Date
  readonly limit: number
}

/** The highest first. */
export async function listWins(
  { sql }: Source,
  { product, currency, since, limit }: WantedWins,
): Promise<Win[]> {
  return await sql<Win>`
    select wager, customer, product, vendor, game, currency, payout, settled_at as "settledAt", demo
    from wagers.wins
    where currency = ${currency} and settled_at >= ${since}
      and (${product ?? null}::text is null or product = ${product ?? null})
    order by payout desc, settled_at desc, wager limit ${limit}`
}

/** The payout that has so many above it since then; nothing while there are not so many. */
export async function findFloor(
  { sql }: Source,
  { product, currency, since, limit }: WantedWins,
): Promise<bigint | undefined> {
  const row = await sql.maybe<{ payout: bigint }>`
    select payout from wagers.wins
    where currency = ${currency} and product = ${product ?? ''} and settled_at >= ${since}
    order by payout desc offset ${limit - 1} limit 1`
  return row?.payout
}

export async function removeWinsBefore({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`delete from wagers.wins where settled_at < ${before}`
}
