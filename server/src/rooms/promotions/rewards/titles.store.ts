import type { Database } from '../../../platform/database/database.ts'
import type { Grant } from '../grants/grants.ts'

export type Titles = Readonly<Record<string, string | undefined>>

/** What offers, missions and campaigns are called, by `offer version`: an offer by the version that was given. */
export async function listTitles(
  { sql }: Pick<Database, 'sql'>,
  grants: readonly Pick<Grant, 'offer' | 'version'>[],
): Promise<ReadonlyMap<string, Titles>> {
  if (grants.length === 0) return new Map()
  const rows = await sql<{ offer: string; version: number; titles: Titles }>`
    with key as (select distinct * from unnest(
      ${grants.map(({ offer }) => offer)}::text[], ${grants.map(({ version }) => version)}::integer[]
    ) as key (offer, version))
    select key.offer, key.version, v.document -> 'title' as titles
    from key join promotions.offer_versions v on v.offer = key.offer and v.number = key.version
    union all
    select key.offer, key.version, v.document -> 'titles'
    from key join promotions.missions m on m.id = key.offer
      join promotions.mission_versions v on v.mission = m.id and v.version = m.version
    union all
    select key.offer, key.version, c.titles
    from key join promotions.ticket_campaigns c on c.id = key.offer`
  return new Map(rows.map(({ offer, version, titles }) => [`${offer} ${version}`, titles]))
}
