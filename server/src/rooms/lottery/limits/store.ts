import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import { jsonList } from '../../../platform/database/json-list.ts'
import { notOver } from '../issues/store.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import type { Brought } from './brought.ts'
import { nameOf, type Counted, type Kept, type Part } from './sums.ts'

type Source = Pick<Database, 'sql'>

const kept = fragment`
  array(select k.kind || ' ' || k.play from lottery.counted k where k.issue = t.issue)`

/** What is more is told as this. */
const mostBig = fragment`9000000000000000000`

/** What was picked is long, and looked at only where numbers are counted. */
const counted = fragment`
  t.id, t.issue, t.play, t.member, t.currency, t.stake, least(coalesce(t.terms ->> 'worst', '0')::numeric, ${mostBig})::bigint as worst,
  case when exists (select from lottery.counted k where k.issue = t.issue and k.kind = 'number' and k.play = t.play)
    then t.picked else '' end as picked,
  (select d.day::text from lottery.issues d where d.id = t.issue) as day`

/** An issue that takes bets, as its lottery is sold. */
export type Open = Pick<Lottery, 'vendor' | 'family'> & {
  readonly id: string
  readonly lottery: string
  readonly day: string
  /** Only chases are bought before the sale begins. */
  readonly isOnSale: boolean
}

/**
 * Which of these issues take bets at this moment of the database's clock. Each is held until the transaction ends, so that
 * it cannot be closed under a stake.
 */
export async function holdIssues(
  { sql }: Transaction,
  ids: readonly string[],
): Promise<Map<string, Open>> {
  const rows = await sql<Open>`
    select i.id, l.id as lottery, l.vendor, l.family, i.day::text as day,
      i.opens_at <= clock_timestamp() as "isOnSale"
    from lottery.issues i join lottery.lotteries l on l.id = i.lottery
    where i.id = any(${[...ids]}::text[]) and ${notOver} and l.is_open order by i.id for share of i`
  return new Map(rows.map((row) => [row.id, row]))
}

/** Which sums of these issues are kept: by a statement of its own, so that it sees what began before they were held. */
export async function listKept(
  { sql }: Transaction,
  issues: readonly string[],
): Promise<Map<string, Set<string>>> {
  const rows = await sql<{ issue: string; name: string }>`
    select k.issue, k.kind || ' ' || k.play as name from lottery.counted k
    where k.issue = any(${[...issues]}::text[])`
  const found = new Map<string, Set<string>>()
  for (const { issue, name } of rows) {
    const names = found.get(issue)
    if (names === undefined) found.set(issue, new Set([name]))
    else names.add(name)
  }
  return found
}

export type Written = Counted & {
  /** Its stake is not in yet. */
  readonly isNew: boolean
  readonly isOfChase: boolean
}

/** The tickets of these stakes that were written before them. Each is held until the transaction ends. */
export async function holdAsked(
  { sql }: Transaction,
  ids: readonly string[],
): Promise<Map<string, Written>> {
  const rows = await sql<Written>`
    select ${counted}, t.state = 'asked' and not t.staked as "isNew", t.chase <> '' as "isOfChase"
    from lottery.tickets t where t.id = any(${[...ids]}::text[]) order by t.id for no key update of t`
  return new Map(rows.map((row) => [row.id, row]))
}

/** Tickets whose stakes are in, in the transaction of these. */
export function insertOpen(tx: Transaction, tickets: readonly Brought[]): void {
  const list = (pick: (ticket: Brought) => string) => tickets.map(pick)
  tx.send`
    insert into lottery.tickets (id, member, issue, play, picked, content, bets, currency, stake, terms, at, state, staked)
    select n.*, 'open', true from unnest(
      ${list(({ id }) => id)}::text[], ${list(({ member }) => member)}::text[], ${list(({ issue }) => issue)}::text[],
      ${list(({ play }) => play)}::text[], ${list(({ picked }) => picked)}::text[],
      ${list(({ content }) => content)}::text[], ${tickets.map(({ bets }) => bets)}::integer[],
      ${list(({ currency }) => currency)}::text[], ${list(({ stake }) => String(stake))}::bigint[],
      ${jsonList(tickets.map(({ terms }) => JSON.stringify(terms)))}, ${tickets.map(({ at }) => at)}::timestamptz[]) as n`
}

/** Their stakes are in. One of a chase is open when all of the chase are. */
export function setStaked(tx: Transaction, ids: readonly string[]): void {
  tx.send`
    update lottery.tickets set staked = true, state = case when chase = '' then 'open' else state end
    where id = any(${[...ids]}::text[]) and state = 'asked'`
}

type Key = Pick<Part, 'issue' | 'kind' | 'key'>

const keysOf = (parts: readonly Key[]) => fragment`
  unnest(${parts.map(({ issue }) => issue)}::text[], ${parts.map(({ kind }) => kind)}::text[],
    ${parts.map(({ key }) => key)}::text[])`

/** Holds these sums until the transaction ends; one that is not there yet is nothing. */
export async function lockSums(
  tx: Transaction,
  parts: readonly Key[],
): Promise<Map<string, bigint>> {
  const found = await lock(tx, parts)
  const missing = parts.filter((part) => !found.has(nameOf(part)))
  if (missing.length === 0) return found
  await tx.sql`
    insert into lottery.sums (issue, kind, key, sum)
    select a.issue, a.kind, a.key, 0 from ${keysOf(missing)} as a (issue, kind, key)
    order by 1, 2, 3 on conflict do nothing`
  return new Map([...found, ...(await lock(tx, missing))])
}

async function lock({ sql }: Transaction, parts: readonly Key[]): Promise<Map<string, bigint>> {
  const rows = await sql<Key & { sum: string }>`
    select s.issue, s.kind, s.key, s.sum::text as sum
    from lottery.sums s join ${keysOf(parts)} as a (issue, kind, key)
      on a.issue = s.issue and a.kind = s.kind and a.key = s.key
    order by s.issue, s.kind, s.key for no key update of s`
  return new Map(rows.map((row) => [nameOf(row), BigInt(row.sum)]))
}

/** Changes sums that are there. */
export function addToSums(tx: Transaction, parts: readonly Part[]): void {
  tx.send`
    update lottery.sums s set sum = s.sum + a.adds
    from unnest(${parts.map(({ issue }) => issue)}::text[], ${parts.map(({ kind }) => kind)}::text[],
      ${parts.map(({ key }) => key)}::text[], ${parts.map(({ adds }) => String(adds))}::numeric[])
      as a (issue, kind, key, adds)
    where s.issue = a.issue and s.kind = a.kind and s.key = a.key`
}

/** Waits for stakes on their way into these issues; answers which of these were not counted so far. */
export async function beginCounting(
  { sql }: Transaction,
  issues: readonly string[],
  wanted: readonly Kept[],
): Promise<(Kept & { readonly issue: string })[]> {
  await sql`
    select from lottery.issues i where i.id = any(${[...issues]}::text[]) order by i.id for no key update`
  return await sql<Kept & { issue: string }>`
    insert into lottery.counted (issue, kind, play)
    select i.issue, k.kind, k.play from unnest(${[...issues]}::text[]) as i (issue)
      cross join unnest(${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ play }) => play)}::text[]) as k (kind, play)
    on conflict do nothing returning issue, kind, play`
}

const standing = fragment`t.staked and t.state not in ('cancelled', 'void')`

/** Tickets of an issue that were bought before they were counted. */
export async function listStanding({ sql }: Transaction, issue: string): Promise<Counted[]> {
  return await sql<Counted>`
    select ${counted} from lottery.tickets t where t.issue = ${issue} and ${standing}`
}

/** Begins sums that nobody counted before. */
export async function putSums({ sql }: Transaction, parts: readonly Part[]): Promise<void> {
  await sql`
    insert into lottery.sums (issue, kind, key, sum)
    select * from unnest(${parts.map(({ issue }) => issue)}::text[], ${parts.map(({ kind }) => kind)}::text[],
      ${parts.map(({ key }) => key)}::text[], ${parts.map(({ adds }) => String(adds))}::numeric[])
    on conflict (issue, kind, key) do update set sum = excluded.sum`
}

export type Gone = Counted & { readonly staked: boolean; readonly kept: readonly string[] }

/** They are given back; answers those that were on their way. Their issues are held, so that no counting begins meanwhile. */
export async function setCancelled({ sql }: Transaction, ids: readonly string[]): Promise<Gone[]> {
  await sql`
    select from lottery.issues i
    where i.id in (select t.issue from lottery.tickets t where t.id = any(${[...ids]}::text[]))
    order by i.id for share`
  return await sql<Gone>`
    update lottery.tickets t set state = 'cancelled'
    where t.id = any(${[...ids]}::text[]) and t.state = 'cancelling'
    returning ${counted}, t.staked, ${kept} as kept`
}

export type ExposedPlay = {
  readonly currency: string
  readonly play: string
  readonly tickets: number
  readonly stake: bigint
  readonly worst: bigint
}

/** What tickets of an issue may be paid at the worst, by play, the highest first. */
export async function listPlays({ sql }: Source, issue: string): Promise<ExposedPlay[]> {
  return await sql<ExposedPlay>`
    select t.currency, t.play, count(*)::integer as tickets, sum(t.stake)::bigint as stake,
      least(coalesce(sum((t.terms ->> 'worst')::numeric), 0), ${mostBig})::bigint as worst
    from lottery.tickets t where t.issue = ${issue} and ${standing}
    group by t.currency, t.play order by worst desc, t.play`
}

export type Selected = ExposedPlay & { readonly picked: string }

type Looked = {
  readonly most: number
  readonly longest: number
  readonly play: string | undefined
}

/** The same by what was picked, of all plays or of one: so many of those that may be paid the most. */
export async function listSelected(
  { sql }: Source,
  issue: string,
  { most, longest, play }: Looked,
): Promise<Selected[]> {
  const ofPlay = play === undefined ? fragment`` : fragment`and t.play = ${play}`
  return await sql<Selected>`
    select t.currency, t.play, t.picked, count(*)::integer as tickets, sum(t.stake)::bigint as stake,
      least(coalesce(sum((t.terms ->> 'worst')::numeric), 0), ${mostBig})::bigint as worst
    from lottery.tickets t where t.issue = ${issue} and ${standing} and length(t.picked) <= ${longest} ${ofPlay}
    group by t.currency, t.play, t.picked order by worst desc, t.play limit ${most}`
}
