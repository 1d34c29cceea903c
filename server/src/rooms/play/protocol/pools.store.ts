import type { Database, Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export async function insertPool(
  { sql }: Source,
  { pool, vendor, at }: { readonly pool: string; readonly vendor: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into play.pools (pool, vendor, opened_at) values (${pool}, ${vendor}, ${at})
    on conflict do nothing`
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
