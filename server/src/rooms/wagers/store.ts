import { timeOfId } from '@baize/kernel/ids'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../platform/database/database.ts'
import type { MemberId } from '../wallet/wallet.ts'
import type { Action, Wager, WagerId } from './wager.ts'

type Source = Pick<Database, 'sql'>

type WagerRow = Omit<Wager, 'paid'> & {
  readonly paidCash: bigint
  readonly paidBonus: bigint
  readonly paidLocked: bigint
}

const columns = fragment`
  w.id, w.member, w.provider, w.product, w.vendor, w.game, w.round, w.currency, w.stake,
  w.paid_cash as "paidCash", w.paid_bonus as "paidBonus", w.paid_locked as "paidLocked",
  w.movement, w.status, w.valid_bet as "validBet", w.payout, w.settlements, w.detail,
  w.at as "stakedAt", w.ended_at as "endedAt"`

function toWager({ paidCash, paidBonus, paidLocked, ...row }: WagerRow): Wager {
  return { ...row, paid: { cash: paidCash, bonus: paidBonus, locked: paidLocked } }
}

export async function findWager({ sql }: Source, id: WagerId): Promise<Wager | undefined> {
  const row = await sql.maybe<WagerRow>`
    select ${columns} from wagers.wagers w where w.id = ${id} and w.at = ${timeOfId(id)}`
  return row && toWager(row)
}

/** The wagers of a member, newest first, below an id. */
export async function listWagers(
  { sql }: Source,
  member: MemberId,
  { below, limit }: { readonly below?: WagerId; readonly limit: number },
): Promise<Wager[]> {
  const older = below === undefined ? fragment`` : fragment`and w.id < ${below}`
  const rows = await sql<WagerRow>`
    select ${columns} from wagers.wagers w where w.member = ${member} ${older}
    order by w.id desc limit ${limit}`
  return rows.map(toWager)
}

/** Holds these wagers until the transaction ends, in the order of their ids. */
export async function lockWagers(tx: Transaction, ids: readonly WagerId[]): Promise<Wager[]> {
  const rows = await tx.sql<WagerRow>`
    select ${columns} from wagers.wagers w
    join unnest(${ids}::text[], ${ids.map((id) => timeOfId(id))}::timestamptz[])
      as wanted (id, at) on w.id = wanted.id and w.at = wanted.at
    order by w.id for no key update of w`
  return rows.map(toWager)
}

export async function insertWagers(tx: Transaction, wagers: readonly Wager[]): Promise<void> {
  if (wagers.length === 0) return
  const rows = wagers.map(({ paid, stakedAt, ...rest }) => ({ ...rest, ...paid, at: stakedAt }))
  await tx.sql`
    insert into wagers.wagers (id, at, member, provider, product, vendor, game, round, currency,
      stake, paid_cash, paid_bonus, paid_locked, movement, detail)
    select id, at, member, provider, product, vendor, game, round, currency, stake, cash, bonus,
      locked, movement, detail
    from jsonb_to_recordset(${json(rows)}::jsonb) as new (id text, at timestamptz, member text,
      provider text, product text, vendor text, game text, round text, currency text,
      stake bigint, cash bigint, bonus bigint, locked bigint, movement text, detail jsonb)`
}

/** Writes how wagers ended, or ended anew. */
export async function endWagers(tx: Transaction, wagers: readonly Wager[]): Promise<void> {
  if (wagers.length === 0) return
  const rows = wagers.map(({ stakedAt, validBet, endedAt, ...rest }) => ({
    ...rest,
    at: stakedAt,
    valid_bet: validBet,
    ended_at: endedAt,
  }))
  await tx.sql`
    update wagers.wagers w
    set status = new.status, valid_bet = new.valid_bet, payout = new.payout,
      settlements = new.settlements, detail = new.detail, ended_at = new.ended_at
    from jsonb_to_recordset(${json(rows)}::jsonb) as new (id text, at timestamptz, status text,
      valid_bet bigint, payout bigint, settlements integer, detail jsonb, ended_at timestamptz)
    where w.id = new.id and w.at = new.at`
}

/** The key of a call. */
export type ActionKey = {
  readonly provider: string
  readonly account: MemberId
  readonly action: Action
  readonly transaction: string
}

export type ActionRow = ActionKey & {
  readonly wager: WagerId | null
  readonly content: string
  readonly answer: unknown
  readonly at: Date
}

export async function findAction({ sql }: Source, key: ActionKey): Promise<ActionRow | undefined> {
  return await sql.maybe<ActionRow>`
    select provider, account, action, transaction, wager, content, answer, at from wagers.actions
    where provider = ${key.provider} and account = ${key.account} and action = ${key.action}
      and transaction = ${key.transaction}`
}

/** Which of these keys are taken. */
export async function listTaken(tx: Transaction, keys: readonly ActionKey[]): Promise<ActionKey[]> {
  return await tx.sql<ActionKey>`
    select a.provider, a.account, a.action, a.transaction
    from unnest(
      ${keys.map(({ provider }) => provider)}::text[],
      ${keys.map(({ account }) => account)}::text[],
      ${keys.map(({ action }) => action)}::text[],
      ${keys.map(({ transaction }) => transaction)}::text[]
    ) as wanted (provider, account, action, transaction)
    join wagers.actions a using (provider, account, action, transaction)`
}

/** In the order of their keys, so that two who write the same ones wait for each other and not in a circle. */
export async function insertActions(tx: Transaction, rows: readonly ActionRow[]): Promise<void> {
  await tx.sql`
    insert into wagers.actions
      (provider, account, action, transaction, wager, content, answer, at)
    select provider, account, action, transaction, wager, content, answer, at
    from jsonb_to_recordset(${json(rows)}::jsonb) as new (provider text, account text, action text,
      transaction text, wager text, content text, answer jsonb, at timestamptz)
    order by provider, account, action, transaction`
}

/** Writes the row unless its key is taken; answers whether it was free. */
export async function insertActionOnce(tx: Transaction, row: ActionRow): Promise<boolean> {
  const written = await tx.sql.count`
    insert into wagers.actions
      (provider, account, action, transaction, wager, content, answer, at)
    values (${row.provider}, ${row.account}, ${row.action}, ${row.transaction}, ${row.wager},
      ${row.content}, ${json(row.answer)}, ${row.at})
    on conflict do nothing`
  return written === 1
}

export async function removeActionsBefore(tx: Transaction, cutoff: Date): Promise<number> {
  return await tx.sql.count`delete from wagers.actions where at < ${cutoff}`
}
