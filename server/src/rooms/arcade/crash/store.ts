import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type Flight = {
  readonly number: number
  readonly chain: string
  readonly place: number
  readonly phase: 'betting' | 'flying' | 'over'
  readonly openedAt: Date
  readonly phaseEndsAt: Date | null
  readonly startedAt: Date | null
  readonly crashedAt: number
  readonly link: string
}

const flightColumns = fragment`
  number::integer, chain, place, phase, opened_at as "openedAt", phase_ends_at as "phaseEndsAt",
  started_at as "startedAt", crashed_at as "crashedAt", link`

export async function findLatest({ sql }: Source): Promise<Flight | undefined> {
  return await sql.maybe<Flight>`
    select ${flightColumns} from arcade.crash_rounds order by number desc limit 1`
}

export async function findFlight({ sql }: Source, number: number): Promise<Flight | undefined> {
  return await sql.maybe<Flight>`
    select ${flightColumns} from arcade.crash_rounds where number = ${number}`
}

/** The next flight; of several nodes one succeeds. */
export async function openFlight(
  { sql }: Source,
  flight: Pick<Flight, 'number' | 'chain' | 'place' | 'openedAt' | 'phaseEndsAt'>,
): Promise<boolean> {
  const { number, chain, place, openedAt, phaseEndsAt } = flight
  const opened = await sql.count`
    insert into arcade.crash_rounds (number, chain, place, phase, opened_at, phase_ends_at)
    values (${number}, ${chain}, ${place}, 'betting', ${openedAt}, ${phaseEndsAt})
    on conflict do nothing`
  return opened === 1
}

export async function takeOff({ sql }: Source, number: number, at: Date): Promise<boolean> {
  const done = await sql.count`
    update arcade.crash_rounds set phase = 'flying', started_at = ${at}, phase_ends_at = null
    where number = ${number} and phase = 'betting'`
  return done === 1
}

export async function endFlight(
  { sql }: Source,
  {
    number,
    crashedAt,
    link,
    phaseEndsAt,
  }: Pick<Flight, 'number' | 'crashedAt' | 'link' | 'phaseEndsAt'>,
): Promise<boolean> {
  const done = await sql.count`
    update arcade.crash_rounds set phase = 'over', crashed_at = ${crashedAt}, link = ${link},
      phase_ends_at = ${phaseEndsAt}
    where number = ${number} and phase = 'flying'`
  return done === 1
}

/** A flight that is over, with all that it takes to prove it. */
export type Past = Pick<Flight, 'crashedAt' | 'link' | 'chain' | 'place'> & {
  readonly round: number
}

export async function listPast({ sql }: Source, limit: number): Promise<Past[]> {
  return await sql<Past>`
    select number::integer as round, crashed_at as "crashedAt", link, chain, place
    from arcade.crash_rounds where phase = 'over' order by number desc limit ${limit}`
}

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
  readonly createdAt: Date
}

const chainColumns = fragment`
  id, table_key as "table", terminal, sealed_seed as "sealedSeed", length, salt, beacon,
  beacon_round::float8 as "beaconRound", beacon_value as "beaconValue", created_at as "createdAt"`

/** One at a time until the transaction ends: no table has two chains. */
export async function lockTable({ sql }: Transaction, table: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chain of ${table}`}, 0))`
}

export async function addChain({ sql }: Transaction, chain: Chain): Promise<void> {
  const { id, table, terminal, sealedSeed, length, beacon, beaconRound, createdAt } = chain
  await sql`
    insert into arcade.chains
      (id, table_key, terminal, sealed_seed, length, beacon, beacon_round, created_at)
    values (${id}, ${table}, ${terminal}, ${sealedSeed}, ${length}, ${beacon}, ${beaconRound},
      ${createdAt})`
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
  { sql }: Transaction,
  id: string,
  by: 'flown' | 'unreadable' | 'retired',
  at: Date,
): Promise<void> {
  await sql`
    update arcade.chains set ended_at = ${at}, ended_by = ${by}
    where id = ${id} and ended_at is null`
}

export async function findChain({ sql }: Source, id: string): Promise<Chain | undefined> {
  return await sql.maybe<Chain>`select ${chainColumns} from arcade.chains where id = ${id}`
}

export async function listChains({ sql }: Source, ids: readonly string[]): Promise<Chain[]> {
  return await sql<Chain>`select ${chainColumns} from arcade.chains where id = any(${[...ids]})`
}

/** The chain in use, and the place that comes next on it. */
export async function findNextPlace(
  { sql }: Source,
  table: string,
): Promise<{ readonly chain: Chain; readonly place: number } | undefined> {
  const row = await sql.maybe<Chain & { place: number }>`
    select ${chainColumns}, 1 + coalesce(
      (select max(place) from arcade.crash_rounds where chain = chains.id), 0) as place
    from arcade.chains where table_key = ${table} and ended_at is null`
  if (row === undefined) return undefined
  const { place, ...chain } = row
  return { chain, place }
}

/** These flights, by their numbers. */
export async function listFlights({ sql }: Source, numbers: readonly number[]): Promise<Flight[]> {
  return await sql<Flight>`
    select ${flightColumns} from arcade.crash_rounds where number = any(${numbers}::bigint[])`
}
