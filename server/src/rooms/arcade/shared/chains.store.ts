import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { Scheme } from './store.ts'

type Source = Pick<Database, 'sql'>

export type ChainEnd = 'flown' | 'never_flown' | 'unreadable' | 'retired'

export type Chain = {
  readonly id: string
  /** Whose results it holds. */
  readonly table: string
  readonly terminal: string
  readonly sealedSeed: Uint8Array
  readonly length: number
  /** Empty until the value of the beacon's round is out. */
  readonly salt: string
  /** Empty for a chain of before there was one. */
  readonly beacon: string
  readonly beaconRound: number
  readonly beaconValue: string
  /** How its rounds are drawn. */
  readonly scheme: Scheme
  readonly createdAt: Date
  readonly endedAt: Date | null
  readonly endedBy: '' | ChainEnd
  /** In the public list. */
  readonly position: number
}

export type NewChain = Omit<Chain, 'position'>

const chainColumns = fragment`
  id, table_key as "table", terminal, sealed_seed as "sealedSeed", length, salt, beacon,
  beacon_round::float8 as "beaconRound", beacon_value as "beaconValue", scheme,
  created_at as "createdAt",
  ended_at as "endedAt", ended_by as "endedBy",
  (select position::integer from arcade.commitments where id = chains.id) as position`

/** Its places that were used, and so the last of them. */
const usedPlaces = fragment`
  coalesce((select max(place) from arcade.shared_rounds where chain = chains.id), 0)`

/** One at a time until the transaction ends: no table has two chains. */
export async function lockTable({ sql }: Transaction, table: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chain of ${table}`}, 0))`
}

export async function addChain({ sql }: Transaction, chain: NewChain): Promise<void> {
  const { id, table, terminal, sealedSeed, length, beacon, beaconRound, scheme, createdAt } = chain
  await sql`
    insert into arcade.chains
      (id, table_key, terminal, sealed_seed, length, beacon, beacon_round, scheme, created_at)
    values (${id}, ${table}, ${terminal}, ${sealedSeed}, ${length}, ${beacon}, ${beaconRound},
      ${scheme}, ${createdAt})`
}

export async function setSalt(
  { sql }: Source,
  id: string,
  { salt, value }: { readonly salt: string; readonly value: string },
): Promise<void> {
  await sql`
    update arcade.chains set salt = ${salt}, beacon_value = ${value}
    where id = ${id} and salt = ''`
}

export async function endChain(
  { sql }: Source,
  id: string,
  by: ChainEnd,
  at: Date,
): Promise<boolean> {
  const ended = await sql.count`
    update arcade.chains set ended_at = ${at}, ended_by = ${by}
    where id = ${id} and ended_at is null`
  return ended === 1
}

export async function findChain({ sql }: Source, id: string): Promise<Chain | undefined> {
  return await sql.maybe<Chain>`select ${chainColumns} from arcade.chains where id = ${id}`
}

export async function listChains({ sql }: Source, ids: readonly string[]): Promise<Chain[]> {
  return await sql<Chain>`select ${chainColumns} from arcade.chains where id = any(${[...ids]})`
}

/** Newest first, with how many of their places were used. */
export async function listOfTable(
  { sql }: Source,
  table: string,
  limit: number,
): Promise<(Chain & { readonly used: number })[]> {
  return await sql<Chain & { used: number }>`
    select ${chainColumns}, ${usedPlaces} as used from arcade.chains
    where table_key = ${table} order by created_at desc, id desc limit ${limit}`
}

/** The chain in use, and the place that comes next on it. */
export async function findNextPlace(
  { sql }: Source,
  table: string,
): Promise<{ readonly chain: Chain; readonly place: number } | undefined> {
  const row = await sql.maybe<Chain & { place: number }>`
    select ${chainColumns}, 1 + ${usedPlaces} as place
    from arcade.chains where table_key = ${table} and ended_at is null`
  if (row === undefined) return undefined
  const { place, ...chain } = row
  return { chain, place }
}
