import {
  fragment,
  join,
  type Database,
  type Fragment,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { Category, Vendor } from '../rules.ts'
import { like, type GameStanding } from './rules.ts'

type Source = Pick<Database, 'sql'>

export type DeskVendorRow = Pick<Vendor, 'code' | 'name' | 'position'> &
  GameStanding & {
    readonly categories: readonly {
      readonly category: Category
      readonly position: number
      readonly games: number
    }[]
    readonly games: number
    readonly gamesInMaintenance: number
    readonly gamesDisabled: number
  }

export type VendorFilter = {
  readonly code?: string | undefined
  readonly search?: string | undefined
  readonly category?: string | undefined
  readonly status?: 'open' | 'maintenance' | 'disabled' | undefined
}

const always = fragment`true`

export async function listVendors({ sql }: Source, filter: VendorFilter): Promise<DeskVendorRow[]> {
  const { code, search = '', category } = filter
  const conditions = [
    always,
    ...(code === undefined ? [] : [fragment`code = ${code}`]),
    ...(search === ''
      ? []
      : [fragment`(name ilike ${like(search)} or code ilike ${like(search)})`]),
    ...(category === undefined
      ? []
      : [
          fragment`code in (
            select vendor from catalogue.vendor_categories where category = ${category}
          )`,
        ]),
    ...statusOf(filter.status),
  ]
  return await sql<DeskVendorRow>`
    select code, name, position, enabled, maintenance, maintenance_until as "maintenanceUntil",
      coalesce(served.categories, '[]') as categories,
      coalesce(brought.games, 0)::integer as games,
      coalesce(brought.down, 0)::integer as "gamesInMaintenance",
      coalesce(brought.off, 0)::integer as "gamesDisabled"
    from catalogue.vendors
    left join lateral (
      select jsonb_agg(
        jsonb_build_object('category', category, 'position', own.position, 'games', (
          select count(*) from catalogue.games
          where games.vendor = own.vendor and games.category = own.category
        )) order by own.position, category
      ) as categories
      from catalogue.vendor_categories own where own.vendor = code
    ) as served on true
    left join (
      select vendor, count(*) as games, count(*) filter (where games.maintenance) as down,
        count(*) filter (where not games.enabled) as off
      from catalogue.games group by vendor
    ) as brought on brought.vendor = code
    where ${join(conditions, ' and ')}
    order by position, code limit 500`
}

function statusOf(status: VendorFilter['status']): Fragment[] {
  if (status === 'disabled') return [fragment`not enabled`]
  if (status === 'maintenance') return [fragment`enabled and maintenance`]
  return status === 'open' ? [fragment`enabled and not maintenance`] : []
}

/** Changes of the catalogue come one after another, so that each sees what the one before left. */
export async function takeVendorTurn({ sql }: Transaction): Promise<void> {
  await sql`select number from catalogue.edition for update`
}

export async function hasVendorNamed({ sql }: Source, name: string, but: string): Promise<boolean> {
  const found = await sql.one<{ is: boolean }>`
    select exists (select from catalogue.vendors where name = ${name} and code <> ${but}) as is`
  return found.is
}

export async function updateVendor(
  { sql }: Transaction,
  code: string,
  { name, enabled, maintenance, maintenanceUntil }: GameStanding & { readonly name: string },
): Promise<void> {
  await sql`
    update catalogue.vendors set name = ${name}, enabled = ${enabled},
      maintenance = ${maintenance}, maintenance_until = ${maintenanceUntil}
    where code = ${code}`
}

/** The codes in their order, everywhere or in one category. */
export async function listOrder({ sql }: Source, category?: string): Promise<string[]> {
  const rows =
    category === undefined
      ? await sql<{ code: string }>`select code from catalogue.vendors order by position, code`
      : await sql<{ code: string }>`
          select vendor as code from catalogue.vendor_categories
          where category = ${category} order by position, vendor`
  return rows.map(({ code }) => code)
}

export async function updateOrder(
  { sql }: Transaction,
  codes: readonly string[],
  category?: string,
): Promise<void> {
  if (category === undefined) {
    await sql`
      update catalogue.vendors set position = place
      from unnest(${[...codes]}::text[]) with ordinality as wanted (wanted_code, place)
      where code = wanted_code and position <> place`
    return
  }
  await sql`
    update catalogue.vendor_categories set position = place
    from unnest(${[...codes]}::text[]) with ordinality as wanted (wanted_code, place)
    where vendor = wanted_code and category = ${category} and position <> place`
}
