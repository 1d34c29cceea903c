import {
  fragment,
  join,
  json,
  type Database,
  type Fragment,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { CatalogueGame, Category } from '../rules.ts'
import { like, type GameStanding } from './rules.ts'

type Source = Pick<Database, 'sql'>

const always = fragment`true`

export type DeskGameRow = CatalogueGame & {
  readonly vendorName: string
  readonly vendorMaintenance: boolean
  readonly place: number
}

export type GameFilter = {
  readonly nodeIds?: readonly number[]
  readonly search?: string | undefined
  readonly vendor?: string | undefined
  readonly category?: string | undefined
  readonly classify?: string | undefined
  readonly label?: 'NEW' | 'JACKPOT' | 'HOT' | undefined
  readonly status?: 'open' | 'maintenance' | 'disabled' | undefined
}

/** Rounds that were played of each game, by `playedKey`. */
export type Rounds = ReadonlyMap<string, number>

export const playedKey = ({ vendor, code }: Pick<CatalogueGame, 'vendor' | 'code'>) =>
  `${vendor} ${code}`

/** Where a page goes on: behind this game. */
export type After = {
  /** Where the list comes by what is played. */
  readonly rounds?: number
  readonly place: number
  readonly position: number
  readonly nodeId: number
}

const menuOrder: readonly Category[] = [
  'LIVE',
  'RNG',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
]

const shownGames = fragment`
  select node_id::integer as "nodeId", games.vendor, category, games.code, classify, names, aliases, labels,
    games.position, hot_position as "hotPosition", min_stake as "minStake", lines, demo,
    games.enabled, games.maintenance, games.maintenance_until as "maintenanceUntil", engine, model,
    vendors.name as "vendorName", vendors.maintenance as "vendorMaintenance",
    array_position(${[...menuOrder]}::text[], category) as place
  from catalogue.games join catalogue.vendors on vendors.code = games.vendor`

const menuPlace = fragment`array_position(${[...menuOrder]}::text[], category)`

export type Page = {
  readonly after?: After | undefined
  readonly limit: number
  /** With it, what was played most comes first. */
  readonly by?: Rounds | undefined
}

/** By category in menu order, then by place. */
export async function listGames(
  { sql }: Source,
  filter: GameFilter,
  { after, limit, by }: Page,
): Promise<DeskGameRow[]> {
  if (by !== undefined) return await listPlayed({ sql }, filter, { after, limit, by })
  const behind =
    after === undefined
      ? always
      : fragment`(${menuPlace}, games.position, node_id) >
          (${after.place}::integer, ${after.position}::integer, ${after.nodeId}::bigint)`
  return await sql<DeskGameRow>`
    ${shownGames} where ${conditionsOf(filter)} and ${behind}
    order by place, games.position, node_id limit ${limit}`
}

/** The rounds are another room's, so they come along with the question. */
async function listPlayed(
  { sql }: Source,
  filter: GameFilter,
  { after, limit, by }: Page & { readonly by: Rounds },
): Promise<DeskGameRow[]> {
  const unplayed = fragment`-coalesce(played.rounds, 0)`
  const behind =
    after === undefined
      ? always
      : fragment`(${unplayed}, ${menuPlace}, games.position, node_id) >
          (${-(after.rounds ?? 0)}::integer, ${after.place}::integer, ${after.position}::integer,
            ${after.nodeId}::bigint)`
  return await sql<DeskGameRow>`
    ${shownGames}
    left join unnest(${[...by.keys()]}::text[], ${[...by.values()]}::integer[])
      as played (game, rounds) on played.game = games.vendor || ' ' || games.code
    where ${conditionsOf(filter)} and ${behind}
    order by ${unplayed}, place, games.position, node_id limit ${limit}`
}

export async function countGames({ sql }: Source, filter: GameFilter): Promise<number> {
  const row = await sql.one<{ count: number }>`
    select count(*)::integer as count
    from catalogue.games join catalogue.vendors on vendors.code = games.vendor
    where ${conditionsOf(filter)}`
  return row.count
}

function conditionsOf(filter: GameFilter): Fragment {
  const { nodeIds, search = '', vendor = '', category, classify = '', label, status } = filter
  const isDown = fragment`(games.maintenance or vendors.maintenance)`
  const isOn = fragment`(games.enabled and vendors.enabled)`
  return join(
    [
      always,
      ...(nodeIds === undefined ? [] : [fragment`node_id = any(${[...nodeIds]}::bigint[])`]),
      ...(vendor === '' ? [] : [fragment`games.vendor = ${vendor}`]),
      ...(category === undefined ? [] : [fragment`category = ${category}`]),
      ...(classify === '' ? [] : [fragment`classify = ${classify}`]),
      ...(label === undefined ? [] : [labelled(label)]),
      ...(status === 'open' ? [fragment`${isOn} and not ${isDown}`] : []),
      ...(status === 'maintenance' ? [fragment`${isOn} and ${isDown}`] : []),
      ...(status === 'disabled' ? [fragment`not ${isOn}`] : []),
      ...(search === '' ? [] : [matching(search)]),
    ],
    ' and ',
  )
}

function labelled(label: 'NEW' | 'JACKPOT' | 'HOT'): Fragment {
  return label === 'HOT'
    ? fragment`hot_position is not null`
    : fragment`${label}::text = any(labels)`
}

/** A name in any language, an alias, a code, or an id. Operators search seldom, so the whole table is looked through. */
function matching(search: string): Fragment {
  const part = like(search.trim())
  return fragment`(
    games.code ilike ${part} or node_id::text = ${search.trim()} or exists (
      select from jsonb_each_text(names) as one (language, name) where one.name ilike ${part}
    ) or exists (select from unnest(aliases) as alias where alias ilike ${part})
  )`
}

export type ChangedGame = GameStanding &
  Pick<CatalogueGame, 'nodeId' | 'names' | 'aliases' | 'labels' | 'minStake' | 'lines' | 'demo'>

export async function updateGames(
  { sql }: Transaction,
  games: readonly ChangedGame[],
): Promise<void> {
  const rows = games.map((game) => ({
    ...game,
    minStake: String(game.minStake),
    maintenanceUntil: game.maintenanceUntil?.toISOString() ?? null,
  }))
  await sql`
    update catalogue.games set names = new.names,
      aliases = array(select jsonb_array_elements_text(new.aliases)),
      labels = array(select jsonb_array_elements_text(new.labels)), min_stake = new."minStake",
      lines = new.lines, demo = new.demo, enabled = new.enabled, maintenance = new.maintenance,
      maintenance_until = new."maintenanceUntil"
    from jsonb_to_recordset(${json(rows)}::jsonb) as new (
      "nodeId" bigint, names jsonb, aliases jsonb, labels jsonb, "minStake" bigint, lines integer, demo boolean,
      enabled boolean, maintenance boolean, "maintenanceUntil" timestamptz
    )
    where node_id = new."nodeId"`
}

export async function hasGameNamed(
  { sql }: Source,
  { vendor, nodeId }: Pick<CatalogueGame, 'vendor' | 'nodeId'>,
  name: string,
): Promise<boolean> {
  const found = await sql.one<{ is: boolean }>`
    select exists (
      select from catalogue.games
      where vendor = ${vendor} and lower(names ->> 'EN') = lower(${name}) and node_id <> ${nodeId}
    ) as is`
  return found.is
}

/** Puts a game at a place of its category, and those between by one towards where it was. */
export async function moveGame(
  { sql }: Transaction,
  { nodeId, category, position }: Pick<CatalogueGame, 'nodeId' | 'category' | 'position'>,
  to: number,
): Promise<void> {
  const [low, high, step] = to < position ? [to, position - 1, 1] : [position + 1, to, -1]
  await sql`
    update catalogue.games
    set position = case when node_id = ${nodeId} then ${to} else position + ${step} end
    where category = ${category}
      and (node_id = ${nodeId} or position between ${low} and ${high})`
}

export async function lastPlace({ sql }: Source, category: Category): Promise<number> {
  const row = await sql.one<{ last: number }>`
    select coalesce(max(position), 1) as last from catalogue.games where category = ${category}`
  return row.last
}

export async function listHot({ sql }: Source): Promise<number[]> {
  const rows = await sql<{ nodeId: number }>`
    select node_id::integer as "nodeId" from catalogue.games
    where hot_position is not null order by hot_position`
  return rows.map(({ nodeId }) => nodeId)
}

/** These games and no others, in this order. */
export async function setHot({ sql }: Transaction, nodeIds: readonly number[]): Promise<void> {
  await sql`
    update catalogue.games set hot_position = place
    from (
      select node_id as id, wanted.place::integer as place
      from catalogue.games
      left join unnest(${[...nodeIds]}::bigint[]) with ordinality as wanted (id, place)
        on wanted.id = node_id
      where hot_position is not null or wanted.id is not null
    ) as hot
    where node_id = hot.id and hot_position is distinct from hot.place`
}
