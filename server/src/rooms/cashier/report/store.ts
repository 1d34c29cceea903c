import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>
export type OrderKind = 'deposit' | 'withdrawal'
type Of = {
  readonly day: Day
  readonly currency: Currency
  readonly kind: OrderKind
}

export async function addOrdered(
  { sql }: Transaction,
  { day, currency, kind, method }: Of & { readonly method: string },
): Promise<void> {
  await sql`
    insert into cashier.days as d (day, currency, kind, method, ordered)
    values (${day}, ${currency}, ${kind}, ${method}, 1)
    on conflict (currency, day, kind, method) do update set ordered = d.ordered + 1`
}

export async function addCompleted(
  { sql }: Transaction,
  row: Of & { readonly method: string; readonly amount: bigint; readonly fee: bigint },
): Promise<void> {
  const { day, currency, kind, method, amount, fee } = row
  await sql`
    insert into cashier.days as d (day, currency, kind, method, completed, amount, fees)
    values (${day}, ${currency}, ${kind}, ${method}, 1, ${amount}, ${fee})
    on conflict (currency, day, kind, method) do update set
      completed = d.completed + 1, amount = d.amount + excluded.amount, fees = d.fees + excluded.fees`
}

export async function addWait(
  { sql }: Transaction,
  { day, currency, kind, step }: Of & { readonly step: number },
): Promise<void> {
  await sql`
    insert into cashier.waits as w (day, currency, kind, step, count)
    values (${day}, ${currency}, ${kind}, ${step}, 1)
    on conflict (currency, day, kind, step) do update set count = w.count + 1`
}

export type DayRow = {
  readonly day: string
  readonly kind: OrderKind
  readonly completed: bigint
  readonly amount: bigint
  readonly fees: bigint
}

export type Span = { readonly from: Day; readonly to: Day; readonly currency: Currency }

export async function listDays({ sql }: Source, { from, to, currency }: Span): Promise<DayRow[]> {
  return await sql<DayRow>`
    select day::text as day, kind, sum(completed)::bigint as completed,
      sum(amount)::bigint as amount, sum(fees)::bigint as fees
    from cashier.days where currency = ${currency} and day between ${from} and ${to}
    group by day, kind`
}

/** The currencies in which anything was ordered or paid in a span. */
export async function listCurrencies(
  { sql }: Source,
  { from, to }: Pick<Span, 'from' | 'to'>,
): Promise<Currency[]> {
  const rows = await sql<{ currency: Currency }>`
    select distinct currency from cashier.days where day between ${from} and ${to}
    order by currency`
  return rows.map(({ currency }) => currency)
}

export type WaitRow = {
  readonly day: string
  readonly kind: OrderKind
  readonly step: number
  readonly count: bigint
}

export async function listWaits({ sql }: Source, { from, to, currency }: Span): Promise<WaitRow[]> {
  return await sql<WaitRow>`
    select day::text as day, kind, step, count from cashier.waits
    where currency = ${currency} and day between ${from} and ${to}`
}

export type MethodRow = {
  readonly method: string
  readonly ordered: bigint
  readonly completed: bigint
  readonly amount: bigint
}

/** The largest first. */
export async function sumMethods(
  { sql }: Source,
  { from, to, currency }: Span,
): Promise<MethodRow[]> {
  return await sql<MethodRow>`
    select method, sum(ordered)::bigint as ordered, sum(completed)::bigint as completed,
      sum(amount)::bigint as amount
    from cashier.days
    where currency = ${currency} and day between ${from} and ${to} and kind = 'deposit' and method <> ''
    group by method order by amount desc, method limit 100`
}

export async function readWaiting({ sql }: Source) {
  return await sql.one<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(since) as oldest from cashier.deposits where lane = 'waiting'`
}
