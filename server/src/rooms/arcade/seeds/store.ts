import { lowestId } from '@baize/kernel/ids'
import { beforeFirst, hashEntry } from '@baize/kernel/public-list'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

/** A seed of the house that nobody has added theirs to yet. */
export type NextSeed = {
  readonly id: string
  readonly player: string
  readonly commitment: string
  readonly sealedSeed: Uint8Array
  readonly createdAt: Date
  /** In the public list. */
  readonly position: number
}

export type StoredPair = NextSeed & {
  readonly clientSeed: string
  readonly nonce: number
  readonly activatedAt: Date
  readonly revealedAt: Date | null
}

/** Adds the next seed of a player who has none, and publishes its commitment; says whether it did. */
export async function addNext(
  tx: Transaction,
  seed: Omit<NextSeed, 'position'>,
): Promise<NextSeed | undefined> {
  const { id, player, commitment, sealedSeed, createdAt } = seed
  const added = await tx.sql.count`
    insert into arcade.seeds (id, player, commitment, sealed_seed, created_at)
    values (${id}, ${player}, ${commitment}, ${sealedSeed}, ${createdAt})
    on conflict (player) where activated_at is null do nothing`
  if (added === 0) return undefined
  const position = await publish(tx, { kind: 'seed', id, commitment, at: createdAt, detail: '' })
  return { ...seed, position }
}

export type Commitment = {
  readonly kind: 'seed' | 'chain' | 'deck'
  readonly id: string
  readonly commitment: string
  readonly at: Date
  /** What else is promised with it; empty for a seed. */
  readonly detail: string
}

/**
 * Adds an entry to the public list; gives its position. One at a time until its transaction ends, so that positions
 * have no gaps and nobody sees one before those below it: it is best the last thing that a transaction does.
 */
export async function publish({ sql }: Transaction, entry: Commitment): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('arcade.commitments'))`
  const last = await findHead({ sql })
  const { kind, id, commitment, at, detail } = entry
  const position = (last?.position ?? 0) + 1
  const hash = hashEntry(last?.hash ?? beforeFirst, { ...entry, position, at: at.toISOString() })
  await sql`
    insert into arcade.commitments (position, kind, id, commitment, at, detail, hash)
    values (${position}, ${kind}, ${id}, ${commitment}, ${at}, ${detail}, ${hash})`
  return position
}

const nextColumns = fragment`
  s.id, s.player, s.commitment, s.sealed_seed as "sealedSeed", s.created_at as "createdAt",
  c.position::integer`

const pairColumns = fragment`
  ${nextColumns}, s.client_seed as "clientSeed", s.nonce::integer,
  s.activated_at as "activatedAt", s.revealed_at as "revealedAt"`

const listed = fragment`arcade.seeds s join arcade.commitments c on c.id = s.id`

export async function findActive({ sql }: Source, player: string): Promise<StoredPair | undefined> {
  return await sql.maybe<StoredPair>`
    select ${pairColumns} from ${listed}
    where s.player = ${player} and s.activated_at is not null and s.revealed_at is null`
}

export async function findNext({ sql }: Source, player: string): Promise<NextSeed | undefined> {
  return await sql.maybe<NextSeed>`
    select ${nextColumns} from ${listed} where s.player = ${player} and s.activated_at is null`
}

/** One that is, or was, played with. */
export async function findPair({ sql }: Source, id: string): Promise<StoredPair | undefined> {
  return await sql.maybe<StoredPair>`
    select ${pairColumns} from ${listed} where s.id = ${id} and s.activated_at is not null`
}

export async function listRevealed(
  { sql }: Source,
  player: string,
  limit: number,
): Promise<StoredPair[]> {
  return await sql<StoredPair>`
    select ${pairColumns} from ${listed}
    where s.player = ${player} and s.revealed_at is not null
    order by s.revealed_at desc, s.id desc limit ${limit}`
}

/** Holds the pair in use until the transaction ends: no round begins meanwhile. */
export async function lockActive(
  { sql }: Transaction,
  player: string,
): Promise<StoredPair | undefined> {
  return await sql.maybe<StoredPair>`
    select ${pairColumns} from ${listed}
    where s.player = ${player} and s.activated_at is not null and s.revealed_at is null
    for update of s`
}

/** Holds the next one likewise: of two who send a seed for it, one is heard. */
export async function lockNext(
  { sql }: Transaction,
  player: string,
): Promise<NextSeed | undefined> {
  return await sql.maybe<NextSeed>`
    select ${nextColumns} from ${listed} where s.player = ${player} and s.activated_at is null
    for update of s`
}

export async function revealPair({ sql }: Transaction, id: string, at: Date): Promise<void> {
  await sql`update arcade.seeds set revealed_at = ${at} where id = ${id}`
}

/** From here on it is played with. */
export async function activate(
  { sql }: Transaction,
  id: string,
  { clientSeed, at }: { readonly clientSeed: string; readonly at: Date },
): Promise<void> {
  await sql`
    update arcade.seeds set client_seed = ${clientSeed}, activated_at = ${at} where id = ${id}`
}

/** What was measured and owed under the pair before goes on under the next. */
export async function goOn({ sql }: Transaction, from: string, to: string): Promise<void> {
  await sql`
    update arcade.seeds set last_slot_at = old.last_slot_at, last_request = old.last_request,
      last_round = old.last_round, pool_carry = old.pool_carry
    from (select * from arcade.seeds where id = ${from}) old where seeds.id = ${to}`
}

/**
 * `waiting`: a round of several steps goes on. `running`: one was staked a moment ago and has not ended; of one shot it has when it
 * is among those that are paid for.
 */
export async function findOpenRound(
  { sql }: Source,
  player: string,
  { since, paid }: { readonly since: Date; readonly paid: readonly string[] },
): Promise<'waiting' | 'running' | undefined> {
  const { waiting, running } = await sql.one<{ waiting: boolean; running: boolean }>`
    select exists (select from arcade.tables_taken where player = ${player}) as waiting,
      exists (
        select from arcade.rounds where state = 'open' and at >= ${since} and player = ${player}
      ) or exists (
        select from arcade.rounds where state = 'shot' and at >= ${since} and player = ${player}
          and id >= ${lowestId('rnd', since)} and id <> all(${paid})
      ) as running`
  return waiting ? 'waiting' : running ? 'running' : undefined
}

/** The last entry of the public list: whoever wrote its hash down has written down the whole list. */
export type ListHead = { readonly position: number; readonly hash: string }

export async function findHead({ sql }: Source): Promise<ListHead | undefined> {
  return await sql.maybe<ListHead>`
    select position::integer, hash from arcade.commitments order by position desc limit 1`
}

export type ListedCommitment = Commitment & {
  readonly position: bigint
  /** Of this entry and the hash before it. */
  readonly hash: string
  /** Of a seed that was revealed. */
  readonly sealedSeed: Uint8Array | null
  /** Of a chain: its latest link that was used, which place that is, and its salt. */
  readonly link: string | null
  readonly place: number | null
  readonly salt: string | null
  readonly beaconValue: string | null
  readonly endedBy: '' | 'flown' | 'never_flown' | 'unreadable' | 'retired' | null
}

/** In the order in which they were made, after a position. */
export async function listCommitments(
  { sql }: Source,
  after: bigint,
  limit: number,
): Promise<ListedCommitment[]> {
  return await sql<ListedCommitment>`
    select c.position, c.kind, c.id, c.commitment, c.at, c.detail, c.hash,
      s.sealed_seed as "sealedSeed", r.link, r.place, h.salt,
      h.beacon_value as "beaconValue", h.ended_by as "endedBy"
    from arcade.commitments c
    left join arcade.seeds s on s.id = c.id and s.revealed_at is not null
    left join arcade.chains h on h.id = c.id
    left join lateral (
      select link, place from arcade.shared_rounds
      where chain = c.id and link <> '' order by place desc limit 1
    ) r on true
    where c.position > ${after} order by c.position limit ${limit}`
}
