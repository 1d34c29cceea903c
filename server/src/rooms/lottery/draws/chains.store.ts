import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type ChainEnd = 'flown' | 'never_flown' | 'unreadable' | 'retired'

/** Links for the draws of one lottery. */
export type Chain = {
  readonly id: string
  readonly lottery: string
  /** As it was published: what is drawn, and for which lottery. */
  readonly table: string
  readonly terminal: string
  readonly sealedSeed: Uint8Array
  readonly length: number
  readonly beacon: string
  readonly beaconRound: number
  /** Empty until the value of that round is out, and so is the salt. */
  readonly beaconValue: string
  readonly salt: string
  readonly position: number
  readonly createdAt: Date
  readonly endedAt: Date | null
  readonly endedBy: '' | ChainEnd
}

const columns = fragment`
  c.id, c.lottery, c.table_key as "table", c.terminal, c.sealed_seed as "sealedSeed", c.length, c.beacon,
  c.beacon_round::float8 as "beaconRound", c.beacon_value as "beaconValue", c.salt, c.position::integer,
  c.created_at as "createdAt", c.ended_at as "endedAt", c.ended_by as "endedBy"`

/** One at a time until the transaction ends: issues are made, and a chain begun, by one node. */
export async function lockLottery({ sql }: Transaction, lottery: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chain of lottery ${lottery}`}, 0))`
}

export async function insertChain({ sql }: Transaction, c: Chain): Promise<void> {
  await sql`
    insert into lottery.chains (id, lottery, table_key, terminal, sealed_seed, length, beacon, beacon_round, position,
      created_at)
    values (${c.id}, ${c.lottery}, ${c.table}, ${c.terminal}, ${c.sealedSeed}, ${c.length}, ${c.beacon},
      ${c.beaconRound}, ${c.position}, ${c.createdAt})`
}

export async function findChain({ sql }: Source, id: string): Promise<Chain | undefined> {
  return await sql.maybe<Chain>`select ${columns} from lottery.chains c where c.id = ${id}`
}

/** The chain in use, and how many of its places were given to issues. */
export async function findChainInUse(
  { sql }: Source,
  lottery: string,
): Promise<(Chain & { readonly used: number }) | undefined> {
  return await sql.maybe<Chain & { used: number }>`
    select ${columns}, coalesce((select max(i.place) from lottery.issues i where i.chain = c.id), 0) as used
    from lottery.chains c where c.lottery = ${lottery} and c.ended_at is null`
}

/** Of several nodes the first is heard; they say the same. */
export async function setSalt(
  { sql }: Source,
  id: string,
  { salt, value }: { readonly salt: string; readonly value: string },
): Promise<void> {
  await sql`
    update lottery.chains set salt = ${salt}, beacon_value = ${value} where id = ${id} and salt = ''`
}

export async function endChain({ sql }: Source, id: string, by: ChainEnd, at: Date): Promise<void> {
  await sql`
    update lottery.chains set ended_at = ${at}, ended_by = ${by} where id = ${id} and ended_at is null`
}

/** What the public list tells of chains beyond what was promised: the last link that was used, and the end. */
export type ToldChain = {
  readonly id: string
  readonly link: string | null
  readonly place: number | null
  readonly salt: string
  readonly beaconValue: string
  readonly endedBy: '' | ChainEnd
}

export async function listTold({ sql }: Source, ids: readonly string[]): Promise<ToldChain[]> {
  return await sql<ToldChain>`
    select c.id, i.link, i.place, c.salt, c.beacon_value as "beaconValue", c.ended_by as "endedBy"
    from lottery.chains c
    left join lateral (
      select link, place from lottery.issues where chain = c.id and link <> '' order by place desc limit 1
    ) i on true
    where c.id = any(${[...ids]}::text[])`
}
