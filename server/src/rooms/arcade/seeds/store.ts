import type { Database, Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type StoredPair = {
  readonly id: string
  readonly player: string
  readonly commitment: string
  readonly sealedSeed: Uint8Array
  readonly clientSeed: string
  readonly nonce: number
  readonly createdAt: Date
  readonly revealedAt: Date | null
}

/** Adds a pair where the player has none in use, and publishes its commitment; says whether it did. */
export async function addPair({ sql }: Transaction, pair: StoredPair): Promise<boolean> {
  const { id, player, commitment, sealedSeed, clientSeed, createdAt } = pair
  const added = await sql.count`
    insert into arcade.seeds (id, player, commitment, sealed_seed, client_seed, created_at)
    values (${id}, ${player}, ${commitment}, ${sealedSeed}, ${clientSeed}, ${createdAt})
    on conflict (player) where revealed_at is null do nothing`
  if (added === 1) await publish({ sql }, { kind: 'seed', id, commitment, at: createdAt })
  return added === 1
}

export type Commitment = {
  readonly kind: 'seed' | 'chain'
  readonly id: string
  readonly commitment: string
  readonly at: Date
}

export async function publish(
  { sql }: Source,
  { kind, id, commitment, at }: Commitment,
): Promise<void> {
  await sql`
    insert into arcade.commitments (kind, id, commitment, at)
    values (${kind}, ${id}, ${commitment}, ${at})`
}

export async function findActive({ sql }: Source, player: string): Promise<StoredPair | undefined> {
  return await sql.maybe<StoredPair>`
    select id, player, commitment, sealed_seed as "sealedSeed", client_seed as "clientSeed",
      nonce::integer, created_at as "createdAt", revealed_at as "revealedAt"
    from arcade.seeds where player = ${player} and revealed_at is null`
}

export async function findPair({ sql }: Source, id: string): Promise<StoredPair | undefined> {
  return await sql.maybe<StoredPair>`
    select id, player, commitment, sealed_seed as "sealedSeed", client_seed as "clientSeed",
      nonce::integer, created_at as "createdAt", revealed_at as "revealedAt"
    from arcade.seeds where id = ${id}`
}

export async function listRevealed(
  { sql }: Source,
  player: string,
  limit: number,
): Promise<StoredPair[]> {
  return await sql<StoredPair>`
    select id, player, commitment, sealed_seed as "sealedSeed", client_seed as "clientSeed",
      nonce::integer, created_at as "createdAt", revealed_at as "revealedAt"
    from arcade.seeds where player = ${player} and revealed_at is not null
    order by revealed_at desc, id desc limit ${limit}`
}

/** Holds the pair in use until the transaction ends: no round begins meanwhile. */
export async function lockActive(
  { sql }: Transaction,
  player: string,
): Promise<StoredPair | undefined> {
  return await sql.maybe<StoredPair>`
    select id, player, commitment, sealed_seed as "sealedSeed", client_seed as "clientSeed",
      nonce::integer, created_at as "createdAt", revealed_at as "revealedAt"
    from arcade.seeds where player = ${player} and revealed_at is null for update`
}

export async function revealPair({ sql }: Transaction, id: string, at: Date): Promise<void> {
  await sql`update arcade.seeds set revealed_at = ${at} where id = ${id}`
}

/** What was measured and owed under the pair before goes on under the next. */
export async function goOn({ sql }: Transaction, from: string, to: string): Promise<void> {
  await sql`
    update arcade.seeds set last_slot_at = old.last_slot_at, last_request = old.last_request,
      last_round = old.last_round, pool_carry = old.pool_carry
    from (select * from arcade.seeds where id = ${from}) old where seeds.id = ${to}`
}

/** `waiting`: a round of several steps goes on. `running`: one was staked a moment ago and has not ended. */
export async function findOpenRound(
  { sql }: Source,
  player: string,
  since: Date,
): Promise<'waiting' | 'running' | undefined> {
  const { waiting, running } = await sql.one<{ waiting: boolean; running: boolean }>`
    select exists (select from arcade.tables_taken where player = ${player}) as waiting,
      exists (
        select from arcade.rounds where state = 'open' and at >= ${since} and player = ${player}
      ) as running`
  return waiting ? 'waiting' : running ? 'running' : undefined
}

export type ListedCommitment = Commitment & {
  readonly position: bigint
  /** Of a seed that was revealed. */
  readonly sealedSeed: Uint8Array | null
  /** Of a chain: its latest link that was used, which place that is, and its salt. */
  readonly link: string | null
  readonly place: number | null
  readonly salt: string | null
}

/** In the order in which they were made, after a position. */
export async function listCommitments(
  { sql }: Source,
  after: bigint,
  limit: number,
): Promise<ListedCommitment[]> {
  return await sql<ListedCommitment>`
    select c.position, c.kind, c.id, c.commitment, c.at,
      s.sealed_seed as "sealedSeed", r.link, r.place, h.salt
    from arcade.commitments c
    left join arcade.seeds s on s.id = c.id and s.revealed_at is not null
    left join arcade.chains h on h.id = c.id
    left join lateral (
      select link, place from arcade.crash_rounds
      where chain = c.id and phase = 'over' order by place desc limit 1
    ) r on true
    where c.position > ${after} order by c.position limit ${limit}`
}
