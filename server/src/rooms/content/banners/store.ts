import type { BannerGroup, LinkageType } from '@baize/contract/content/content-names'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { Stamp } from '../entries.ts'
import type { PictureColumns, PictureRef } from '../pictures/pictures.ts'
import type { Window, Words } from '../rules.ts'

export type BannerWords = {
  readonly title: string
  readonly content: string
  readonly alt: string
  readonly action: string
}

export type BannerContent = Window &
  PictureRef & {
    readonly groupName: BannerGroup
    readonly linkageType: LinkageType
    readonly target: string
    readonly words: Words<BannerWords>
  }

export type BannerRow = BannerContent &
  PictureColumns &
  Stamp & { readonly id: string; readonly position: number }

type Source = Pick<Database, 'sql'>

const columns = fragment`
  b.id, b.group_name as "groupName", b.position, b.picture, b.art, p.width, p.height,
  b.linkage_type as "linkageType", b.target, b.words, b.starts_at as "startsAt",
  b.ends_at as "endsAt", b.enabled, b.version, b.changed_at as "changedAt",
  b.changed_by as "changedBy"
  from content.banners b left join content.pictures p on p.id = b.picture`

/** In their order, group by group. */
export async function listBanners({ sql }: Source): Promise<BannerRow[]> {
  return await sql<BannerRow>`select ${columns} order by b.group_name, b.position`
}

export async function findBanner({ sql }: Source, id: string): Promise<BannerRow | undefined> {
  return await sql.maybe<BannerRow>`select ${columns} where b.id = ${id}`
}

export async function insertBanner(
  { sql }: Transaction,
  id: string,
  banner: BannerContent,
  { version, changedAt, changedBy }: Stamp,
): Promise<void> {
  const { groupName, picture, art, linkageType, target, words, startsAt, endsAt, enabled } = banner
  await sql`
    insert into content.banners (
      id, group_name, position, picture, art, linkage_type, target, words, starts_at, ends_at,
      enabled, version, changed_at, changed_by
    )
    select ${id}, ${groupName}, coalesce(max(position), 0) + 1, ${picture}, ${art}, ${linkageType},
      ${target}, ${json(words)}::jsonb, ${startsAt}, ${endsAt}, ${enabled}, ${version},
      ${changedAt}, ${changedBy}
    from content.banners where group_name = ${groupName}`
}

/** A banner that comes to another group stands at its end. */
export async function updateBanner(
  { sql }: Transaction,
  id: string,
  banner: BannerContent,
  { version, changedAt, changedBy }: Stamp,
): Promise<void> {
  const { groupName, picture, art, linkageType, target, words, startsAt, endsAt, enabled } = banner
  await sql`
    update content.banners set
      position = case when group_name = ${groupName} then position else (
        select coalesce(max(position), 0) + 1 from content.banners where group_name = ${groupName}
      ) end,
      group_name = ${groupName}, picture = ${picture}, art = ${art},
      linkage_type = ${linkageType}, target = ${target}, words = ${json(words)}::jsonb,
      starts_at = ${startsAt}, ends_at = ${endsAt}, enabled = ${enabled}, version = ${version},
      changed_at = ${changedAt}, changed_by = ${changedBy}
    where id = ${id}`
}

export async function deleteBanner({ sql }: Transaction, id: string): Promise<void> {
  await sql`delete from content.banners where id = ${id}`
}

export async function listIds({ sql }: Transaction, group: BannerGroup): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select id from content.banners where group_name = ${group} order by position`
  return rows.map(({ id }) => id)
}

export async function placeBanners({ sql }: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    update content.banners set position = place.position
    from unnest(${ids}::text[]) with ordinality as place (id, position)
    where banners.id = place.id`
}
