import { timeOfId, type Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { fragment, type Database } from '../../../platform/database/database.ts'
import type { Flight } from './store.ts'

type Source = Pick<Database, 'sql'>

export type BetId = Id<'rnd'>

export type Bet = {
  readonly id: BetId
  readonly roundAt: Date
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
  readonly autoOut: number
  readonly state: 'asked' | 'staked' | 'leaving' | 'settled' | 'voided'
  readonly outAt: number
  readonly payout: bigint
  readonly endedAt: Date | null
}

const betColumns = fragment`
  id, round_at as "roundAt", round::integer, player, demo, session, nickname,
  node_id::integer as "nodeId", game_code as "gameCode", currency, slot::integer, request, stake,
  auto_out as "autoOut", state, out_at as "outAt", payout, ended_at as "endedAt"`

/** Records a bet where its round still takes bets and the slot is free. */
export async function addBet({ sql }: Source, bet: Bet, at: Date): Promise<boolean> {
  const { id, round, player, demo, session, nickname, nodeId, gameCode, currency, slot } = bet
  const added = await sql.count`
    insert into arcade.crash_bets (id, round_at, round, player, demo, session, nickname, node_id,
      game_code, currency, slot, request, stake, auto_out, state)
    select ${id}, opened_at, number, ${player}, ${demo}, ${session}, ${nickname},
      ${nodeId}, ${gameCode}, ${currency}, ${slot}, ${bet.request}, ${bet.stake}, ${bet.autoOut},
      'asked'
    from arcade.crash_rounds
    where number = ${round} and phase = 'betting' and phase_ends_at > ${at}
    on conflict do nothing`
  return added === 1
}

export async function findInSlot(
  { sql }: Source,
  { round, roundAt, player, slot }: Pick<Bet, 'round' | 'roundAt' | 'player' | 'slot'>,
): Promise<Bet | undefined> {
  return await sql.maybe<Bet>`
    select ${betColumns} from arcade.crash_bets
    where round_at = ${roundAt} and round = ${round} and player = ${player} and slot = ${slot}`
}

/** A refused bet is none; its slot is free again. */
export async function removeBet(
  { sql }: Source,
  { id, roundAt }: Pick<Bet, 'id' | 'roundAt'>,
): Promise<void> {
  await sql`
    delete from arcade.crash_bets where id = ${id} and round_at = ${roundAt} and state = 'asked'`
}

export async function markStaked(
  { sql }: Source,
  { id, roundAt }: Pick<Bet, 'id' | 'roundAt'>,
): Promise<boolean> {
  const done = await sql.count`
    update arcade.crash_bets set state = 'staked'
    where id = ${id} and round_at = ${roundAt} and state = 'asked'`
  return done === 1
}

/** Gets out, once: whoever is first decides where. */
export async function markLeaving(
  { sql }: Source,
  { id, roundAt, outAt, payout }: Pick<Bet, 'id' | 'roundAt' | 'outAt' | 'payout'>,
): Promise<boolean> {
  const done = await sql.count`
    update arcade.crash_bets set state = 'leaving', out_at = ${outAt}, payout = ${payout}
    where id = ${id} and round_at = ${roundAt} and state = 'staked'`
  return done === 1
}

export async function markEnded(
  { sql }: Source,
  { id, roundAt }: Pick<Bet, 'id' | 'roundAt'>,
  state: 'settled' | 'voided',
  at: Date,
): Promise<void> {
  await sql`
    update arcade.crash_bets set state = ${state}, ended_at = ${at}
    where id = ${id} and round_at = ${roundAt} and ended_at is null`
}

/** Its round was opened at most so long before the time in its id. */
const roundBeforeMs = 3_600_000

export async function findBet({ sql }: Source, id: BetId): Promise<Bet | undefined> {
  const at = timeOfId(id)
  return await sql.maybe<Bet>`
    select ${betColumns} from arcade.crash_bets
    where id = ${id} and round_at <= ${new Date(at.getTime() + 60_000)}
      and round_at > ${new Date(at.getTime() - roundBeforeMs)}`
}

/** Those that are in, the highest stakes first. */
export async function listBets(
  { sql }: Source,
  { number, openedAt }: Pick<Flight, 'number' | 'openedAt'>,
  limit: number,
): Promise<Bet[]> {
  return await sql<Bet>`
    select ${betColumns} from arcade.crash_bets
    where round = ${number} and round_at = ${openedAt} and state not in ('asked', 'voided')
    order by stake desc, id limit ${limit}`
}

export async function countPlayers(
  { sql }: Source,
  { number, openedAt }: Pick<Flight, 'number' | 'openedAt'>,
): Promise<number> {
  const row = await sql.one<{ players: number }>`
    select count(distinct player)::integer as players from arcade.crash_bets
    where round = ${number} and round_at = ${openedAt} and state not in ('asked', 'voided')`
  return row.players
}

/** Those still in the air, or on their way out, of one flight. */
export async function listUnsettled(
  { sql }: Source,
  { number, openedAt }: Pick<Flight, 'number' | 'openedAt'>,
): Promise<Bet[]> {
  return await sql<Bet>`
    select ${betColumns} from arcade.crash_bets
    where round = ${number} and round_at = ${openedAt} and state in ('staked', 'leaving')
    order by id`
}

/** Whoever wanted to get out by itself at what is reached now. */
export async function listDue(
  { sql }: Source,
  { number, openedAt }: Pick<Flight, 'number' | 'openedAt'>,
  reached: number,
): Promise<Bet[]> {
  return await sql<Bet>`
    select ${betColumns} from arcade.crash_bets
    where round = ${number} and round_at = ${openedAt} and state = 'staked'
      and auto_out between 1 and ${reached} order by id limit 500`
}

/** Of rounds opened before then, and not ended. */
export async function listInterrupted(
  { sql }: Source,
  before: Date,
  limit: number,
): Promise<Bet[]> {
  return await sql<Bet>`
    select ${betColumns} from arcade.crash_bets
    where ended_at is null and round_at < ${before} order by round_at, id limit ${limit}`
}

/** Newest first. */
export async function listOfPlayer(
  { sql }: Source,
  { player, below, limit }: { player: string; below?: string; limit: number },
): Promise<Bet[]> {
  return await sql<Bet>`
    select ${betColumns} from arcade.crash_bets
    where player = ${player} and state <> 'asked'
      and (${below ?? null}::text is null or id < ${below ?? null})
    order by id desc limit ${limit}`
}
