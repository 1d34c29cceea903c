import { json, type Database, type Transaction } from '../../../platform/database/database.ts'
import { usualPolicy, type ProtocolVendor } from './vendor.ts'

type Source = Pick<Database, 'sql'>

export async function listVendors({ sql }: Source): Promise<ProtocolVendor[]> {
  const vendors = await sql<ProtocolVendor>`
    select key, name, serves, policy, addresses, sandbox, enabled, bets_closed as "betsClosed",
      closed_games as "closedGames"
    from play.vendors order by key`
  return vendors.map(withWholePolicy)
}

/** A rule that is younger than what was set of a vendor is as usual. */
function withWholePolicy(vendor: ProtocolVendor): ProtocolVendor {
  return { ...vendor, policy: { ...usualPolicy, ...vendor.policy } }
}

export async function lockVendor(
  { sql }: Transaction,
  key: string,
): Promise<ProtocolVendor | undefined> {
  const vendor = await sql.maybe<ProtocolVendor>`
    select key, name, serves, policy, addresses, sandbox, enabled, bets_closed as "betsClosed",
      closed_games as "closedGames"
    from play.vendors where key = ${key} for update`
  return vendor && withWholePolicy(vendor)
}

/** Answers whether the key was free. */
export async function insertVendor({ sql }: Transaction, vendor: ProtocolVendor): Promise<boolean> {
  const { key, name, serves, policy, addresses, sandbox } = vendor
  const added = await sql.count`
    insert into play.vendors (key, name, serves, policy, addresses, sandbox)
    values (${key}, ${name}, ${serves}, ${json(policy)}, ${addresses}, ${sandbox})
    on conflict do nothing`
  return added === 1
}

export async function updateVendor({ sql }: Transaction, vendor: ProtocolVendor): Promise<void> {
  await sql`
    update play.vendors set name = ${vendor.name}, serves = ${vendor.serves},
      policy = ${json(vendor.policy)}, addresses = ${vendor.addresses},
      enabled = ${vendor.enabled}, bets_closed = ${vendor.betsClosed},
      closed_games = ${vendor.closedGames}
    where key = ${vendor.key}`
}

export type StoredKey = {
  readonly id: string
  readonly vendor: string
  readonly sealed: Buffer
  readonly hint: string
  readonly createdAt: Date
  readonly revokedAt: Date | null
}

/** Those in force first, then those that were revoked, the latest first. */
export async function listKeys({ sql }: Source): Promise<StoredKey[]> {
  return await sql<StoredKey>`
    select id, vendor, sealed, hint, created_at as "createdAt", revoked_at as "revokedAt"
    from play.vendor_keys order by vendor, revoked_at desc nulls first, created_at desc`
}

export async function insertKey({ sql }: Transaction, key: StoredKey): Promise<void> {
  await sql`
    insert into play.vendor_keys (id, vendor, sealed, hint, created_at)
    values (${key.id}, ${key.vendor}, ${key.sealed}, ${key.hint}, ${key.createdAt})`
}

export async function countActiveKeys({ sql }: Transaction, vendor: string): Promise<number> {
  const row = await sql.one<{ count: number }>`
    select count(*)::int as count from play.vendor_keys
    where vendor = ${vendor} and revoked_at is null`
  return row.count
}

export async function revokeKey(
  { sql }: Transaction,
  { vendor, id, at }: { readonly vendor: string; readonly id: string; readonly at: Date },
): Promise<boolean> {
  const revoked = await sql.count`
    update play.vendor_keys set revoked_at = ${at}
    where vendor = ${vendor} and id = ${id} and revoked_at is null`
  return revoked === 1
}

/** Whether a vendor ever had a key. */
export async function hasKey({ sql }: Transaction, vendor: string): Promise<boolean> {
  const row = await sql.one<{ there: boolean }>`
    select exists (select from play.vendor_keys where vendor = ${vendor}) as there`
  return row.there
}
