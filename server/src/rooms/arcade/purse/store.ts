import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type PurseId = Id<'pur'>

export type Purse = {
  readonly id: PurseId
  readonly player: string
  readonly demo: boolean
  /** Of the arcade: the one that it was played from last. */
  readonly session: string
  readonly nodeId: number
  readonly gameCode: string
  readonly model: string
  readonly currency: Currency
  readonly state: 'opening' | 'open' | 'closing' | 'closed'
  readonly filled: bigint
  readonly staked: bigint
  readonly paid: bigint
  readonly rounds: number
  readonly windowNumber: number
  readonly readyAt: Date
  readonly playedAt: Date
  readonly openedAt: Date
  readonly closedAt: Date | null
  /** `player`, `idle`, or what keeps its player from staking on. */
  readonly closedBy: string
}

/** A sum that was asked for. Its name in the books follows from purse and request. */
export type Fill = {
  readonly purse: PurseId
  readonly request: string
  readonly amount: bigint
  readonly state: 'asked' | 'taken' | 'gone'
  readonly askedAt: Date
}

/** What is settled as one. */
export type Window = {
  readonly purse: PurseId
  readonly number: number
  readonly rounds: number
  readonly staked: bigint
  readonly paid: bigint
  readonly beganAt: Date
  readonly endedAt: Date
  readonly settledAt: Date | null
}

export type NewPurse = Omit<
  Purse,
  'state' | 'filled' | 'staked' | 'paid' | 'rounds' | 'windowNumber' | 'closedAt' | 'closedBy'
>

const columns = fragment`
  id, player, demo, session, node_id::integer as "nodeId", game_code as "gameCode", model, currency,
  state, filled, staked, paid, rounds, window_number as "windowNumber", ready_at as "readyAt",
  played_at as "playedAt", opened_at as "openedAt", closed_at as "closedAt", closed_by as "closedBy"`

export function leftIn({
  filled,
  staked,
  paid,
}: Pick<Purse, 'filled' | 'staked' | 'paid'>): bigint {
  return filled - staked + paid
}

/** Opens a purse unless its player has one at this game, or had this one. */
export async function addPurse(
  { sql }: Transaction,
  purse: NewPurse,
  dueAt: Date,
): Promise<boolean> {
  const { id, player, demo, session, nodeId, gameCode, model, currency } = purse
  const added = await sql.count`
    insert into arcade.purses (id, player, demo, session, node_id, game_code, model, currency, state,
      ready_at, played_at, opened_at, due_at)
    values (${id}, ${player}, ${demo}, ${session}, ${nodeId}, ${gameCode}, ${model}, ${currency},
      'opening', ${purse.readyAt}, ${purse.playedAt}, ${purse.openedAt}, ${dueAt})
    on conflict do nothing`
  return added === 1
}

export async function findPurse({ sql }: Source, id: PurseId): Promise<Purse | undefined> {
  return await sql.maybe<Purse>`select ${columns} from arcade.purses where id = ${id}`
}

/** These purses, each in its place, so far as they are there. */
export async function listPurses(
  { sql }: Source,
  ids: readonly PurseId[],
): Promise<(Purse | undefined)[]> {
  const rows = await sql<Purse>`
    select ${columns} from arcade.purses where id = any(${ids}::text[])`
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id))
}

/** The one that is not closed. */
export async function findOpen(
  { sql }: Source,
  { player, nodeId }: Pick<Purse, 'player' | 'nodeId'>,
): Promise<Purse | undefined> {
  return await sql.maybe<Purse>`
    select ${columns} from arcade.purses
    where player = ${player} and node_id = ${nodeId} and state <> 'closed'`
}

/** Holds it until the transaction ends. */
export async function lockPurse({ sql }: Transaction, id: PurseId): Promise<Purse | undefined> {
  return await sql.maybe<Purse>`select ${columns} from arcade.purses where id = ${id} for update`
}

const fillColumns = fragment`purse, request, amount, state, asked_at as "askedAt"`

export async function findFill(
  { sql }: Source,
  purse: PurseId,
  request: string,
): Promise<Fill | undefined> {
  return await sql.maybe<Fill>`
    select ${fillColumns} from arcade.purse_fills where purse = ${purse} and request = ${request}`
}

export async function listAsked({ sql }: Source, purse: PurseId): Promise<Fill[]> {
  return await sql<Fill>`
    select ${fillColumns} from arcade.purse_fills where purse = ${purse} and state = 'asked'`
}

/** Writes down that a sum is asked for. */
export async function addFill({ sql }: Transaction, fill: Fill): Promise<void> {
  await sql`
    insert into arcade.purse_fills (purse, request, amount, state, asked_at)
    values (${fill.purse}, ${fill.request}, ${fill.amount}, ${fill.state}, ${fill.askedAt})`
}

/** What became of a sum that was asked for, once: one that was taken is in the purse with it. */
export async function endFill(
  { sql }: Transaction,
  { purse, request, amount }: Fill,
  state: 'taken' | 'gone',
): Promise<void> {
  const ended = await sql.count`
    update arcade.purse_fills set state = ${state}
    where purse = ${purse} and request = ${request} and state = 'asked'`
  if (ended === 1 && state === 'taken') await addSum({ sql }, purse, amount)
}

export async function addSum({ sql }: Source, purse: PurseId, amount: bigint): Promise<void> {
  await sql`
    update arcade.purses set filled = filled + ${amount},
      state = case when state = 'opening' then 'open' else state end
    where id = ${purse}`
}

/** Nothing is staked from it any more, and what was is settled. The first reason stays. */
export async function beginClosing({ sql }: Source, id: PurseId, by: string): Promise<void> {
  await sql`
    update arcade.purses set state = 'closing', closed_by = ${by}, window_number = window_number + 1
    where id = ${id} and state in ('opening', 'open')`
}

export async function endPurse({ sql }: Source, id: PurseId, at: Date): Promise<boolean> {
  const ended = await sql.count`
    update arcade.purses set state = 'closed', closed_at = ${at}
    where id = ${id} and state = 'closing'`
  return ended === 1
}

const windowColumns = fragment`
  purse, number, rounds, staked, paid, began_at as "beganAt", ended_at as "endedAt",
  settled_at as "settledAt"`

export async function findWindow(
  { sql }: Source,
  purse: PurseId,
  number: number,
): Promise<Window | undefined> {
  return await sql.maybe<Window>`
    select ${windowColumns} from arcade.purse_windows
    where purse = ${purse} and number = ${number}`
}

/** Closes the window that rounds go into, if it began by then: from here on its sums are what they are. */
export async function closeWindow({ sql }: Source, id: PurseId, begunBy: Date): Promise<void> {
  await sql`
    update arcade.purses p set window_number = p.window_number + 1
    where p.id = ${id} and p.state = 'open' and exists (
      select from arcade.purse_windows w
      where w.purse = p.id and w.number = p.window_number and w.began_at <= ${begunBy}
    )`
}

/** Windows that are closed and not settled, in their order. */
export async function listUnsettled({ sql }: Source, id: PurseId): Promise<Window[]> {
  return await sql<Window>`
    select w.purse, w.number, w.rounds, w.staked, w.paid, w.began_at as "beganAt",
      w.ended_at as "endedAt", w.settled_at as "settledAt"
    from arcade.purse_windows w join arcade.purses p on p.id = w.purse
    where w.purse = ${id} and w.settled_at is null and w.number < p.window_number
    order by w.number`
}

export async function noteSettled(
  { sql }: Source,
  { purse, number }: Window,
  at: Date,
): Promise<void> {
  await sql`
    update arcade.purse_windows set settled_at = ${at}
    where purse = ${purse} and number = ${number} and settled_at is null`
}

/** The rounds of a window, alike ones counted together. */
export async function listParts(
  { sql }: Source,
  { purse, number, beganAt, endedAt }: Window,
): Promise<{ readonly stake: bigint; readonly payout: bigint; readonly rounds: number }[]> {
  return await sql`
    select stake, payout, count(*)::integer as rounds from arcade.rounds
    where purse = ${purse} and purse_window = ${number} and at between ${beganAt} and ${endedAt}
    group by stake, payout order by stake, payout`
}

/** Takes purses that are to be looked at, for a while: should we die over them, another takes them. */
export async function takeDue(
  { sql }: Source,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<PurseId[]> {
  const rows = await sql<{ id: PurseId }>`
    with due as materialized (
      select id from arcade.purses where state <> 'closed' and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    )
    update arcade.purses p set due_at = ${until} from due where p.id = due.id returning p.id`
  return rows.map(({ id }) => id)
}

export async function setDue({ sql }: Source, id: PurseId, at: Date): Promise<void> {
  await sql`update arcade.purses set due_at = ${at} where id = ${id}`
}

/** Fun money leaves nothing behind, and requests of purses that are over are not repeated any more. */
export async function removeOld(
  { sql }: Transaction,
  before: Date,
  limit: number,
): Promise<number> {
  const fun = await sql.count`
    delete from arcade.purses where id in (
      select id from arcade.purses where demo and state = 'closed' and closed_at < ${before}
      limit ${limit}
    )`
  const requests = await sql.count`
    delete from arcade.purse_plays where (purse, request) in (
      select purse, request from arcade.purse_plays where at < ${before} limit ${limit}
    )`
  return fun + requests
}
