import type { Database } from '../src/platform/database/database.ts'

type Source = Pick<Database, 'sql'>
type Sums = { readonly staked: bigint; readonly paid: bigint }

/** The house plays from purses with real money: as the console sets it, for servers that start from now on. */
export async function offerPurses({ sql }: Source): Promise<void> {
  await sql`
    insert into system.versions
    select (jsonb_populate_record(v, jsonb_build_object('version', v.version + 1, 'content',
      replace(v.content::text, '"PURSE3", "enabled": "0"', '"PURSE3", "enabled": "1"')::jsonb))).*
    from system.versions v
    join system.documents d on d.document = v.document and d.live_version = v.version
    where d.document = 'whitelabel'`
  await sql`
    update system.documents set live_version = live_version + 1 where document = 'whitelabel'`
}

/** What the books say of a member's purses: their record, and the wagers that were made of them. */
export async function keptOf({ sql }: Source, member: string) {
  const kept = await sql.one<Sums & { readonly left: bigint }>`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(paid), 0)::bigint as paid,
      coalesce(sum(filled + paid - staked - emptied), 0)::bigint as "left"
    from wagers.purses where member = ${member}`
  const bets = await sql.one<Sums>`
    select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as paid
    from wagers.wagers where member = ${member}`
  return { kept, bets }
}
