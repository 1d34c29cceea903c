import { lowestId } from '@baize/kernel/ids'
import {
  fragment,
  json,
  type Database,
  type Fragment,
  type Transaction,
} from '../../platform/database/database.ts'
import { jsonList } from '../../platform/database/json-list.ts'
import type { GrantId, MemberId } from '../wallet/wallet.ts'
import type { WagerAsk, WagerPage, WagerState, WagerSums } from './record.ts'
import type { Action, Wager, WagerId } from './wager.ts'

type Source = Pick<Database, 'sql'>

// Whole columns travel as one text each, in PostgreSQL's notation of a list: a batch has thousands of values, and the
// driver would take longer over them one by one than PostgreSQL over all the rest.

export function texts(items: readonly (string | null)[]): string {
  return `{${items.map(quoted).join()}}`
}

function quoted(item: string | null): string {
  if (item === null) return 'null'
  const isPlain = !item.includes('"') && !item.includes('\\')
  return `"${isPlain ? item : item.replaceAll(/["\\]/g, '\\$&')}"`
}

export const numbers = (items: readonly (bigint | number)[]) => `{${items.join()}}`

export const moments = (items: readonly (Date | null)[]) =>
  `{${items.map((item) => item?.toISOString() ?? 'null').join()}}`

/** What a product keeps of the play may hold whole numbers of any size. */
function jsonText(detail: Wager['detail']): string {
  return JSON.stringify(detail, bigintAsText)
}

function bigintAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

export type WagerRow = Omit<Wager, 'paid'> & {
  readonly paidCash: bigint
  readonly paidBonus: bigint
  readonly paidLocked: bigint
  readonly paidVendor: bigint
}

export const columns = fragment`
  w.id, w.member, w.provider, w.product, w.vendor, w.game, w.round, w.currency, w.stake,
  w.paid_cash as "paidCash", w.paid_bonus as "paidBonus", w.paid_locked as "paidLocked",
  w.paid_vendor as "paidVendor", w.grant_id as "grant",
  w.movement, w.status, w.valid_bet as "validBet", w.payout, w.settlements, w.detail,
  w.at as "stakedAt", w.ended_at as "endedAt"`

export function toWager({ paidCash, paidBonus, paidLocked, paidVendor, ...row }: WagerRow): Wager {
  const paid = { cash: paidCash, bonus: paidBonus, locked: paidLocked, vendor: paidVendor }
  return { ...row, paid }
}

/** The partition of a wager is found by the time in its id. */
export type Sought = { readonly id: WagerId; readonly at: Date }

/** These wagers, each in its place, so far as they are there. */
export async function listWanted(
  { sql }: Source,
  wanted: readonly Sought[],
): Promise<(Wager | undefined)[]> {
  const rows = await sql<WagerRow>`
    select ${columns} from ${soughtRows(wanted)}
    join wagers.wagers w on w.id = wanted.id and w.at = wanted.at`
  const found = new Map(rows.map((row) => [row.id, toWager(row)]))
  return wanted.map(({ id }) => found.get(id))
}

function soughtRows(wanted: readonly Sought[]) {
  const ids = texts(wanted.map(({ id }) => id))
  const times = moments(wanted.map(({ at }) => at))
  return fragment`unnest(${ids}::text[], ${times}::timestamptz[]) as wanted (id, at)`
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

const stateConditions: Readonly<Record<WagerState, Fragment>> = {
  open: fragment`and w.status = 'open'`,
  void: fragment`and w.status = 'voided'`,
  won: fragment`and w.status = 'settled' and w.payout > w.stake`,
  lost: fragment`and w.status = 'settled' and w.payout <= w.stake`,
}

/**
 * The id begins with the time, so its bounds cut out of the index by member what the span needs; the time itself says
 * which months are looked at.
 */
function asked(member: MemberId, wanted: WagerAsk) {
  return fragment`w.member = ${member} and ${within(wanted)} ${fits(wanted)}`
}

export const within = ({ from, until }: Pick<WagerAsk, 'from' | 'until'>) => fragment`
  w.at >= ${from} and w.at < ${until}
    and w.id >= ${lowestId('wgr', from)} and w.id < ${lowestId('wgr', until)}`

/** What is looked for besides the span, as further conditions. */
export function fits({ product, vendor, state, number }: WagerAsk): Fragment {
  return fragment`
      ${product === undefined ? fragment`` : fragment`and w.product = ${product}`}
      ${vendor === undefined ? fragment`` : fragment`and w.vendor = ${vendor}`}
      ${state === undefined ? fragment`` : stateConditions[state]}
      ${number === undefined ? fragment`` : fragment`and (w.id = ${number} or w.round = ${number})`}`
}

/** Of one member and a span, newest first. */
export async function listRecord(
  { sql }: Source,
  member: MemberId,
  { below, limit, ...wanted }: WagerPage,
): Promise<Wager[]> {
  const older = below === undefined ? fragment`` : fragment`and w.id < ${below}`
  const rows = await sql<WagerRow>`
    select ${columns} from wagers.wagers w where ${asked(member, wanted)} ${older}
    order by w.id desc limit ${limit}`
  return rows.map(toWager)
}

/** What the settled ones come to. */
export async function sumRecord(
  { sql }: Source,
  member: MemberId,
  wanted: WagerAsk,
): Promise<WagerSums> {
  const row = await sql.one<Record<keyof WagerSums, string>>`
    select count(*)::text as bets, coalesce(sum(w.stake), 0)::text as stake,
      coalesce(sum(w.valid_bet), 0)::text as "validBet", coalesce(sum(w.payout), 0)::text as payout
    from wagers.wagers w where ${asked(member, wanted)} and w.status = 'settled'`
  return {
    bets: Number(row.bets),
    stake: BigInt(row.stake),
    validBet: BigInt(row.validBet),
    payout: BigInt(row.payout),
  }
}

/** Whether a wager that a bonus paid for is open. */
export async function hasOpen({ sql }: Source, grant: GrantId): Promise<boolean> {
  const { found } = await sql.one<{ found: boolean }>`
    select exists (
      select from wagers.wagers w where w.grant_id = ${grant} and w.status = 'open') as found`
  return found
}

/** How many wagers that a bonus paid for are open, and what of it is in them. */
export async function sumOpen(
  { sql }: Source,
  grant: GrantId,
): Promise<{ readonly bets: number; readonly stake: bigint }> {
  return await sql.one`
    select count(*)::integer as bets, coalesce(sum(w.paid_bonus), 0)::bigint as stake
    from wagers.wagers w where w.grant_id = ${grant} and w.status = 'open'`
}

/** A member, and the moment from which stakes count. */
export type LossAsked = { readonly member: MemberId; readonly since: Date }

/**
 * What members lost by the wagers that they made since these moments, each in its place: stakes less what they paid
 * so far. A bet that is open counts as lost, and what is in a purse does; one that was voided does not count.
 */
export async function sumLosses({ sql }: Source, asked: readonly LossAsked[]): Promise<bigint[]> {
  const rows = await sql<{ place: bigint; lost: bigint }>`
    select asked.place, sums.lost + purses."left" as lost
    from unnest(
      ${texts(asked.map(({ member }) => member))}::text[],
      ${moments(asked.map(({ since }) => since))}::timestamptz[],
      ${texts(asked.map(({ since }) => lowestId('wgr', since)))}::text[]
    ) with ordinality as asked (member, since, lowest, place)
    cross join lateral (
      select coalesce(sum(w.stake - w.payout), 0)::bigint as lost from wagers.wagers w
      where w.member = asked.member and w.id >= asked.lowest and w.at >= asked.since
        and w.status <> 'voided'
    ) as sums
    cross join lateral (
      select coalesce(sum(p.filled + p.paid - p.staked - p.emptied), 0)::bigint as "left"
      from wagers.purses p where p.member = asked.member and p.ended_at is null
    ) as purses`
  const sums = asked.map(() => 0n)
  for (const { place, lost } of rows) sums[Number(place) - 1] = lost
  return sums
}

/** What of a wager says whether it may still come to an end. */
export type Stand = Pick<Wager, 'id' | 'status' | 'settlements'>

/** Holds these wagers until the transaction ends, in the order of their ids. */
export async function lockWagers(tx: Transaction, wanted: readonly Sought[]): Promise<Stand[]> {
  return await tx.sql<Stand>`
    select w.id, w.status, w.settlements from ${soughtRows(wanted)}
    join wagers.wagers w on w.id = wanted.id and w.at = wanted.at
    order by w.id for no key update of w`
}

/** Writes new wagers; those whose result came with them end at this moment. */
export function insertWagers(tx: Transaction, wagers: readonly Wager[], at: Date): void {
  if (wagers.length === 0) return
  const list = (pick: (wager: Wager) => string) => texts(wagers.map(pick))
  const sums = (pick: (wager: Wager) => bigint) => numbers(wagers.map(pick))
  tx.send`
    insert into wagers.wagers (id, at, member, provider, product, vendor, game, round, currency,
      stake, paid_cash, paid_bonus, paid_locked, paid_vendor, grant_id, movement, detail, status,
      valid_bet, payout, settlements, ended_at)
    select * from unnest(
      ${list(({ id }) => id)}::text[],
      ${moments(wagers.map(({ stakedAt }) => stakedAt))}::timestamptz[],
      ${list(({ member }) => member)}::text[],
      ${list(({ provider }) => provider)}::text[],
      ${list(({ product }) => product)}::text[],
      ${list(({ vendor }) => vendor)}::text[],
      ${list(({ game }) => game)}::text[],
      ${list(({ round }) => round)}::text[],
      ${list(({ currency }) => currency)}::text[],
      ${sums(({ stake }) => stake)}::bigint[],
      ${sums(({ paid }) => paid.cash)}::bigint[],
      ${sums(({ paid }) => paid.bonus)}::bigint[],
      ${sums(({ paid }) => paid.locked)}::bigint[],
      ${sums(({ paid }) => paid.vendor)}::bigint[],
      ${texts(wagers.map(({ grant }) => grant))}::text[],
      ${list(({ movement }) => movement)}::text[],
      ${jsonList(wagers.map(({ detail }) => jsonText(detail)))},
      ${list(({ status }) => status)}::text[],
      ${sums(({ validBet }) => validBet)}::bigint[],
      ${sums(({ payout }) => payout)}::bigint[],
      ${numbers(wagers.map(({ settlements }) => settlements))}::integer[],
      ${moments(wagers.map(({ endedAt }) => endedAt && at))}::timestamptz[]
    )`
}

/** Writes how wagers ended, or ended anew, at this moment. */
export function endWagers(tx: Transaction, wagers: readonly Wager[], at: Date): void {
  if (wagers.length === 0) return
  const list = (pick: (wager: Wager) => string) => texts(wagers.map(pick))
  const sums = (pick: (wager: Wager) => bigint | number) => numbers(wagers.map(pick))
  tx.send`
    update wagers.wagers w
    set status = new.status, valid_bet = new.valid_bet, payout = new.payout,
      settlements = new.settlements, detail = new.detail, ended_at = new.ended_at
    from unnest(
      ${list(({ id }) => id)}::text[],
      ${moments(wagers.map(({ stakedAt }) => stakedAt))}::timestamptz[],
      ${list(({ status }) => status)}::text[],
      ${sums(({ validBet }) => validBet)}::bigint[],
      ${sums(({ payout }) => payout)}::bigint[],
      ${sums(({ settlements }) => settlements)}::integer[],
      ${jsonList(wagers.map(({ detail }) => jsonText(detail)))},
      ${moments(wagers.map(({ endedAt }) => endedAt && at))}::timestamptz[]
    ) as new (id, at, status, valid_bet, payout, settlements, detail, ended_at)
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

/** What is stored under these keys, each in its place. */
export async function listActions(
  { sql }: Source,
  keys: readonly ActionKey[],
): Promise<(ActionRow | undefined)[]> {
  const rows = await sql<ActionRow & { readonly place: bigint }>`
    select wanted.place, a.provider, a.account, a.action, a.transaction, a.wager, a.content,
      a.answer, a.at
    from unnest(
      ${texts(keys.map(({ provider }) => provider))}::text[],
      ${texts(keys.map(({ account }) => account))}::text[],
      ${texts(keys.map(({ action }) => action))}::text[],
      ${texts(keys.map(({ transaction }) => transaction))}::text[]
    ) with ordinality as wanted (provider, account, action, transaction, place)
    join wagers.actions a using (provider, account, action, transaction)`
  const found: (ActionRow | undefined)[] = keys.map(() => undefined)
  for (const { place, ...row } of rows) found[Number(place) - 1] = row
  return found
}

/** Which of these keys are taken. */
export async function listTaken(tx: Transaction, keys: readonly ActionKey[]): Promise<ActionKey[]> {
  return await tx.sql<ActionKey>`
    select a.provider, a.account, a.action, a.transaction
    from unnest(
      ${texts(keys.map(({ provider }) => provider))}::text[],
      ${texts(keys.map(({ account }) => account))}::text[],
      ${texts(keys.map(({ action }) => action))}::text[],
      ${texts(keys.map(({ transaction }) => transaction))}::text[]
    ) as wanted (provider, account, action, transaction)
    join wagers.actions a using (provider, account, action, transaction)`
}

/** In the order of their keys, so that two who write the same ones wait for each other and not in a circle. */
export function insertActions(tx: Transaction, rows: readonly ActionRow[]): void {
  const list = (pick: (row: ActionRow) => string | null) => texts(rows.map(pick))
  tx.send`
    insert into wagers.actions
      (provider, account, action, transaction, wager, content, answer, at)
    select * from unnest(
      ${list(({ provider }) => provider)}::text[],
      ${list(({ account }) => account)}::text[],
      ${list(({ action }) => action)}::text[],
      ${list(({ transaction }) => transaction)}::text[],
      ${list(({ wager }) => wager)}::text[],
      ${list(({ content }) => content)}::text[],
      ${jsonList(rows.map(({ answer }) => JSON.stringify(answer)))},
      ${moments(rows.map(({ at }) => at))}::timestamptz[]
    ) as new (provider, account, action, transaction, wager, content, answer, at)
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
