import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import {
  fragment,
  json,
  type Database,
  type Fragment,
  type Transaction,
} from '../../../platform/database/database.ts'
import { readTerms } from '../contracts/contracts.ts'
import type { ContractId, ContractKind, PackedTerms, Terms } from '../contracts/contracts.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { Payer, Settlement, StoredReasons } from './settled.ts'
import type { TeamAsk } from './team-sums.ts'

export type Source = Pick<Database, 'sql'>

/** A contract whose next window is over. */
export type DueContract = {
  readonly id: ContractId
  readonly kind: ContractKind
  readonly giver: MemberId | null
  readonly downline: MemberId
  readonly currency: Currency
  readonly terms: Terms
  readonly beginsAt: Date
  readonly endsAt: Date | null
  readonly nextFrom: Date
  /** What its own windows and those of the contract before it left below zero. */
  readonly carried: bigint
  readonly carriedBefore: bigint
}

type DueRow = Omit<DueContract, 'terms'> & { readonly terms: PackedTerms }

const dueColumns = fragment`c.id, c.kind, c.giver, c.downline, c.currency, c.terms, c.begins_at as "beginsAt",
  c.ends_at as "endsAt", c.next_from as "nextFrom", c.carried,
  coalesce(p.carried, 0)::bigint as "carriedBefore"`

function readDue({ terms, ...row }: DueRow): DueContract {
  return { ...row, terms: readTerms(terms) }
}

/**
 * Contracts whose next window ended by then, the longest ago first, held until the transaction ends. Another node gets
 * others. One whose predecessor has windows left waits for it, because of what that one carries.
 */
export async function takeDue(
  { sql }: Transaction,
  until: Date,
  limit: number,
): Promise<DueContract[]> {
  const rows = await sql<DueRow>`
    select ${dueColumns} from agents.contracts c left join agents.contracts p on p.id = c.previous
    where c.next_to <= ${until} and p.next_to is null
    order by c.next_to, c.id limit ${limit} for update of c skip locked`
  return rows.map(readDue)
}

/** Contracts with a window that has begun, over or not, held by nobody. */
export async function listRunning(
  { sql }: Source,
  {
    kind,
    begun,
    limit,
  }: { readonly kind?: ContractKind; readonly begun: Date; readonly limit: number },
): Promise<(DueContract & { readonly nextTo: Date })[]> {
  const rows = await sql<DueRow & { readonly nextTo: Date }>`
    select ${dueColumns}, c.next_to as "nextTo"
    from agents.contracts c left join agents.contracts p on p.id = c.previous
    where c.next_from <= ${begun} and p.next_to is null
      ${kind === undefined ? fragment`` : fragment`and c.kind = ${kind}`}
    order by c.kind, c.next_to, c.id limit ${limit}`
  return rows.map((row) => ({ ...readDue(row), nextTo: row.nextTo }))
}

/** A contract with what settling its next window needs, without holding it. */
export async function findToSettle(
  { sql }: Source,
  id: ContractId,
): Promise<DueContract | undefined> {
  const row = await sql.maybe<DueRow>`
    select ${dueColumns} from agents.contracts c left join agents.contracts p on p.id = c.previous
    where c.id = ${id} and c.next_to is not null`
  return row && readDue(row)
}

/** Whose contracts ask the same of their teams for the window that they settle next. */
export async function listAlike({ sql }: Source, ask: TeamAsk): Promise<MemberId[]> {
  const { window, grain, products, currency, activeFrom } = ask
  const rows = await sql<{ downline: MemberId }>`
    select downline from agents.contracts
    where next_to = ${window.to} and currency = ${currency}
      and (kind in ('hourly', 'realtime')) = ${grain === 'slot'}
      and terms->>'activeFrom' = ${String(activeFrom)} and terms->'products' = ${json(products)}::jsonb`
  return rows.map(({ downline }) => downline)
}

/** What a day that is counted on came to so far, by contract: the sum of its windows, and the sums that the last one saw. */
export async function listDaySoFar(
  { sql }: Source,
  days: readonly { readonly contract: string; readonly from: Date }[],
): Promise<ReadonlyMap<string, { readonly amount: bigint; readonly sums: string }>> {
  const rows = await sql<{ contract: string; amount: bigint; sums: string }>`
    select asked.contract, sum(s.amount)::bigint as amount,
      (array_agg(s.sums::text order by s.window_from desc))[1] as sums
    from unnest(${days.map(({ contract }) => contract)}::text[],
      ${days.map(({ from }) => from)}::timestamptz[]) as asked (contract, day_from)
    join agents.settlements s on s.contract = asked.contract and s.window_from >= asked.day_from
    group by asked.contract`
  return new Map(rows.map(({ contract, amount, sums }) => [contract, { amount, sums }]))
}

export type Added = {
  readonly payer: Payer
  readonly payee: MemberId
  readonly kind: ContractKind
  readonly currency: Currency
  readonly amount: bigint
  readonly since: Date
  readonly settlement: string
}

/** Adds to what is owed; answers what each pair has come to in all. Keys must differ. */
export async function addToDues({ sql }: Transaction, added: readonly Added[]): Promise<bigint[]> {
  const rows = await sql<{ at: number; earned: bigint }>`
    with added as (
      select * from jsonb_to_recordset(${json(added.map((one, at) => ({ ...one, at })))})
        as r (at int, payer text, payee text, kind text, currency text, amount bigint, since timestamptz,
          settlement text)
    ), kept as (
      insert into agents.dues as d (payer, payee, kind, currency, earned, since, last_settlement)
      select payer, payee, kind, currency, amount, case when amount > 0 then since end, settlement
      from added order by payer, payee, kind, currency
      on conflict (payer, payee, kind, currency) do update set
        earned = d.earned + excluded.earned,
        since = case when d.earned + excluded.earned > d.paid then
          coalesce(d.since, excluded.since) end,
        short_since = case when d.earned + excluded.earned > d.paid then d.short_since end,
        last_settlement = excluded.last_settlement
      returning payer, payee, kind, currency, earned
    )
    select at, earned from kept join added using (payer, payee, kind, currency) order by at`
  return rows.map(({ earned }) => earned)
}

export async function insertSettlements(
  { sql }: Transaction,
  rows: readonly Settlement[],
): Promise<void> {
  await sql`
    insert into agents.settlements (id, contract, kind, payer, payee, currency, window_from, window_to, day,
      sums, reasons, amount, carried_out, earned_after, at)
    select id, contract, kind, payer, payee, currency, "from", "to", day, sums, reasons, amount, "carriedOut",
      "earnedAfter", at
    from jsonb_to_recordset(${json(rows)}) as r (id text, contract text, kind text, payer text, payee text,
      currency text, "from" timestamptz, "to" timestamptz, day date, sums jsonb, reasons jsonb, amount bigint,
      "carriedOut" bigint, "earnedAfter" bigint, at timestamptz)`
}

export type Advance = {
  readonly contract: ContractId
  readonly nextFrom: Date | null
  readonly nextTo: Date | null
  readonly carried: bigint
}

export async function advance({ sql }: Transaction, steps: readonly Advance[]): Promise<void> {
  await sql`
    update agents.contracts c set next_from = r."nextFrom", next_to = r."nextTo", carried = r.carried
    from jsonb_to_recordset(${json(steps)}) as r (contract text, "nextFrom" timestamptz, "nextTo" timestamptz,
      carried bigint)
    where c.id = r.contract`
}

type DueKey = {
  readonly payer: Payer
  readonly payee: MemberId
  readonly kind: ContractKind
  readonly currency: Currency
}
export type OpenDue = DueKey & { readonly since: Date }
export type HeldDue = OpenDue & {
  readonly earned: bigint
  readonly paid: bigint
  readonly shortSince: Date | null
  readonly lastSettlement: `stl_${string}`
}

/** All that is owed, by whom to whom. */
export async function listOpenDues({ sql }: Source): Promise<OpenDue[]> {
  return await sql<OpenDue>`
    select payer, payee, kind, currency, since from agents.dues where since is not null`
}

/** Some of it, held until the transaction ends, in the order asked for. What another node holds, or was paid, is left out. */
export async function holdDues({ sql }: Transaction, keys: readonly DueKey[]): Promise<HeldDue[]> {
  const rows = await sql<HeldDue>`
    select d.payer, d.payee, d.kind, d.currency, d.since, d.earned, d.paid, d.short_since as "shortSince",
      d.last_settlement as "lastSettlement"
    from agents.dues d
    join unnest(${keyColumns(keys)})
      with ordinality as asked (payer, payee, kind, currency, at) using (payer, payee, kind, currency)
    where d.since is not null order by asked.at for update of d skip locked`
  return rows
}

export type PaidDue = DueKey & { readonly amount: bigint; readonly shortSince: Date | null }

/** Writes what was paid, and who has too little since when. Nobody waits for it: it travels with the commit. */
export function payDues(tx: Transaction, paid: readonly PaidDue[]): void {
  if (paid.length === 0) return
  tx.send`
    update agents.dues d set paid = d.paid + r.amount,
      since = case when d.earned > d.paid + r.amount then d.since end,
      short_since = case when d.earned > d.paid + r.amount then r.short_since end
    from unnest(${keyColumns(paid)}, ${paid.map(({ amount }) => amount)}::bigint[],
      ${paid.map(({ shortSince }) => shortSince)}::timestamptz[])
      as r (payer, payee, kind, currency, amount, short_since)
    where (d.payer, d.payee, d.kind, d.currency) = (r.payer, r.payee, r.kind, r.currency)`
}

export type PaymentRow = DueKey & {
  readonly id: string
  readonly amount: bigint
  readonly at: Date
  readonly transfer: string
}

export function insertPayments(tx: Transaction, rows: readonly PaymentRow[]): void {
  if (rows.length === 0) return
  tx.send`
    insert into agents.payments (id, payer, payee, kind, currency, amount, at, transfer)
    select r.id, r.payer, r.payee, r.kind, r.currency, r.amount, r.at, r.transfer
    from unnest(${keyColumns(rows)}, ${rows.map(({ id }) => id)}::text[],
      ${rows.map(({ amount }) => amount)}::bigint[], ${rows.map(({ at }) => at)}::timestamptz[],
      ${rows.map(({ transfer }) => transfer)}::text[])
      as r (payer, payee, kind, currency, id, amount, at, transfer)`
}

/** Hundreds of rows travel as a few lists: a text of JSON costs more than all the rest of a payment. */
function keyColumns(keys: readonly DueKey[]): Fragment {
  return fragment`${keys.map(({ payer }) => payer)}::text[], ${keys.map(({ payee }) => payee)}::text[],
    ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ currency }) => currency)}::text[]`
}

export type SettlementFilter = {
  readonly payee?: MemberId
  readonly payer?: MemberId
  readonly kinds?: readonly ContractKind[]
  readonly currency?: Currency
  readonly from?: Date
  readonly until?: Date
  /** Of the windows that begin on this day alone. */
  readonly day?: Day
  readonly before?: { readonly from: Date; readonly id: string }
  readonly limit: number
}

export type SettlementRow = Omit<Settlement, 'sums' | 'reasons'> & {
  readonly reasons: StoredReasons
  /** Whether all up to here is paid, or set off. */
  readonly isPaid: boolean
}

/** Newest first. */
export async function listSettlements(
  { sql }: Source,
  { payee, payer, kinds, currency, from, until, day, before, limit }: SettlementFilter,
): Promise<SettlementRow[]> {
  return await sql<SettlementRow>`
    select s.id, s.contract, s.kind, s.payer, s.payee, s.currency, s.window_from as "from",
      s.window_to as "to", s.day::text as day, s.reasons, s.amount, s.carried_out as "carriedOut",
      s.earned_after as "earnedAfter", s.at, (d.paid >= least(s.earned_after, d.earned)) as "isPaid"
    from agents.settlements s
    join agents.dues d on d.payer = coalesce(s.payer, 'house') and d.payee = s.payee and d.kind = s.kind
      and d.currency = s.currency
    where true
      ${from === undefined ? fragment`` : fragment`and s.window_from >= ${from}`}
      ${until === undefined ? fragment`` : fragment`and s.window_from < ${until}`}
      ${day === undefined ? fragment`` : fragment`and s.day = ${day}::date`}
      ${payee === undefined ? fragment`` : fragment`and s.payee = ${payee}`}
      ${payer === undefined ? fragment`` : fragment`and s.payer = ${payer}`}
      ${kinds === undefined ? fragment`` : fragment`and s.kind = any(${kinds})`}
      ${currency === undefined ? fragment`` : fragment`and s.currency = ${currency}`}
      ${before === undefined ? fragment`` : fragment`and (s.window_from, s.id) < (${before.from}, ${before.id})`}
    order by s.window_from desc, s.id desc limit ${limit}`
}
