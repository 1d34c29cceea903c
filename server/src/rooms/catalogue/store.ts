import { json, type Database, type Transaction } from '../../platform/database/database.ts'
import type { CatalogueGame, Category, Vendor } from './rules.ts'

type Source = Pick<Database, 'sql'>

export type StoredCatalogue = {
  readonly edition: number
  readonly vendors: readonly Vendor[]
  readonly games: readonly CatalogueGame[]
}

export async function readEdition({ sql }: Source): Promise<number> {
  return (await sql.one<{ number: number }>`select number from catalogue.edition`).number
}

/** The whole catalogue as it stood at one moment. */
export async function readCatalogue(db: Database): Promise<StoredCatalogue> {
  return await db.transaction(
    async (tx) => ({
      edition: await readEdition(tx),
      vendors: await listVendors(tx),
      games: await listGames(tx),
    }),
    { isolation: 'repeatable read', readOnly: true },
  )
}

async function listVendors({ sql }: Source): Promise<Vendor[]> {
  return await sql<Vendor>`
    select code, name, vendors.position, enabled, maintenance,
      maintenance_until as "maintenanceUntil",
      coalesce(
        jsonb_agg(jsonb_build_object('category', category, 'position', served.position))
          filter (where category is not null),
        '[]'
      ) as categories
    from catalogue.vendors left join catalogue.vendor_categories served on vendor = code
    group by code order by vendors.position, code`
}

async function listGames({ sql }: Source): Promise<CatalogueGame[]> {
  return await sql<CatalogueGame>`
    select node_id::integer as "nodeId", vendor, category, code, classify, names, aliases, labels, position,
      hot_position as "hotPosition", min_stake as "minStake", lines, demo, enabled,
      maintenance, maintenance_until as "maintenanceUntil", engine, model, family
    from catalogue.games`
}

export async function hasVendors({ sql }: Source): Promise<boolean> {
  const found = await sql.one<{ any: boolean }>`
    select exists (select from catalogue.vendors) as any`
  return found.any
}

export type NewVendor = {
  readonly code: string
  readonly name: string
  readonly position: number
  readonly categories: readonly { readonly category: Category; readonly position: number }[]
}

export async function addVendors({ sql }: Source, vendors: readonly NewVendor[]): Promise<void> {
  await sql`
    insert into catalogue.vendors (code, name, position)
    select code, name, position
    from jsonb_to_recordset(${json(vendors)}::jsonb) as new (code text, name text, position integer)`
  const served = vendors.flatMap(({ code, categories }) =>
    categories.map((entry) => ({ vendor: code, ...entry })),
  )
  await sql`
    insert into catalogue.vendor_categories (vendor, category, position)
    select vendor, category, position
    from jsonb_to_recordset(${json(served)}::jsonb)
      as new (vendor text, category text, position integer)`
}

type Later = 'minStake' | 'enabled' | 'maintenance' | 'maintenanceUntil'

export type NewGame = Omit<CatalogueGame, Later> & { readonly minStake: number }

/** Rows go over in parts, so that no statement's text grows with the catalogue. */
const gamesPerStatement = 2_500

export async function addGames({ sql }: Source, games: readonly NewGame[]): Promise<void> {
  for (let start = 0; start < games.length; start += gamesPerStatement) {
    const part = games.slice(start, start + gamesPerStatement)
    await sql`
      insert into catalogue.games (
        node_id, vendor, category, code, classify, names, aliases, labels, min_stake, lines, position,
        hot_position, demo, engine, model, family
      )
      select "nodeId", vendor, category, code, classify, names,
        array(select jsonb_array_elements_text(aliases)),
        array(select jsonb_array_elements_text(labels)), "minStake", lines, position, "hotPosition",
        demo, engine, model, family
      from jsonb_to_recordset(${json(part)}::jsonb) as new (
        "nodeId" bigint, vendor text, category text, code text, classify text, names jsonb,
        aliases jsonb, labels jsonb, "minStake" bigint, lines integer, position integer, "hotPosition" integer,
        demo boolean, engine text, model text, family text
      )`
  }
}

/** Whether games of the first catalogue are there that nothing runs, from before engines had names. */
export async function hasUnbound({ sql }: Source, lastSeedId: number): Promise<boolean> {
  const found = await sql.one<{ any: boolean }>`
    select exists (
      select from catalogue.games where engine is null and node_id <= ${lastSeedId}
    ) as any`
  return found.any
}

/** Gives games that nothing runs what they need for it; the names that operators gave them stay. */
export async function bindGames({ sql }: Source, games: readonly NewGame[]): Promise<void> {
  const bound = games.map(({ nodeId, minStake, lines, demo, engine, model }) => ({
    nodeId,
    minStake,
    lines,
    demo,
    engine,
    model,
  }))
  await sql`
    update catalogue.games set min_stake = "minStake", lines = bound.lines, demo = bound.demo,
      engine = bound.engine, model = bound.model
    from jsonb_to_recordset(${json(bound)}::jsonb) as bound (
      "nodeId" bigint, "minStake" bigint, lines integer, demo boolean, engine text, model text
    )
    where node_id = "nodeId" and games.engine is null`
}

/** Lets one process at a time seed. */
export async function takeSeedTurn(tx: Transaction): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('seed of the catalogue room', 0))`
}
