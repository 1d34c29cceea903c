import { timeOfId, type Id } from '@baize/kernel/ids'
import type { Json } from '@baize/games/game'
import { json, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { Purse, PurseId } from './store.ts'

/** What is played from a purse: the pair of seeds in use, and the window that rounds go into. */
export type Held = Pick<
  Purse,
  'id' | 'player' | 'nodeId' | 'model' | 'state' | 'filled' | 'staked' | 'paid' | 'readyAt'
> &
  Pick<Purse, 'demo' | 'gameCode' | 'currency' | 'rounds'> & {
    /** Null before the player has sent a seed. */
    readonly seed: string | null
    readonly nonce: number | null
    /** False where the pair was exchanged while we waited for it: then it is to be held anew. */
    readonly isSeedHeld: boolean
    readonly windowNumber: number
    readonly windowRounds: number
  }

/**
 * Holds the seeds of these players and their purses until the transaction ends, in the order of the seeds' ids, as whoever
 * begins ordinary rounds does.
 */
export async function holdForPlay(
  { sql }: Transaction,
  asked: readonly { readonly purse: PurseId }[],
): Promise<Held[]> {
  const locked = await sql<{ id: string }>`
    select s.id from arcade.seeds s join arcade.purses p on p.player = s.player
    where p.id = any(${asked.map(({ purse }) => purse)}::text[])
      and s.activated_at is not null and s.revealed_at is null
    order by s.id for update of s`
  const held = await sql<Omit<Held, 'isSeedHeld'>>`
    select p.id, p.player, p.node_id::integer as "nodeId", p.model, p.state, p.filled, p.staked, p.paid,
      p.ready_at as "readyAt", p.demo, p.game_code as "gameCode", p.currency, p.rounds, s.id as seed,
      s.nonce::integer, p.window_number as "windowNumber",
      coalesce((select w.rounds from arcade.purse_windows w
        where w.purse = p.id and w.number = p.window_number), 0) as "windowRounds"
    from arcade.purses p left join arcade.seeds s on s.player = p.player
      and s.activated_at is not null and s.revealed_at is null
    where p.id = any(${asked.map(({ purse }) => purse)}::text[])
    order by p.id for update of p`
  const seeds = new Set(locked.map(({ id }) => id))
  return held.map((row) => ({ ...row, isSeedHeld: row.seed === null || seeds.has(row.seed) }))
}

export type Play = {
  readonly purse: PurseId
  readonly request: string
  readonly seed: string
  readonly firstNonce: number
  readonly rounds: number
  readonly at: Date
}

/** Which of these requests were answered. */
export async function listPlays(
  { sql }: Pick<Database, 'sql'>,
  asked: readonly Pick<Play, 'purse' | 'request'>[],
): Promise<Play[]> {
  return await sql<Play>`
    select p.purse, p.request, p.seed, p.first_nonce::integer as "firstNonce", p.rounds, p.at
    from unnest(${asked.map(({ purse }) => purse)}::text[],
      ${asked.map(({ request }) => request)}::text[]) as asked (purse, request)
    join arcade.purse_plays p using (purse, request)`
}

export type PlayedRow = {
  readonly id: Id<'rnd'>
  readonly stake: bigint
  readonly payout: bigint
  readonly choice: Json
}

/** What one request came to. */
export type Done = {
  readonly purse: Held
  readonly session: string
  readonly request: string
  readonly seed: string
  readonly nonce: number
  readonly window: number
  readonly rows: readonly PlayedRow[]
  readonly staked: bigint
  readonly paid: bigint
  readonly at: Date
  readonly readyAt: Date
  /** When it must have been looked at, where this begins a window. */
  readonly dueAt: Date
}

/**
 * Writes all that was played, of as many players as came together: rounds that are over, the nonces that they used, what is
 * left, the sums of their windows, and the requests that they answer.
 */
export async function writePlays({ sql }: Transaction, done: readonly Done[]): Promise<void> {
  const rows = done.flatMap(({ purse, session, seed, nonce, window, rows: played, at }) =>
    played.map(({ id, stake, payout, choice }, index) => ({
      id,
      at: timeOfId(id),
      player: purse.player,
      demo: purse.demo,
      session,
      node_id: purse.nodeId,
      game_code: purse.gameCode,
      model: purse.model,
      currency: purse.currency,
      stake,
      payout,
      choice,
      seed,
      nonce: nonce + index,
      purse: purse.id,
      purse_window: window,
      ended_at: at,
    })),
  )
  const plays = done.map(({ purse, request, seed, nonce, window, rows: played, ...one }) => ({
    purse: purse.id,
    session: one.session,
    request,
    seed,
    first_nonce: nonce,
    rounds: played.length,
    staked: one.staked,
    paid: one.paid,
    purse_window: window,
    began_at: timeOfId(played[0]!.id),
    ended_at: timeOfId(played.at(-1)!.id),
    at: one.at,
    ready_at: one.readyAt,
    due_at: one.dueAt,
  }))
  await sql`
    with plays as (
      select * from jsonb_to_recordset(${json(plays)}) as p (
        purse text, session text, request text, seed text, first_nonce bigint, rounds integer,
        staked bigint, paid bigint, purse_window integer, began_at timestamptz,
        ended_at timestamptz, at timestamptz, ready_at timestamptz, due_at timestamptz)
    ), recorded as (
      insert into arcade.rounds (id, at, player, demo, session, node_id, game_code, model, currency,
        stake, choice, seed, nonce, contribution, state, payout, ended_at, purse, purse_window)
      select id, at, player, demo, session, node_id, game_code, model, currency, stake,
        coalesce(choice, 'null'), seed, nonce, 0, 'settled', payout, ended_at, purse, purse_window
      from jsonb_to_recordset(${json(rows)}) as r (
        id text, at timestamptz, player text, demo boolean, session text, node_id bigint,
        game_code text, model text, currency text, stake bigint, payout bigint, choice jsonb,
        seed text, nonce bigint, purse text, purse_window integer, ended_at timestamptz)
    ), counted as (
      update arcade.seeds s set nonce = s.nonce + p.rounds from plays p where s.id = p.seed
    ), answered as (
      insert into arcade.purse_plays (purse, request, seed, first_nonce, rounds, at)
      select purse, request, seed, first_nonce, rounds, at from plays
    ), summed as (
      insert into arcade.purse_windows as w (purse, number, rounds, staked, paid, began_at, ended_at)
      select purse, purse_window, rounds, staked, paid, began_at, ended_at from plays
      on conflict (purse, number) do update set rounds = w.rounds + excluded.rounds,
        staked = w.staked + excluded.staked, paid = w.paid + excluded.paid,
        began_at = least(w.began_at, excluded.began_at),
        ended_at = greatest(w.ended_at, excluded.ended_at)
    )
    update arcade.purses u set staked = u.staked + p.staked, paid = u.paid + p.paid,
      rounds = u.rounds + p.rounds, window_number = p.purse_window, ready_at = p.ready_at,
      played_at = p.at, session = p.session, due_at = least(u.due_at, p.due_at)
    from plays p where u.id = p.purse`
}
