import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { KeptOrder, TicketId } from '../tickets/tickets.ts'
import type { Chase, ChaseId, ChaseStep, ChaseSums } from './chase.ts'

type Source = Pick<Database, 'sql'>

const columns = fragment`
  c.id, c.member, c.lottery, c.play, c.picked, c.content, c.bets, c.once, c.plan, c.stop_on_win as "stopOnWin",
  c.currency, c.total, c.issues, c.state, c.at`

export async function findChase({ sql }: Source, id: string): Promise<Chase | undefined> {
  return await sql.maybe<Chase>`select ${columns} from lottery.chases c where c.id = ${id}`
}

/** Holds the chase until the transaction ends. */
export async function lockChase({ sql }: Transaction, id: string): Promise<Chase | undefined> {
  return await sql.maybe<Chase>`select ${columns} from lottery.chases c where c.id = ${id} for update`
}

/** False where it is there already, unless it was refused and nothing of it is on its way back: then it begins anew. */
export async function beginChase({ sql }: Transaction, c: Chase): Promise<boolean> {
  const begun = await sql.count`
    insert into lottery.chases as c (id, member, lottery, play, picked, content, bets, once, plan, stop_on_win, currency, total,
      issues, state, at)
    values (${c.id}, ${c.member}, ${c.lottery}, ${c.play}, ${c.picked}, ${c.content}, ${c.bets},
      ${JSON.stringify(c.once)}::jsonb, ${JSON.stringify(c.plan)}::jsonb, ${c.stopOnWin}, ${c.currency}, ${c.total},
      ${c.issues}, 'asked', ${c.at})
    on conflict (id) do update set state = 'asked', asked_at = clock_timestamp()
    where c.state = 'refused' and c.content = excluded.content and c.total = excluded.total
      and not exists (select from lottery.tickets t where t.chase = c.id and t.back = 'going')`
  return begun === 1
}

export type NewStep = {
  readonly id: TicketId
  readonly issue: string
  readonly content: string
  readonly bets: number
  readonly stake: bigint
  readonly terms: unknown
}

/** The tickets of a chase, before their stakes. */
export async function insertSteps(
  { sql }: Transaction,
  { id, member, play, picked, currency, at }: Chase,
  steps: readonly NewStep[],
): Promise<void> {
  await sql`
    insert into lottery.tickets (id, member, issue, play, picked, content, bets, currency, stake, terms, state, chase, step,
      at)
    select s.id, ${member}, s.issue, ${play}, ${picked}, s.content, s.bets, ${currency}, s.stake, s.terms, 'asked',
      ${id}, s.step, ${at}
    from unnest(${steps.map((step) => step.id)}::text[], ${steps.map(({ issue }) => issue)}::text[],
      ${steps.map(({ content }) => content)}::text[], ${steps.map(({ bets }) => bets)}::integer[],
      ${steps.map(({ stake }) => String(stake))}::bigint[], ${steps.map(({ terms }) => JSON.stringify(terms))}::jsonb[])
      with ordinality as s (id, issue, content, bets, stake, terms, step)`
}

export type Staking = Pick<ChaseStep, 'ticket' | 'issue' | 'number' | 'stake'> & {
  readonly order: KeptOrder
}

/** Those whose stakes have not been seen to come. */
export async function listAsked({ sql }: Source, chase: string): Promise<Staking[]> {
  return await sql<Staking>`
    select t.id as ticket, t.issue, i.number, t.stake, t.terms -> 'order' as "order"
    from lottery.tickets t join lottery.issues i on i.id = t.issue
    where t.chase = ${chase} and t.state = 'asked' order by t.step`
}

/** All its stakes are in: from now on it runs. */
export async function setRunning({ sql }: Transaction, id: ChaseId): Promise<boolean> {
  const running = await sql.count`
    update lottery.chases set state = 'running' where id = ${id} and state = 'asked'`
  if (running === 0) return false
  await sql`update lottery.tickets set state = 'open' where chase = ${id} and state = 'asked'`
  return true
}

/** Not all its stakes came: all that did go back. False where it is decided otherwise. */
export async function setRefused({ sql }: Transaction, id: string): Promise<boolean> {
  const refused = await sql.count`
    update lottery.chases set state = 'refused' where id = ${id} and state = 'asked'`
  if (refused === 0) return false
  await sql`
    update lottery.tickets set state = 'cancelling' where chase = ${id} and state in ('asked', 'open')`
  return true
}

/** The steps that wait for their draw. */
export async function listOpen(
  { sql }: Source,
  chase: string,
): Promise<{ readonly id: TicketId; readonly issue: string }[]> {
  return await sql`
    select t.id, t.issue from lottery.tickets t where t.chase = ${chase} and t.state = 'open' order by t.step`
}

/** Its buyer stops it: these steps go back. */
export async function setStopped(
  { sql }: Transaction,
  id: ChaseId,
  tickets: readonly TicketId[],
): Promise<void> {
  await sql`update lottery.chases set state = 'stopped' where id = ${id} and state = 'running'`
  await sql`
    update lottery.tickets set state = 'cancelling'
    where id = any(${[...tickets]}::text[]) and chase = ${id} and state = 'open'`
}

/** In the transaction in which tickets win for the first time: chases that end with a win do, and their other steps go back. */
export async function endWithWins(
  { sql }: Transaction,
  winners: readonly TicketId[],
): Promise<string[]> {
  const ended = await sql<{ id: string }>`
    update lottery.chases c set state = 'won' from lottery.tickets t
    where t.id = any(${[...winners]}::text[]) and t.chase <> '' and c.id = t.chase and c.stop_on_win
      and c.state = 'running' returning c.id`
  const ids = ended.map(({ id }) => id)
  if (ids.length > 0) {
    await sql`
      update lottery.tickets set state = 'cancelling' where chase = any(${ids}::text[]) and state in ('asked', 'open')`
  }
  return ids
}

export type GoingBack = Pick<Chase, 'member'> & { readonly id: TicketId }

/** Steps on their way back. */
export async function listGoingBack({ sql }: Source, chase: string): Promise<GoingBack[]> {
  return await sql<GoingBack>`
    select t.id, t.member from lottery.tickets t where t.chase = ${chase} and t.back = 'going' order by t.id`
}

/** Chases with steps on their way back. */
export async function listWithGoingBack({ sql }: Source): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select distinct t.chase as id from lottery.tickets t where t.back = 'going' and t.chase <> '' limit 200`
  return rows.map(({ id }) => id)
}

/** Those left in the middle for so long that nobody carries them on; or with a step in an issue that is over. */
export async function listLeft(
  { sql }: Source,
  asked: { readonly olderMs: number } | { readonly issue: string },
): Promise<string[]> {
  const which =
    'issue' in asked
      ? fragment`exists (select from lottery.tickets t where t.chase = c.id and t.issue = ${asked.issue})`
      : fragment`c.asked_at < clock_timestamp() - ${asked.olderMs} * interval '1 millisecond'`
  const rows = await sql<{ id: string }>`
    select c.id from lottery.chases c where c.state = 'asked' and ${which} order by c.asked_at limit 200`
  return rows.map(({ id }) => id)
}

const summed = fragment`
  select ${columns}, s.staked, s.refunded, s.payout, s.done
  from lottery.chases c cross join lateral (
    select coalesce(sum(t.stake) filter (where t.state in ('open', 'settled')), 0)::bigint as staked,
      coalesce(sum(t.stake) filter (where t.state in ('cancelling', 'cancelled', 'void')), 0)::bigint as refunded,
      coalesce(sum(t.payout), 0)::bigint as payout,
      count(*) filter (where t.state not in ('asked', 'open'))::integer as done,
      count(*) filter (where t.state = 'open') > 0 as "isOpen"
    from (
      select distinct on (t.step) t.* from lottery.tickets t where t.chase = c.id order by t.step, t.id desc
    ) t
  ) s`

export async function findSummed(
  { sql }: Source,
  member: string,
  id: string,
): Promise<ChaseSums | undefined> {
  return await sql.maybe<ChaseSums>`
    ${summed} where c.id = ${id} and c.member = ${member} and c.state not in ('asked', 'refused')`
}

export type ChasePage = {
  readonly limit: number
  readonly below?: string
  readonly lottery?: string
  readonly isOpen?: boolean
}

/** Newest first. */
export async function listOwn(
  { sql }: Source,
  member: string,
  { limit, below, lottery, isOpen }: ChasePage,
): Promise<ChaseSums[]> {
  const older = below === undefined ? fragment`` : fragment`and c.id < ${below}`
  const ofLottery = lottery === undefined ? fragment`` : fragment`and c.lottery = ${lottery}`
  const open = isOpen === undefined ? fragment`` : fragment`and s."isOpen" = ${isOpen}`
  return await sql<ChaseSums>`
    ${summed} where c.member = ${member} and c.state not in ('asked', 'refused') ${older} ${ofLottery} ${open}
    order by c.id desc limit ${limit}`
}

/** In the order of their draws; of one that began anew, the last that was asked. */
export async function listSteps({ sql }: Source, chase: string): Promise<ChaseStep[]> {
  return await sql<ChaseStep>`
    select distinct on (t.step) t.step, t.id as ticket, t.issue, i.number, i.opens_at as "opensAt",
      i.closes_at as "closesAt", i.draws_at as "drawsAt", t.stake, t.payout, t.state, t.bets, t.outcome,
      (case when c.once ? 'sum' then (t.terms #>> '{order,sum}')::numeric / (c.once ->> 'sum')::numeric
        else (t.terms #>> '{order,multiple}')::numeric end)::integer as multiple
    from lottery.tickets t join lottery.issues i on i.id = t.issue join lottery.chases c on c.id = t.chase
    where t.chase = ${chase} order by t.step, t.id desc`
}
