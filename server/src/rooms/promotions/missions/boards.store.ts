import type { Database, Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type BoardPeriod = {
  readonly mission: string
  readonly period: string
  readonly dirty: boolean
  readonly rankedAt: Date | null
  readonly frozenAt: Date | null
  readonly paidAt: Date | null
}

type Key = Pick<BoardPeriod, 'mission' | 'period'>

/** Somebody's points are others now. A list that is final stays so. */
export async function markPeriods(tx: Transaction, periods: readonly Key[]): Promise<void> {
  if (periods.length === 0) return
  await tx.sql`
    insert into promotions.board_periods as t (mission, period)
    select distinct * from unnest(
      ${periods.map(({ mission }) => mission)}::text[], ${periods.map(({ period }) => period)}::text[])
    on conflict (mission, period) do update set dirty = true where t.frozen_at is null and not t.dirty`
}

export async function findPeriod(
  { sql }: Source,
  mission: string,
  period: string,
): Promise<BoardPeriod | undefined> {
  return await sql.maybe<BoardPeriod>`
    select p.mission, p.period, p.dirty, p.ranked_at as "rankedAt", p.frozen_at as "frozenAt",
      p.paid_at as "paidAt"
    from promotions.board_periods p where p.mission = ${mission} and p.period = ${period}`
}

/** Held alone: one list is made at a time. */
export async function lockPeriod(
  tx: Transaction,
  mission: string,
  period: string,
): Promise<BoardPeriod | undefined> {
  await tx.sql`
    select from promotions.board_periods where mission = ${mission} and period = ${period} for update`
  return await findPeriod(tx, mission, period)
}

/** Newest first. */
export async function listPeriods(
  { sql }: Source,
  mission: string,
  limit: number,
): Promise<BoardPeriod[]> {
  return await sql<BoardPeriod>`
    select p.mission, p.period, p.dirty, p.ranked_at as "rankedAt", p.frozen_at as "frozenAt",
      p.paid_at as "paidAt"
    from promotions.board_periods p where p.mission = ${mission} order by p.period desc limit ${limit}`
}

/** Makes the list of places anew: points, then who had them first, then the member's id. */
export async function rank(
  tx: Transaction,
  { mission, period }: Key,
  { at, leftOut }: { readonly at: Date; readonly leftOut: readonly string[] },
): Promise<void> {
  await tx.sql`
    delete from promotions.board_places where mission = ${mission} and period = ${period}`
  await tx.sql`
    insert into promotions.board_places (mission, period, place, member, points, reached_at)
    select p.mission, p.period, row_number() over (order by p.points desc, p.reached_at, p.member),
      p.member, p.points, p.reached_at
    from promotions.mission_progress p
    where p.mission = ${mission} and p.period = ${period} and p.points > 0
      and p.member <> all(${[...leftOut]}::text[])`
  await tx.sql`
    update promotions.board_periods set dirty = false, ranked_at = ${at}
    where mission = ${mission} and period = ${period}`
}

export async function freeze(tx: Transaction, { mission, period }: Key, at: Date): Promise<void> {
  await tx.sql`
    update promotions.board_periods set frozen_at = ${at} where mission = ${mission} and period = ${period}`
}

export async function setPaid(tx: Transaction, { mission, period }: Key, at: Date): Promise<void> {
  await tx.sql`
    update promotions.board_periods set paid_at = ${at} where mission = ${mission} and period = ${period}`
}

export type Place = {
  readonly place: number
  readonly member: string
  readonly points: bigint
  readonly reachedAt: Date
}

type Range = { readonly from: number; readonly to: number }

export async function listPlaces(
  { sql }: Source,
  { mission, period }: Key,
  { from, to }: Range,
): Promise<Place[]> {
  return await sql<Place>`
    select b.place, b.member, b.points, b.reached_at as "reachedAt" from promotions.board_places b
    where b.mission = ${mission} and b.period = ${period} and b.place between ${from} and ${to} order by b.place`
}

export async function findPlace(
  { sql }: Source,
  { mission, period }: Key,
  member: string,
): Promise<Place | undefined> {
  return await sql.maybe<Place>`
    select b.place, b.member, b.points, b.reached_at as "reachedAt" from promotions.board_places b
    where b.mission = ${mission} and b.period = ${period} and b.member = ${member}`
}

export async function countPlaces({ sql }: Source, { mission, period }: Key): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select coalesce(max(b.place), 0)::integer as count from promotions.board_places b
    where b.mission = ${mission} and b.period = ${period}`
  return count
}

/** Who has points in a period. */
export async function listPlayers(
  { sql }: Source,
  { mission, period }: Key,
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ member: string }>`
    select p.member from promotions.mission_progress p
    where p.mission = ${mission} and p.period = ${period} and p.points > 0
    order by p.points desc, p.reached_at, p.member limit ${limit}`
  return rows.map(({ member }) => member)
}

export async function setHidden(tx: Transaction, member: string, hidden: boolean): Promise<void> {
  await tx.sql`
    insert into promotions.board_names (member, hidden) values (${member}, ${hidden})
    on conflict (member) do update set hidden = excluded.hidden`
}

/** Who of these shows no name. */
export async function listHidden(
  { sql }: Source,
  members: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ member: string }>`
    select n.member from promotions.board_names n where n.hidden and n.member = any(${[...members]}::text[])`
  return new Set(rows.map(({ member }) => member))
}
