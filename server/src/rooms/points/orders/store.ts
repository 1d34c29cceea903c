import type { RedeemState } from '@baize/contract/points/point-names'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { NewOrder, Order, OrderId } from './order.ts'

type Source = Pick<Database, 'sql'>

const columns = fragment`
  id, version, member, type, good, variant, variant_name as "variantName", name, quantity, points,
  amount, currency, worth, state, remark, carrier, tracking, at,
  (select jsonb_agg(jsonb_build_object('state', s.state, 'at', s.at, 'by', s.by) order by s.at)
   from points.steps s where s.request = o.id) as steps`

export async function findOrder({ sql }: Source, id: string): Promise<Order | undefined> {
  return await sql.maybe<Order>`select ${columns} from points.orders o where id = ${id}`
}

export async function lockOrder({ sql }: Transaction, id: string): Promise<void> {
  await sql`select from points.orders where id = ${id} for update`
}

export async function insertOrder(tx: Transaction, order: NewOrder): Promise<void> {
  const { id, member, type, good, variant, variantName, name, quantity, points } = order
  const { amount, currency, worth, address, state, at } = order
  await tx.sql`
    insert into points.orders
      (id, version, member, type, good, variant, variant_name, name, quantity, points, amount,
       currency, worth, address, state, at)
    values (${id}, 1, ${member}, ${type}, ${good}, ${variant}, ${variantName},
      ${json(name)}::jsonb, ${quantity}, ${points}, ${amount}, ${currency}, ${worth}, ${address},
      ${state}, ${at})`
}

type Step = {
  readonly id: OrderId
  readonly state: RedeemState
  readonly at: Date
  readonly by: string
}

export async function addStep({ sql }: Transaction, { id, state, at, by }: Step): Promise<void> {
  await sql`
    insert into points.steps (request, state, at, by) values (${id}, ${state}, ${at}, ${by})`
}

type Decided = Pick<Order, 'id' | 'state' | 'remark' | 'carrier' | 'tracking'>

export async function updateOrder({ sql }: Transaction, order: Decided): Promise<void> {
  const { id, state, remark, carrier, tracking } = order
  await sql`
    update points.orders set version = version + 1, state = ${state}, remark = ${remark},
      carrier = ${carrier}, tracking = ${tracking}
    where id = ${id}`
}

/** How many of a good a member got or waits for. */
export async function countTaken({ sql }: Source, member: string, good: string): Promise<number> {
  const { taken } = await sql.one<{ taken: number }>`
    select coalesce(sum(quantity), 0)::int as taken from points.orders
    where good = ${good} and member = ${member} and state <> 'rejected'`
  return taken
}

export async function countTakenByGood({ sql }: Source, member: string) {
  return await sql<{ good: string; taken: number }>`
    select good, sum(quantity)::int as taken from points.orders
    where member = ${member} and good is not null and state <> 'rejected' group by good`
}

type Page = {
  readonly below?: string
  readonly above?: string
  readonly state?: RedeemState
  readonly limit: number
}

/** Newest first: ids sort by the time of their making. */
export async function listOwn(
  { sql }: Source,
  member: string,
  { below, state, limit }: Page,
): Promise<Order[]> {
  return await sql<Order>`
    select ${columns} from points.orders o where member = ${member}
      ${below === undefined ? fragment`` : fragment`and id < ${below}`}
      ${state === undefined ? fragment`` : fragment`and state = ${state}`}
    order by id desc limit ${limit}`
}

export async function listDesk({ sql }: Source, { below, above, state, limit }: Page) {
  const isQueue = state === 'processing'
  return await sql<Order>`
    select ${columns} from points.orders o where true
      ${below === undefined ? fragment`` : fragment`and id < ${below}`}
      ${above === undefined ? fragment`` : fragment`and id > ${above}`}
      ${state === undefined ? fragment`` : fragment`and state = ${state}`}
    order by ${isQueue ? fragment`id` : fragment`id desc`} limit ${limit}`
}

export async function countWaiting({ sql }: Source): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select count(*)::int as count from points.orders where state = 'processing'`
  return count
}

export async function findAddress({ sql }: Source, id: string): Promise<Buffer | null> {
  const row = await sql.maybe<{ address: Buffer | null }>`
    select address from points.orders where id = ${id}`
  return row?.address ?? null
}

export async function listByIds({ sql }: Source, ids: readonly string[]): Promise<Order[]> {
  return await sql<Order>`select ${columns} from points.orders o where id = any(${[...ids]})`
}

type Span = { readonly from: Date; readonly until: Date }

/** What was paid for points, for the account record. */
export async function listPaid(
  { sql }: Source,
  member: string,
  ask: Span & {
    readonly limit: number
    readonly states: readonly RedeemState[]
    readonly before?: { readonly at: Date; readonly id: string }
  },
): Promise<Order[]> {
  const { from, until, limit, before, states } = ask
  return await sql<Order>`
    select ${columns} from points.orders o
    where member = ${member} and amount is not null and state = any(${[...states]})
      and at >= ${from} and at < ${until}
      ${before === undefined ? fragment`` : fragment`and (at, id) < (${before.at}, ${before.id})`}
    order by at desc, id desc limit ${limit}`
}

export async function sumPaid({ sql }: Source, member: string, { from, until }: Span) {
  const { sum } = await sql.one<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from points.orders
    where member = ${member} and amount is not null and state = 'approved'
      and at >= ${from} and at < ${until}`
  return { in: sum, out: 0n }
}
