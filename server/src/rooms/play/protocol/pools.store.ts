import type { Database, Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

/** Makes a pool; one that is there keeps its vendor, and begins anew with what is said now. */
export async function putPool(
  { sql }: Source,
  {
    pool,
    vendor,
    seed,
    at,
  }: {
    readonly pool: string
    readonly vendor: string
    readonly seed: number
    readonly at: Date
  },
): Promise<{ readonly openedAt: Date }> {
  return await sql.one<{ openedAt: Date }>`
    insert into play.pools (pool, vendor, seed, opened_at) values (${pool}, ${vendor}, ${seed}, ${at})
    on conflict (pool) do update set
      seed = case when pools.vendor = excluded.vendor then excluded.seed else pools.seed end
    returning opened_at as "openedAt"`
}

/** What the house puts in when it begins anew, in whole units of any currency. */
export async function findSeed({ sql }: Source, pool: string): Promise<number> {
  const row = await sql.maybe<{ seed: number }>`select seed from play.pools where pool = ${pool}`
  return row?.seed ?? 0
}

export async function findOwner({ sql }: Source, pool: string): Promise<string | undefined> {
  const row = await sql.maybe<{ vendor: string }>`
    select vendor from play.pools where pool = ${pool}`
  return row?.vendor
}

/** Two who win at the same moment follow each other. */
export async function lockPool({ sql }: Transaction, pool: string): Promise<void> {
  await sql`select from play.pools where pool = ${pool} for update`
}

export async function listPools({ sql }: Source): Promise<{ pool: string; vendor: string }[]> {
  return await sql`select pool, vendor from play.pools order by pool`
}

export type Campaign = {
  readonly vendor: string
  readonly campaign: string
  readonly pocket: 'cash' | 'bonus'
  readonly wageringPercent: number
  readonly endsAt: Date | null
}

export async function insertCampaign(
  { sql }: Source,
  { vendor, campaign, pocket, wageringPercent, endsAt }: Campaign,
  at: Date,
): Promise<void> {
  await sql`
    insert into play.campaigns
      (vendor, campaign, pocket, wagering_percent, ends_at, created_at)
    values (${vendor}, ${campaign}, ${pocket}, ${wageringPercent}, ${endsAt}, ${at})
    on conflict do nothing`
}

export async function findCampaign(
  { sql }: Source,
  vendor: string,
  campaign: string,
): Promise<Campaign | undefined> {
  return await sql.maybe<Campaign>`
    select vendor, campaign, pocket, wagering_percent as "wageringPercent", ends_at as "endsAt"
    from play.campaigns where vendor = ${vendor} and campaign = ${campaign}`
}
