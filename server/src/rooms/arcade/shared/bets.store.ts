import type { Json } from '@baize/games/game'
import { timeOfId, type Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { fragment, json, type Database } from '../../../platform/database/database.ts'
import type { Round } from './store.ts'

type Source = Pick<Database, 'sql'>

export type BetId = Id<'rnd'>

export type SharedBet = {
  readonly id: BetId
  readonly roundAt: Date
  readonly table: string
  readonly round: number
  readonly player: string
  readonly demo: boolean
  readonly session: string
  readonly nickname: string
  readonly nodeId: number
  readonly gameCode: string
  readonly currency: Currency
  readonly slot: number
  readonly request: string
  readonly stake: bigint
  readonly choice: Json
  /** How long after the start it leaves by itself. */
  readonly dueMs: number | null
  readonly state: 'asked' | 'staked' | 'leaving' | 'settled' | 'voided'
  readonly move: Json | null
  readonly payout: bigint
  readonly endedAt: Date | null
}

const betColumns = fragment`
  id, round_at as "roundAt", table_key as "table", round::integer, player, demo, session, nickname,
  node_id::integer as "nodeId", game_code as "gameCode", currency, slot::integer, request, stake,
  choice, due_ms as "dueMs", state, move, payout, ended_at as "endedAt"`

/** Records a bet where its round took bets at that moment and the slot is free. The same grace is everybody's. */
export async function addBet(
  { sql }: Source,
  bet: SharedBet,
  { at, graceMs }: { readonly at: Date; readonly graceMs: number },
): Promise<boolean> {
  const { id, table, round, player, demo, session, nickname, nodeId, gameCode, currency } = bet
  const inTime = new Date(at.getTime() - graceMs)
  const added = await sql.count`
    insert into arcade.shared_bets (id, round_at, table_key, round, player, demo, session, nickname,
      node_id, game_code, currency, slot, request, stake, choice, due_ms, state)
    select ${id}, opened_at, table_key, number, ${player}, ${demo}, ${session}, ${nickname},
      ${nodeId}, ${gameCode}, ${currency}, ${bet.slot}, ${bet.request}, ${bet.stake},
      ${json(bet.choice)}, ${bet.dueMs}, 'asked'
    from arcade.shared_rounds
    where table_key = ${table} and number = ${round} and phase = 'betting'
      and phase_ends_at >= ${inTime}
    on conflict do nothing`
  return added === 1
}

type Slot = Pick<SharedBet, 'table' | 'round' | 'roundAt' | 'player' | 'slot'>

export async function findInSlot({ sql }: Source, bet: Slot): Promise<SharedBet | undefined> {
  const { table, round, roundAt, player, slot } = bet
  return await sql.maybe<SharedBet>`
    select ${betColumns} from arcade.shared_bets
    where round_at = ${roundAt} and table_key = ${table} and round = ${round}
      and player = ${player} and slot = ${slot}`
}

type Named = Pick<SharedBet, 'id' | 'roundAt'>

/** A refused bet is none; its slot is free again. */
export async function removeBet({ sql }: Source, { id, roundAt }: Named): Promise<void> {
  await sql`
    delete from arcade.shared_bets where id = ${id} and round_at = ${roundAt} and state = 'asked'`
}

export async function markStaked({ sql }: Source, { id, roundAt }: Named): Promise<boolean> {
  const done = await sql.count`
    update arcade.shared_bets set state = 'staked'
    where id = ${id} and round_at = ${roundAt} and state = 'asked'`
  return done === 1
}

/** Gets out, once: whoever is first decides how. */
export async function markLeaving(
  { sql }: Source,
  { id, roundAt, move, payout }: Named & Pick<SharedBet, 'move' | 'payout'>,
): Promise<boolean> {
  const made = move === null ? null : json(move)
  const done = await sql.count`
    update arcade.shared_bets set state = 'leaving', move = ${made}, payout = ${payout}
    where id = ${id} and round_at = ${roundAt} and state = 'staked'`
  return done === 1
}

export async function markEnded(
  { sql }: Source,
  { id, roundAt }: Named,
  state: 'settled' | 'voided',
  at: Date,
): Promise<void> {
  await sql`
    update arcade.shared_bets set state = ${state}, ended_at = ${at},
      payout = case when ${state} = 'voided' then 0 else payout end
    where id = ${id} and round_at = ${roundAt} and ended_at is null`
}

/** The time in an id is that of the node which made it, and may be as far from the database's. */
const clocksApartMs = 86_400_000

export async function findBet({ sql }: Source, id: BetId): Promise<SharedBet | undefined> {
  const at = timeOfId(id).getTime()
  return await sql.maybe<SharedBet>`
    select ${betColumns} from arcade.shared_bets
    where id = ${id} and round_at < ${new Date(at + clocksApartMs)}
      and round_at > ${new Date(at - clocksApartMs)}`
}

type Of = Pick<Round, 'table' | 'number' | 'openedAt'>
const inRound = ({ table, number, openedAt }: Of) =>
  fragment`table_key = ${table} and round = ${number} and round_at = ${openedAt}`
const isIn = fragment`state not in ('asked', 'voided')`

/** Those that are in, the highest stakes first. */
export async function listBets({ sql }: Source, round: Of, limit: number): Promise<SharedBet[]> {
  return await sql<SharedBet>`
    select ${betColumns} from arcade.shared_bets
    where ${inRound(round)} and ${isIn} order by stake desc, id limit ${limit}`
}

export async function countPlayers({ sql }: Source, round: Of): Promise<number> {
  const row = await sql.one<{ players: number }>`
    select count(distinct player)::integer as players from arcade.shared_bets
    where ${inRound(round)} and ${isIn}`
  return row.players
}

/** Those still in, or on their way out, of one round. */
export async function listUnsettled({ sql }: Source, round: Of): Promise<SharedBet[]> {
  return await sql<SharedBet>`
    select ${betColumns} from arcade.shared_bets
    where ${inRound(round)} and state in ('staked', 'leaving') order by id`
}

/** Whoever leaves by itself, so long after the start. */
export async function listDue({ sql }: Source, round: Of, ms: number): Promise<SharedBet[]> {
  return await sql<SharedBet>`
    select ${betColumns} from arcade.shared_bets
    where ${inRound(round)} and state = 'staked' and due_ms <= ${ms} order by id limit 500`
}

/** Of rounds of a table opened before then, and not ended. */
export async function listInterrupted(
  { sql }: Source,
  table: string,
  before: Date,
  limit: number,
): Promise<SharedBet[]> {
  return await sql<SharedBet>`
    select ${betColumns} from arcade.shared_bets
    where table_key = ${table} and ended_at is null and round_at < ${before}
    order by round_at, id limit ${limit}`
}

/** Staked and not ended, in rounds of a table that are: what a node left that was killed while it paid. */
export async function listLeftOver(
  { sql }: Source,
  table: string,
  limit: number,
): Promise<SharedBet[]> {
  return await sql<SharedBet>`
    select ${betColumns} from arcade.shared_bets b
    where table_key = ${table} and ended_at is null and state in ('staked', 'leaving')
      and exists (
        select from arcade.shared_rounds r where r.table_key = b.table_key
          and r.number = b.round and r.phase in ('over', 'voided'))
    order by round_at, id limit ${limit}`
}

/** Newest first. */
export async function listOfPlayer(
  { sql }: Source,
  table: string,
  { player, below, limit }: { player: string; below?: string; limit: number },
): Promise<SharedBet[]> {
  return await sql<SharedBet>`
    select ${betColumns} from arcade.shared_bets
    where player = ${player} and table_key = ${table} and state <> 'asked'
      and (${below ?? null}::text is null or id < ${below ?? null})
    order by id desc limit ${limit}`
}
