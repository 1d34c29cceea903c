import { fragment, type Database, type Fragment } from '../../../platform/database/database.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Issue } from './issue.ts'

type Source = Pick<Database, 'sql'>

const columns = fragment`
  i.id, i.lottery, i.number, i.day::text as day, i.made_at as "madeAt", i.opens_at as "opensAt",
  i.closes_at as "closesAt", i.draws_at as "drawsAt", i.state, i.chain, i.place, i.beacon,
  i.beacon_round::float8 as "beaconRound", i.beacon_value as "beaconValue", i.link, i.draw, i.revision,
  i.drawn_at as "drawnAt", i.void_reason as "voidReason", i.settled_at as "settledAt"`

/** The clock that all nodes share, whatever their own say. */
export async function readClock({ sql }: Source): Promise<Date> {
  return (await sql.one<{ at: Date }>`select clock_timestamp() as at`).at
}

/** All at once: a lottery has hundreds of them ahead. */
export async function insertIssues({ sql }: Transaction, made: readonly Issue[]): Promise<void> {
  await sql`
    insert into lottery.issues (id, lottery, number, day, made_at, opens_at, closes_at, draws_at, chain, place, beacon,
      beacon_round)
    select * from unnest(${made.map(({ id }) => id)}::text[], ${made.map(({ lottery }) => lottery)}::text[],
      ${made.map(({ number }) => number)}::text[], ${made.map(({ day }) => day)}::date[],
      ${made.map(({ madeAt }) => madeAt)}::timestamptz[], ${made.map(({ opensAt }) => opensAt)}::timestamptz[],
      ${made.map(({ closesAt }) => closesAt)}::timestamptz[], ${made.map(({ drawsAt }) => drawsAt)}::timestamptz[],
      ${made.map(({ chain }) => chain)}::text[], ${made.map(({ place }) => place)}::integer[],
      ${made.map(({ beacon }) => beacon)}::text[], ${made.map(({ beaconRound }) => beaconRound)}::bigint[])`
}

/** Which of these numbers there are. */
export async function listNumbers(
  { sql }: Source,
  lottery: string,
  numbers: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ number: string }>`
    select number from lottery.issues where lottery = ${lottery} and number = any(${[...numbers]}::text[])`
  return new Set(rows.map(({ number }) => number))
}

export async function findIssue({ sql }: Source, id: string): Promise<Issue | undefined> {
  return await sql.maybe<Issue>`select ${columns} from lottery.issues i where i.id = ${id}`
}

export async function lockIssue({ sql }: Transaction, id: string): Promise<Issue | undefined> {
  return await sql.maybe<Issue>`select ${columns} from lottery.issues i where i.id = ${id} for update`
}

/** Of an issue `i`: its sale is not over. */
export const notOver = fragment`i.state = 'open' and i.closes_at > clock_timestamp()`

/**
 * Which of these take tickets at this moment of the database's clock. Each is held until the transaction ends, so that it
 * cannot be closed under a stake, and what waited for its closing is judged by what holds then.
 */
export async function holdOpen(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  return await hold(tx, ids, fragment`${notOver} and l.is_open and i.opens_at <= clock_timestamp()`)
}

/** The same of issues whose sale may not have begun: for chases. */
export async function holdAhead(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  return await hold(tx, ids, fragment`${notOver} and l.is_open`)
}

/** Which of these are not over, whether they are sold or not: what is bought of them may go back. */
export async function holdUnclosed(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  return await hold(tx, ids, notOver)
}

async function hold({ sql }: Transaction, ids: readonly string[], which: Fragment) {
  const rows = await sql<{ id: string }>`
    select i.id from lottery.issues i join lottery.lotteries l on l.id = i.lottery
    where i.id = any(${[...ids]}::text[]) and ${which} order by i.id for share of i`
  return new Set(rows.map(({ id }) => id))
}

/** Those whose sale is over and that are not drawn. */
export async function listDue({ sql }: Source, at: Date, limit = 200): Promise<Issue[]> {
  return await sql<Issue>`
    select ${columns} from lottery.issues i
    where i.state in ('open', 'closed', 'delayed') and i.closes_at <= ${at} order by i.closes_at limit ${limit}`
}

/** Those that are drawn or void, and not settled. */
export async function listUnsettled({ sql }: Source, limit = 200): Promise<Issue[]> {
  return await sql<Issue>`
    select ${columns} from lottery.issues i
    where i.state in ('drawn', 'void') and i.settled_at is null order by i.id limit ${limit}`
}

export type Stuck = Pick<Issue, 'id' | 'number' | 'lottery'> & { readonly tickets: number }

/** Those that have been drawn or void for so long, and of which tickets are left that wait for nothing. */
export async function listStuck({ sql }: Source, afterMs: number): Promise<Stuck[]> {
  return await sql<Stuck>`
    select i.id, i.number, i.lottery, count(t.id)::int4 as tickets
    from lottery.issues i join lottery.tickets t on t.issue = i.id and t.state not in ('cancelled', 'void')
      and (t.state <> 'settled' or t.revision < i.revision)
    where i.state in ('drawn', 'void') and i.settled_at is null
      and coalesce(i.drawn_at, i.draws_at) < clock_timestamp() - ${afterMs} * interval '1 millisecond'
      and not (t.chase <> '' and t.state <> 'settled' and exists (
        select from lottery.tickets e
        where e.chase = t.chase and e.step < t.step and e.back = '' and e.state in ('asked', 'open')))
    group by i.id, i.number, i.lottery order by i.id limit 50`
}

/** Waits for the stakes that are on their way, and takes no other. False where it is not over, or closed already. */
export async function closeIssue({ sql }: Source, id: string): Promise<boolean> {
  const closed = await sql.count`
    update lottery.issues set state = 'closed'
    where id = ${id} and state = 'open' and closes_at <= clock_timestamp()`
  return closed === 1
}

export async function delayIssue({ sql }: Source, id: string): Promise<boolean> {
  return (
    (await sql.count`
      update lottery.issues set state = 'delayed' where id = ${id} and state = 'closed'`) === 1
  )
}

export type Drawn = {
  readonly draw: string
  readonly at: Date
  readonly link?: string
  readonly value?: string
}

/** A draw of ours, once. */
export async function setDrawn({ sql }: Source, id: string, drawn: Drawn): Promise<boolean> {
  const { draw, at, link = '', value = '' } = drawn
  const done = await sql.count`
    update lottery.issues set state = 'drawn', draw = ${draw}, revision = revision + 1, drawn_at = ${at},
      link = ${link}, beacon_value = ${value}, settled_at = null
    where id = ${id} and state in ('closed', 'delayed')`
  return done === 1
}

/** A draw from outside, or its correction. */
export async function setTold({ sql }: Transaction, id: string, drawn: Drawn): Promise<boolean> {
  const done = await sql.count`
    update lottery.issues set state = 'drawn', draw = ${drawn.draw}, revision = revision + 1,
      drawn_at = ${drawn.at}, settled_at = null
    where id = ${id} and state in ('closed', 'delayed', 'settled')`
  return done === 1
}

export async function setVoid(
  { sql }: Source,
  id: string,
  { reason, link = '' }: { readonly reason: string; readonly link?: string },
): Promise<boolean> {
  const done = await sql.count`
    update lottery.issues set state = 'void', void_reason = ${reason}, link = ${link}
    where id = ${id} and state in ('open', 'closed', 'delayed')`
  return done === 1
}

/** So long nobody else settles an issue that somebody settles; each page of tickets begins it anew. */
const settlingMs = 10_000

/** False while another settles it. */
export async function beginSettling({ sql }: Source, id: string): Promise<boolean> {
  const begun = await sql.count`
    update lottery.issues set settling_until = clock_timestamp() + ${settlingMs} * interval '1 millisecond'
    where id = ${id} and (settling_until is null or settling_until < clock_timestamp())`
  return begun === 1
}

export async function goOnSettling({ sql }: Source, id: string): Promise<void> {
  await sql`
    update lottery.issues set settling_until = clock_timestamp() + ${settlingMs} * interval '1 millisecond'
    where id = ${id}`
}

export async function endSettling({ sql }: Source, id: string): Promise<void> {
  await sql`update lottery.issues set settling_until = null where id = ${id}`
}

/** Nothing is left to do; of a draw that was corrected meanwhile there is. */
export async function setSettled(
  { sql }: Source,
  { id, revision }: Pick<Issue, 'id' | 'revision'>,
  at: Date,
): Promise<boolean> {
  const done = await sql.count`
    update lottery.issues set state = case when state = 'drawn' then 'settled' else state end, settled_at = ${at}
    where id = ${id} and revision = ${revision} and state in ('drawn', 'void') and settled_at is null`
  return done === 1
}

/** The issue on sale and those after it, the next first. */
export async function listComing(
  { sql }: Source,
  lottery: string,
  limit: number,
): Promise<Issue[]> {
  return await sql<Issue>`
    select ${columns} from lottery.issues i
    where i.lottery = ${lottery} and i.state = 'open' and i.closes_at > clock_timestamp()
    order by i.closes_at limit ${limit}`
}

export type PastPage = {
  readonly limit: number
  readonly before?: Date
  readonly day?: string
  readonly number?: string
}

/** What was drawn, or should have been, the latest first. */
export async function listPast(
  { sql }: Source,
  lottery: string,
  { limit, before, day, number }: PastPage,
): Promise<Issue[]> {
  const older = before === undefined ? fragment`` : fragment`and i.draws_at < ${before}`
  const ofDay = day === undefined ? fragment`` : fragment`and i.day = ${day}::date`
  const named = number === undefined ? fragment`` : fragment`and i.number = ${number}`
  return await sql<Issue>`
    select ${columns} from lottery.issues i
    where i.lottery = ${lottery} and i.state in ('drawn', 'settled', 'void') ${older} ${ofDay} ${named}
    order by i.draws_at desc limit ${limit}`
}

/** Of each lottery: the two on sale or coming that close next, the one that waits for its draw, and what was drawn last. */
export async function listStanding({ sql }: Source): Promise<Issue[]> {
  return await sql<Issue>`
    with due as materialized (
      select i.* from lottery.issues i
      where i.state in ('open', 'closed', 'delayed') and i.closes_at <= clock_timestamp()
    )
    select i.* from lottery.lotteries l cross join lateral (
      (select ${columns} from lottery.issues i
        where i.lottery = l.id and i.draws_at > clock_timestamp() and i.state = 'open'
          and i.closes_at > clock_timestamp() order by i.draws_at limit 2)
      union all
      (select ${columns} from due i where i.lottery = l.id order by i.draws_at desc limit 1)
      union all
      (select ${columns} from lottery.issues i
        where i.lottery = l.id and i.state in ('drawn', 'settled', 'void') order by i.draws_at desc limit 1)
    ) i`
}

/** Those of these ids that there are. */
export async function listIssues({ sql }: Source, ids: readonly string[]): Promise<Issue[]> {
  return await sql<Issue>`
    select ${columns} from lottery.issues i where i.id = any(${[...ids]}::text[])`
}

export type Told = {
  readonly draw: string
  readonly revision: number
  readonly enteredBy: string
  readonly entry: number
}

/** What one said of it, and nobody has agreed with. */
export async function findAsked({ sql }: Source, issue: string): Promise<Told | undefined> {
  return await sql.maybe<Told>`
    select draw, revision, entered_by as "enteredBy", entry from lottery.results
    where issue = ${issue} and agreed_by is null`
}

export async function insertAsked(
  { sql }: Transaction,
  issue: string,
  asked: {
    readonly draw: string
    readonly revision: number
    readonly by: string
    readonly at: Date
  },
): Promise<void> {
  const { draw, revision, by, at } = asked
  await sql`
    insert into lottery.results (issue, revision, draw, entered_by, entered_at, entry)
    values (${issue}, ${revision}, ${draw}, ${by}, ${at},
      1 + (select count(*) from lottery.results where issue = ${issue}))`
}

/** The second person's word: yes, or no. */
export async function decideAsked(
  { sql }: Transaction,
  issue: string,
  { by, at, agrees }: { readonly by: string; readonly at: Date; readonly agrees: boolean },
): Promise<void> {
  await sql`
    update lottery.results set agreed_by = ${by}, agreed_at = ${at}, refused = ${!agrees}
    where issue = ${issue} and agreed_by is null`
}

/** When sales end, and issues are drawn, within so long from now. */
export async function listMoments({ sql }: Source, aheadMs: number): Promise<Date[]> {
  const rows = await sql<{ at: Date }>`
    select distinct m.at from lottery.issues i cross join lateral (values (i.closes_at), (i.draws_at)) m (at)
    where i.state in ('open', 'closed') and i.closes_at <= clock_timestamp() + ${aheadMs} * interval '1 millisecond'
      and m.at > clock_timestamp()
      and m.at <= clock_timestamp() + ${aheadMs} * interval '1 millisecond'
    order by at`
  return rows.map(({ at }) => at)
}
