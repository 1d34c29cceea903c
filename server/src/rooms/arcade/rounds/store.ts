import { timeOfId, type Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { Json } from '@baize/games/game'
import {
  flushedLater,
  flushedNow,
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type RoundId = Id<'rnd'>

/** A further stake that a move costs, from when it is written down until it is known what became of it. */
export type Raise = {
  /** Its transaction. None comes twice, since it counts those that were asked for in the round before. */
  readonly id: string
  readonly step: number
  readonly move: Json
  readonly amount: string
  readonly askedAt: string
  /** It shall not have been, and goes back should it have come. */
  readonly isDropped: boolean
}

export type Raises = {
  readonly asked: number
  readonly open: Raise | null
  /** Each belongs to the round, and its move is among the moves. */
  readonly taken: readonly { readonly id: string; readonly amount: string }[]
}

export type Round = {
  readonly id: RoundId
  readonly at: Date
  readonly player: string
  readonly demo: boolean
  readonly session: string
  readonly nodeId: number
  readonly gameCode: string
  readonly model: string
  readonly currency: Currency
  readonly stake: bigint
  readonly choice: Json
  readonly moves: readonly Json[]
  /** Null where no move cost anything. */
  readonly raises: Raises | null
  /** Decided of a round that nobody ended; from then on no player moves it. */
  readonly closing: '' | 'given_up' | 'left'
  readonly seed: string
  readonly nonce: number
  readonly contribution: bigint
  readonly state: 'open' | 'settled' | 'voided'
  readonly payout: bigint
  readonly jackpot: bigint
  readonly endedAt: Date | null
  /** Why it was voided; empty for any other. */
  readonly voidedBy: string
}

/** As it is kept: of one shot nobody writes down that it was settled (`shots.ts`). */
export type KeptRound =
  | Round
  | (Omit<Round, 'state'> & { readonly state: 'shot'; readonly isLookedAt: boolean })

export type NewRound = Pick<
  Round,
  | 'id'
  | 'player'
  | 'demo'
  | 'session'
  | 'nodeId'
  | 'gameCode'
  | 'model'
  | 'currency'
  | 'stake'
  | 'choice'
> & {
  readonly request: string
  readonly startedAt: Date
  /** The least time since the slot before; 0 for a game that has none. */
  readonly cycleMs: number
  /** How much of the stake goes into a pool; 0 where there is none. */
  readonly poolBps: number
}

export type Begun =
  | {
      readonly kind: 'begun'
      readonly seed: string
      readonly nonce: number
      readonly contribution: bigint
    }
  | { readonly kind: 'repeated'; readonly round: RoundId }
  | { readonly kind: 'too_soon'; readonly waitMs: number }
  /** The player has sent no seed yet. */
  | { readonly kind: 'no_seed' }

type BeginRow = {
  readonly n: number
  readonly seed: string | null
  readonly nonce: number | null
  readonly contribution: bigint | null
  readonly isRepeated: boolean | null
  readonly lastRound: RoundId | null
  readonly waitMs: number | null
}

/**
 * Gives each round the next nonce of its player's seeds and records it, in one statement for all of them, each of
 * another player. From here on nothing can give the round another result. Rows are locked in the order of their ids,
 * so that two such statements cannot wait for each other. Outside a transaction (`isAlone`) they are over with their stake, and on the
 * disk with it, since it is written after them; nobody is told anything before.
 */
export async function beginRounds(
  { sql }: Source,
  rounds: readonly NewRound[],
  isAlone: boolean,
): Promise<Begun[]> {
  const rows = await sql<BeginRow>`
    with asked as (
      select * from rows from (
        jsonb_to_recordset(${rowsOf(rounds.map(toAsked))}) as (
          id text, at timestamptz, player text, demo boolean, session text, node_id bigint,
          game_code text, model text, currency text, stake bigint, choice jsonb, request text,
          started_at timestamptz, cycle_ms integer, pool_bps integer)
      ) with ordinality as a (id, at, player, demo, session, node_id, game_code, model, currency,
        stake, choice, request, started_at, cycle_ms, pool_bps, n)
    ), held as (
      select a.n, s.id, s.last_request = a.request as repeated, s.last_round,
        case when a.cycle_ms = 0 or s.last_slot_at is null then 0
          else a.cycle_ms - extract(epoch from a.started_at - s.last_slot_at) * 1000 end as wait_ms,
        s.pool_carry + a.stake * a.pool_bps as owed
      from asked a join arcade.seeds s on s.player = a.player
        and s.activated_at is not null and s.revealed_at is null
      where ${isAlone ? flushedLater : flushedNow}
      order by s.id for update of s
    ), moved as (
      update arcade.seeds s set nonce = s.nonce + 1, last_request = a.request, last_round = a.id,
        last_slot_at = case when a.cycle_ms = 0 then s.last_slot_at else a.started_at end,
        pool_carry = h.owed % 10000
      from asked a join held h on h.n = a.n
      where s.id = h.id and h.wait_ms <= 0 and h.repeated is not true
      returning a.n, s.id as seed, s.nonce - 1 as nonce, h.owed / 10000 as contribution
    ), recorded as (
      insert into arcade.rounds (id, at, player, demo, session, node_id, game_code, model,
        currency, stake, choice, seed, nonce, contribution, state)
      select a.id, a.at, a.player, a.demo, a.session, a.node_id, a.game_code, a.model, a.currency,
        a.stake, coalesce(a.choice, 'null'), m.seed, m.nonce, m.contribution,
        case when ${isAlone} and not a.demo then 'shot' else 'open' end
      from asked a join moved m on m.n = a.n
    )
    select a.n::integer, m.seed, m.nonce::integer, m.contribution::bigint,
      h.repeated as "isRepeated", h.last_round as "lastRound",
      ceil(h.wait_ms)::integer as "waitMs"
    from asked a left join held h on h.n = a.n left join moved m on m.n = a.n order by a.n`
  return rows.map(toBegun)
}

/** One text for all rows: a value for each would cost the driver more than the database needs for the rest. */
function rowsOf(rows: readonly object[]) {
  return json(rows)
}

function toAsked(round: NewRound): object {
  const { id, player, demo, session, nodeId, gameCode, model, currency, stake, choice } = round
  return {
    id,
    at: timeOfId(id),
    player,
    demo,
    session,
    node_id: nodeId,
    game_code: gameCode,
    model,
    currency,
    stake,
    choice,
    request: round.request,
    started_at: round.startedAt,
    cycle_ms: round.cycleMs,
    pool_bps: round.poolBps,
  }
}

function toBegun({ seed, nonce, contribution, isRepeated, lastRound, waitMs }: BeginRow): Begun {
  if (seed !== null && nonce !== null && contribution !== null) {
    return { kind: 'begun', seed, nonce, contribution }
  }
  if (isRepeated === true && lastRound !== null) return { kind: 'repeated', round: lastRound }
  if (waitMs === null) return { kind: 'no_seed' }
  return { kind: 'too_soon', waitMs }
}

/** Takes the table for a round of several steps; false when another round is at it. */
export async function takeTable(
  { sql }: Transaction,
  { player, nodeId, id, request }: Pick<NewRound, 'player' | 'nodeId' | 'id' | 'request'>,
): Promise<boolean> {
  const taken = await sql.count`
    insert into arcade.tables_taken (player, node_id, round, request)
    values (${player}, ${nodeId}, ${id}, ${request}) on conflict do nothing`
  return taken === 1
}

export type Ended = Pick<Round, 'id' | 'payout' | 'jackpot'> & {
  readonly state: 'settled' | 'voided'
  readonly endedAt: Date
  readonly voidedBy?: string
}

/**
 * Notes the ends of rounds that have none yet, and frees their tables. It is said by their end and not by their state, since
 * the index of open ones, for the state, is full of those that ended just now.
 */
export async function endRounds({ sql }: Source, ended: readonly Ended[]): Promise<void> {
  const rows = ended.map(({ id, state, payout, jackpot, endedAt, voidedBy = '' }) => {
    const end = { state, payout, jackpot, ended_at: endedAt, voided_by: voidedBy }
    return { id, at: timeOfId(id), ...end }
  })
  const times = rows.map(({ at }) => at.getTime())
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  await sql`
    with ended as (
      select * from jsonb_to_recordset(${rowsOf(rows)}) as e (
        id text, at timestamptz, state text, payout bigint, jackpot bigint, ended_at timestamptz,
        voided_by text)
    ), freed as (
      delete from arcade.tables_taken t using ended e where t.round = e.id
    )
    update arcade.rounds r set state = e.state, payout = e.payout, jackpot = e.jackpot,
      ended_at = e.ended_at, voided_by = e.voided_by
    from ended e
    where r.id = e.id and r.at = e.at and r.at between ${first} and ${last}
      and r.ended_at is null`
}

const columns = fragment`
  id, at, player, demo, session, node_id::integer as "nodeId", game_code as "gameCode", model,
  currency, stake, choice, moves, raises, closing, seed, nonce::integer, contribution, state, payout, jackpot,
  ended_at as "endedAt", voided_by as "voidedBy",
  state = 'shot' and at <= (select looked_until from arcade.shots) as "isLookedAt"`

export async function findRound({ sql }: Source, id: RoundId): Promise<KeptRound | undefined> {
  return await sql.maybe<KeptRound>`
    select ${columns} from arcade.rounds where id = ${id} and at = ${timeOfId(id)}`
}

/** Holds it until the transaction ends. */
export async function lockRound({ sql }: Transaction, id: RoundId): Promise<KeptRound | undefined> {
  return await sql.maybe<KeptRound>`
    select ${columns} from arcade.rounds where id = ${id} and at = ${timeOfId(id)} for update`
}

/** What its player did, of a round that is locked. */
export async function setMoves(
  { sql }: Transaction,
  { id, moves, raises }: Pick<Round, 'id' | 'moves' | 'raises'>,
): Promise<void> {
  await sql`
    update arcade.rounds set moves = ${json(moves)}, raises = ${raises && json(raises)}
    where id = ${id} and at = ${timeOfId(id)}`
}

/** Decides that the stake goes back; false when a further one came onto it, so that it must have been there. */
export async function giveUp({ sql }: Source, id: RoundId): Promise<boolean> {
  const given = await sql.count`
    update arcade.rounds set closing = 'given_up'
    where id = ${id} and at = ${timeOfId(id)} and state = 'open' and raises is null
      and closing in ('', 'given_up')`
  return given === 1
}

/** Takes a round over from a player who left, with the moves that end it; false when the player moved since it was read. */
export async function leave(
  { sql }: Source,
  { id, moves: seen }: Pick<Round, 'id' | 'moves'>,
  moves: readonly Json[],
): Promise<boolean> {
  const left = await sql.count`
    update arcade.rounds set closing = 'left', moves = ${json(moves)}
    where id = ${id} and at = ${timeOfId(id)} and state = 'open' and closing in ('', 'left')
      and jsonb_array_length(moves) = ${seen.length} and raises ->> 'open' is null`
  return left === 1
}

/** The one that waits for moves at this table. */
export async function findWaiting(
  { sql }: Source,
  player: string,
  nodeId: number,
): Promise<RoundId | undefined> {
  const row = await sql.maybe<{ round: RoundId }>`
    select round from arcade.tables_taken where player = ${player} and node_id = ${nodeId}`
  return row?.round
}

/** Newest first. */
export async function listRounds(
  { sql }: Source,
  {
    player,
    nodeId,
    below,
    limit,
  }: { player: string; nodeId: number; below?: string; limit: number },
): Promise<KeptRound[]> {
  return await sql<KeptRound>`
    select ${columns} from arcade.rounds
    where player = ${player} and node_id = ${nodeId}
      and (${below ?? null}::text is null or id < ${below ?? null})
    order by id desc limit ${limit}`
}

const cameBeforeMs = 3_600_000

/** All rounds under a pair of seeds, whatever the game, in the order of their nonces. */
export async function listOfPair(
  { sql }: Source,
  {
    player,
    seed,
    from,
    after,
    limit,
  }: {
    readonly player: string
    readonly seed: string
    /** When the pair began to be played with. A round that came at that moment has an id of a little before. */
    readonly from: Date
    readonly after: number
    readonly limit: number
  },
): Promise<KeptRound[]> {
  return await sql<KeptRound>`
    select ${columns} from arcade.rounds
    where player = ${player} and seed = ${seed} and at >= ${new Date(from.getTime() - cameBeforeMs)} and nonce > ${after}
    order by nonce limit ${limit}`
}

/** All rounds in one settlement of a purse, in the order of their making. */
export async function listOfWindow(
  { sql }: Source,
  {
    purse,
    number,
    beganAt,
    endedAt,
  }: {
    readonly purse: string
    readonly number: number
    readonly beganAt: Date
    readonly endedAt: Date
  },
): Promise<Round[]> {
  return await sql<Round>`
    select ${columns} from arcade.rounds
    where purse = ${purse} and purse_window = ${number} and at between ${beganAt} and ${endedAt}
    order by id`
}

/** Rounds that began before then and have not ended, the oldest first. */
export async function listOpen(
  { sql }: Source,
  {
    before,
    after,
    limit,
  }: { before: Date; after: { at: Date; id: string } | undefined; limit: number },
): Promise<Round[]> {
  return await sql<Round>`
    select ${columns} from arcade.rounds
    where state = 'open' and at < ${before}
      and (${after?.at ?? null}::timestamptz is null
        or (at, id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::text))
    order by at, id limit ${limit}`
}

/** Fun money leaves nothing behind. */
export async function removeDemo(
  { sql }: Transaction,
  before: Date,
  limit: number,
): Promise<number> {
  return await sql.count`
    delete from arcade.rounds where (id, at) in (
      select id, at from arcade.rounds
      where demo and at < ${before} and at > ${new Date(before.getTime() - 7 * 86_400_000)}
      limit ${limit}
    )`
}
