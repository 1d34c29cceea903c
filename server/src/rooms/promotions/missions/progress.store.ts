import type { Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import type { GrantState } from '../grants/grants.ts'
import type { Change } from './facts.ts'

type Source = Pick<Database, 'sql'>

const of = <Item, Value>(items: readonly Item[], read: (item: Item) => Value) => items.map(read)

/** Keeps what happened; answers what was not known yet. */
export async function insertEvents(tx: Transaction, changes: readonly Change[]): Promise<Change[]> {
  if (changes.length === 0) return []
  return await tx.sql<Change>`
    insert into promotions.mission_events (mission, period, member, source, mark, delta, at)
    select * from unnest(
      ${of(changes, ({ mission }) => mission)}::text[], ${of(changes, ({ period }) => period)}::text[],
      ${of(changes, ({ member }) => member)}::text[], ${of(changes, ({ source }) => source)}::text[],
      ${of(changes, ({ mark }) => mark)}::text[], ${of(changes, ({ delta }) => String(delta))}::bigint[],
      ${of(changes, ({ at }) => at)}::timestamptz[])
    on conflict do nothing
    returning mission, period, member, source, mark, delta, at`
}

/** Of which day what is corrected was. */
export async function listMarks(
  { sql }: Source,
  corrections: readonly Change[],
): Promise<Map<string, string>> {
  if (corrections.length === 0) return new Map()
  const rows = await sql<Pick<Change, 'mission' | 'period' | 'member' | 'source' | 'mark'>>`
    select e.mission, e.period, e.member, e.source, e.mark from promotions.mission_events e
    join unnest(
      ${of(corrections, ({ mission }) => mission)}::text[], ${of(corrections, ({ period }) => period)}::text[],
      ${of(corrections, ({ member }) => member)}::text[],
      ${of(corrections, ({ corrects = '' }) => corrects)}::text[]) as c (mission, period, member, source)
    using (mission, period, member, source)`
  return new Map(rows.map(({ mark, ...row }) => [markKey(row, row.source), mark]))
}

export function markKey(
  { mission, period, member }: Pick<Change, 'mission' | 'period' | 'member'>,
  source: string,
): string {
  return [mission, period, member, source].join(' ')
}

export type Sum = Pick<Change, 'mission' | 'period' | 'member' | 'mark' | 'delta' | 'at'>

/** Adds to marks; answers for each whether it is there now and was not before (1), the other way round (-1), or neither. */
export async function addToMarks(tx: Transaction, sums: readonly Sum[]): Promise<Sum[]> {
  if (sums.length === 0) return []
  const rows = await tx.sql<Omit<Sum, 'delta' | 'at'> & { sum: bigint }>`
    insert into promotions.mission_marks as t (mission, period, member, mark, sum)
    select * from unnest(
      ${of(sums, ({ mission }) => mission)}::text[], ${of(sums, ({ period }) => period)}::text[],
      ${of(sums, ({ member }) => member)}::text[], ${of(sums, ({ mark }) => mark)}::text[],
      ${of(sums, ({ delta }) => String(delta))}::bigint[])
    on conflict (mission, period, member, mark) do update set sum = t.sum + excluded.sum
    returning t.mission, t.period, t.member, t.mark, t.sum`
  const after = new Map(rows.map((row) => [markKey(row, row.mark), row.sum]))
  return sums.map((one) => {
    const sum = after.get(markKey(one, one.mark)) ?? 0n
    const delta = BigInt(Number(sum > 0n) - Number(sum - one.delta > 0n))
    return { ...one, delta }
  })
}

export type Progress = {
  readonly mission: string
  readonly period: string
  readonly member: string
  readonly value: bigint
}

/** Adds to where members stand. A point that is gained or lost has its moment. */
export async function addToProgress(
  tx: Transaction,
  sums: readonly (Sum & { readonly per: bigint })[],
): Promise<Progress[]> {
  if (sums.length === 0) return []
  return await tx.sql<Progress>`
    insert into promotions.mission_progress as t (mission, period, member, value, per, reached_at)
    select * from unnest(
      ${of(sums, ({ mission }) => mission)}::text[], ${of(sums, ({ period }) => period)}::text[],
      ${of(sums, ({ member }) => member)}::text[], ${of(sums, ({ delta }) => String(delta))}::bigint[],
      ${of(sums, ({ per }) => String(per))}::bigint[], ${of(sums, ({ at }) => at)}::timestamptz[])
    on conflict (mission, period, member) do update set
      value = t.value + excluded.value,
      reached_at = case when greatest(t.value + excluded.value, 0) / t.per = t.points then t.reached_at
        else excluded.reached_at end
    returning t.mission, t.period, t.member, t.value`
}

export type Reached = Progress & { readonly step: number; readonly at: Date }

/** Each step of a period is reached once; answers those that were new. */
export async function insertSteps(
  tx: Transaction,
  reached: readonly Reached[],
): Promise<Reached[]> {
  if (reached.length === 0) return []
  return await tx.sql<Reached>`
    insert into promotions.mission_steps (mission, period, member, step, value, reached_at)
    select * from unnest(
      ${of(reached, ({ mission }) => mission)}::text[], ${of(reached, ({ period }) => period)}::text[],
      ${of(reached, ({ member }) => member)}::text[], ${of(reached, ({ step }) => step)}::integer[],
      ${of(reached, ({ value }) => String(value))}::bigint[], ${of(reached, ({ at }) => at)}::timestamptz[])
    on conflict do nothing
    returning mission, period, member, step, value, reached_at as at`
}

export async function setGrants(
  tx: Transaction,
  given: readonly (Pick<Reached, 'mission' | 'period' | 'member' | 'step'> & { grant: GrantId })[],
): Promise<void> {
  if (given.length === 0) return
  await tx.sql`
    update promotions.mission_steps s set grant_id = new.grant_id from unnest(
      ${of(given, ({ mission }) => mission)}::text[], ${of(given, ({ period }) => period)}::text[],
      ${of(given, ({ member }) => member)}::text[], ${of(given, ({ step }) => step)}::integer[],
      ${of(given, ({ grant }) => grant)}::text[]) as new (mission, period, member, step, grant_id)
    where s.mission = new.mission and s.period = new.period and s.member = new.member and s.step = new.step
      and s.grant_id is null`
}

/** What was reached and waits for a budget, the longest first. Held so that two nodes do not give it both. */
export async function lockWaiting(
  tx: Transaction,
  mission: string,
  limit: number,
): Promise<Reached[]> {
  return await tx.sql<Reached>`
    select mission, period, member, step, value, reached_at as at from promotions.mission_steps
    where mission = ${mission} and grant_id is null order by reached_at, member, step limit ${limit}
    for update skip locked`
}

export type OwnStep = {
  readonly mission: string
  readonly period: string
  readonly step: number
  readonly reachedAt: Date
  readonly grant: GrantId | null
  readonly state: GrantState | null
  readonly amount: bigint | null
}

/** What a member reached of these missions, the newest first. */
export async function listOwnSteps(
  { sql }: Source,
  member: string,
  missions: readonly string[],
): Promise<OwnStep[]> {
  return await sql<OwnStep>`
    select s.mission, s.period, s.step, s.reached_at as "reachedAt", s.grant_id as grant, g.state, g.amount
    from promotions.mission_steps s left join promotions.grants g on g.id = s.grant_id
    where s.member = ${member} and s.mission = any(${[...missions]}::text[])
    order by s.reached_at desc, s.step desc limit 1000`
}

export async function findStep(
  { sql }: Source,
  key: Pick<Reached, 'mission' | 'period' | 'member' | 'step'>,
): Promise<{ readonly grant: GrantId | null } | undefined> {
  const { mission, period, member, step } = key
  return await sql.maybe<{ grant: GrantId | null }>`
    select s.grant_id as grant from promotions.mission_steps s
    where s.mission = ${mission} and s.period = ${period} and s.member = ${member} and s.step = ${step}`
}

/** Where these stand before something is added. */
export async function listValues(
  { sql }: Source,
  keys: readonly Pick<Progress, 'mission' | 'period' | 'member'>[],
): Promise<Map<string, bigint>> {
  if (keys.length === 0) return new Map()
  const rows = await sql<Progress>`
    select p.mission, p.period, p.member, p.value from promotions.mission_progress p
    join unnest(
      ${of(keys, ({ mission }) => mission)}::text[], ${of(keys, ({ period }) => period)}::text[],
      ${of(keys, ({ member }) => member)}::text[]) as wanted (mission, period, member)
      using (mission, period, member)`
  return new Map(rows.map((row) => [markKey(row, ''), row.value]))
}

/** Where a member stands, by mission and period. */
export async function listProgress(
  { sql }: Source,
  member: string,
  periods: readonly { readonly mission: string; readonly period: string }[],
): Promise<Map<string, bigint>> {
  const rows = await sql<Progress>`
    select p.mission, p.period, p.member, p.value from promotions.mission_progress p
    join unnest(${of(periods, ({ mission }) => mission)}::text[], ${of(periods, ({ period }) => period)}::text[])
      as wanted (mission, period) using (mission, period)
    where p.member = ${member}`
  return new Map(rows.map(({ mission, period, value }) => [`${mission} ${period}`, value]))
}

/** Signs a day; answers whether it was not signed before. */
export async function insertDay(
  tx: Transaction,
  member: string,
  day: Day,
  at: Date,
): Promise<boolean> {
  const added = await tx.sql.count`
    insert into promotions.mission_days (member, day, at) values (${member}, ${day}, ${at}) on conflict do nothing`
  return added > 0
}

export type Signed = { readonly day: Day; readonly at: Date; readonly cards: readonly string[] }

/** The days that a member signed, from one on: when, and for which cards they counted. */
export async function listSigned(
  { sql }: Source,
  member: string,
  from: Day,
): Promise<readonly Signed[]> {
  return await sql<Signed>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.at,
      array(select e.mission from promotions.mission_events e join promotions.missions m on m.id = e.mission
        where e.member = d.member and e.source = to_char(d.day, 'YYYY-MM-DD') and m.kind in ('signIn', 'streak')) as cards
    from promotions.mission_days d where d.member = ${member} and d.day >= ${from}`
}

/** Those of one card: what was signed while it ran, and what counted for it. */
export function daysOfCard(
  {
    id,
    opensAt,
    closesAt,
  }: { readonly id: string; readonly opensAt: Date; readonly closesAt: Date },
  signed: readonly Signed[],
): ReadonlySet<Day> {
  const own = signed.filter(
    ({ at, cards }) => cards.includes(id) || (at >= opensAt && at < closesAt),
  )
  return new Set(own.map(({ day }) => day))
}

/** Who did something for a mission in a period. */
export async function listAtIt(
  { sql }: Source,
  mission: string,
  period: string,
): Promise<MemberId[]> {
  const rows = await sql<{ member: MemberId }>`
    select p.member from promotions.mission_progress p
    where p.mission = ${mission} and p.period = ${period} and p.value > 0 order by p.member`
  return rows.map(({ member }) => member)
}
