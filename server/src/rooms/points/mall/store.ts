import type { GoodContent } from '@baize/contract/points/points-desk'
import { json, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { GoodAtDesk, GoodId, Stock } from './good.ts'

type Source = Pick<Database, 'sql'>

export async function listGoods({ sql }: Source, shownOnly: boolean): Promise<GoodAtDesk[]> {
  return await sql<GoodAtDesk>`
    select g.id, g.version, g.content, g.changed_at as "changedAt", g.changed_by as "changedBy",
      coalesce((
        select json_agg(json_build_object('code', s.variant, 'stock', s.stock) order by s.variant)
        from points.stocks s where s.good = g.id and s.is_offered
      ), '[]') as stock,
      coalesce((
        select sum(quantity) from points.orders o where o.good = g.id and o.state <> 'rejected'
      ), 0)::int as taken
    from points.goods g where g.is_shown or not ${shownOnly}
    order by g.price, g.id limit 500`
}

export async function findGood({ sql }: Source, id: string): Promise<GoodAtDesk | undefined> {
  return await sql.maybe<GoodAtDesk>`
    select g.id, g.version, g.content, g.changed_at as "changedAt", g.changed_by as "changedBy",
      coalesce((
        select json_agg(json_build_object('code', s.variant, 'stock', s.stock) order by s.variant)
        from points.stocks s where s.good = g.id and s.is_offered
      ), '[]') as stock,
      coalesce((
        select sum(quantity) from points.orders o where o.good = g.id and o.state <> 'rejected'
      ), 0)::int as taken
    from points.goods g where g.id = ${id}`
}

/** Several may take from it at once, and nobody changes it meanwhile. */
export async function holdGood({ sql }: Transaction, id: string) {
  return await sql.maybe<{ id: GoodId; content: GoodContent; isShown: boolean }>`
    select id, content, is_shown as "isShown" from points.goods where id = ${id} for share`
}

export async function lockGood({ sql }: Transaction, id: string) {
  return await sql.maybe<{ id: GoodId; version: number; content: GoodContent }>`
    select id, version, content from points.goods where id = ${id} for update`
}

export async function countGoods({ sql }: Source): Promise<number> {
  return (await sql.one<{ count: number }>`select count(*)::int as count from points.goods`).count
}

type Written = {
  readonly id: GoodId
  readonly version: number
  readonly content: GoodContent
  readonly at: Date
  readonly by: string
}

/** Whether it was not there yet. */
export async function addGood({ sql }: Transaction, good: Written): Promise<boolean> {
  const { id, version, content, at, by } = good
  const added = await sql.count`
    insert into points.goods
      (id, version, kind, content, price, per_member, is_shown, added_at, changed_at, changed_by)
    values (${id}, ${version}, ${content.kind}, ${json(content)}::jsonb, ${content.price},
      ${content.perMember}, ${content.isShown}, ${at}, ${at}, ${by})
    on conflict (id) do nothing`
  return added === 1
}

export async function changeGood({ sql }: Transaction, good: Written): Promise<void> {
  const { id, version, content, at, by } = good
  await sql`
    update points.goods set version = ${version}, content = ${json(content)}::jsonb,
      price = ${content.price}, per_member = ${content.perMember}, is_shown = ${content.isShown},
      changed_at = ${at}, changed_by = ${by}
    where id = ${id}`
}

/** A choice that is no longer offered keeps its stock. */
export async function writeVariants(
  { sql }: Transaction,
  good: GoodId,
  variants: readonly string[],
  isCounted: boolean,
): Promise<void> {
  await sql`
    insert into points.stocks (good, variant, stock)
    select ${good}, variant, case when ${isCounted} then 0 end
    from unnest(${[...variants]}::text[]) as v (variant) on conflict do nothing`
  await sql`
    update points.stocks set is_offered = variant = any(${[...variants]}::text[])
    where good = ${good}`
}

/** Takes from what is there, or gives back; nothing when there is not enough. */
export async function moveStock(
  { sql }: Transaction,
  good: string,
  variant: string,
  change: number,
): Promise<Stock | undefined> {
  return await sql.maybe<Stock>`
    update points.stocks set stock = stock + ${change}
    where good = ${good} and variant = ${variant} and (stock is null or stock + ${change} >= 0)
    returning variant as code, stock`
}

export async function findStock({ sql }: Source, good: string, variant: string) {
  return await sql.maybe<Stock>`
    select variant as code, stock from points.stocks
    where good = ${good} and variant = ${variant} and is_offered`
}

type NewCode = { readonly code: Buffer; readonly mark: Buffer }

/** Answers how many were not there yet. */
export async function addCodes(
  { sql }: Transaction,
  good: string,
  variant: string,
  codes: readonly NewCode[],
): Promise<number> {
  return await sql.count`
    insert into points.codes (good, variant, code, mark)
    select ${good}, ${variant}, decode(code, 'hex'), decode(mark, 'hex')
    from unnest(
      ${codes.map(({ code }) => code.toString('hex'))}::text[],
      ${codes.map(({ mark }) => mark.toString('hex'))}::text[]
    ) as c (code, mark)
    on conflict do nothing`
}

/** The oldest that nobody has; those that others take at this moment are passed over. */
export async function takeCodes(
  { sql }: Transaction,
  good: string,
  variant: string,
  quantity: number,
  request: string,
): Promise<number> {
  // Materialized, so that they are looked for once, whatever the plan.
  return await sql.count`
    with next as materialized (
      select id from points.codes
      where good = ${good} and variant = ${variant} and request is null
      order by id limit ${quantity} for update skip locked
    )
    update points.codes c set request = ${request} from next where c.id = next.id`
}

export async function listCodes({ sql }: Source, requests: readonly string[]) {
  return await sql<{ request: string; good: string; code: Buffer }>`
    select request, good, code from points.codes
    where request = any(${[...requests]}) order by id`
}
