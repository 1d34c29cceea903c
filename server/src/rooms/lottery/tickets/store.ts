import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import { jsonList } from '../../../platform/database/json-list.ts'
import type { Issue } from '../issues/issue.ts'
import type { Outcome } from './price.ts'
import type { Ticket, TicketId } from './ticket.ts'

type Source = Pick<Database, 'sql'>

const columns = fragment`
  t.id, t.member, t.issue, t.play, t.picked, t.content, t.bets, t.currency, t.stake, t.terms, t.state, t.payout,
  t.revision, t.outcome, t.chase, t.at`

/** Its stake was in before the transaction of the stake said so. */
export async function setOpen({ sql }: Source, id: string): Promise<void> {
  await sql`update lottery.tickets set state = 'open', staked = true where id = ${id} and state = 'asked'`
}

/** False where it is not there any more, or bought. */
export async function removeAsked({ sql }: Source, id: string): Promise<boolean> {
  const removed = await sql.count`delete from lottery.tickets where id = ${id} and state = 'asked'`
  return removed === 1
}

export async function findTicket({ sql }: Source, id: string): Promise<Ticket | undefined> {
  return await sql.maybe<Ticket>`select ${columns} from lottery.tickets t where t.id = ${id}`
}

/** Each in its place. */
export async function listByIds(
  { sql }: Source,
  ids: readonly string[],
): Promise<(Ticket | undefined)[]> {
  const rows = await sql<Ticket>`
    select ${columns} from lottery.tickets t where t.id = any(${[...ids]}::text[])`
  const found = new Map<string, Ticket>(rows.map((ticket) => [ticket.id, ticket]))
  return ids.map((id) => found.get(id))
}

export async function beginCancel({ sql }: Transaction, id: string): Promise<boolean> {
  return (
    (await sql.count`
      update lottery.tickets set state = 'cancelling' where id = ${id} and state = 'open'`) === 1
  )
}

export async function setVoid({ sql }: Source, ids: readonly TicketId[]): Promise<void> {
  await sql`
    update lottery.tickets set state = 'void' where id = any(${[...ids]}::text[]) and state in ('asked', 'open')`
}

const unsettled = ({ id, revision }: Pick<Issue, 'id' | 'revision'>) => fragment`
  t.issue = ${id} and t.state not in ('cancelled', 'void') and (t.state <> 'settled' or t.revision < ${revision})`

/** Whether an issue before it may still end its chase, which decides whether it is played at all. */
const waits = fragment`
  t.chase <> '' and t.state <> 'settled' and exists (
    select from lottery.tickets e
    where e.chase = t.chase and e.step < t.step and e.back = '' and e.state in ('asked', 'open'))`

/** Those that a telling of the draw has not settled, or whose stake is not where it belongs. */
export async function listUnsettled(
  { sql }: Source,
  issue: Pick<Issue, 'id' | 'revision' | 'state'>,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Ticket[]> {
  const ready = issue.state === 'void' ? fragment`` : fragment`and not (${waits})`
  return await sql<Ticket>`
    select ${columns} from lottery.tickets t
    where ${unsettled(issue)} and t.id > ${after} ${ready} order by t.id limit ${limit}`
}

/** Whether one of its tickets waits for an earlier issue of its chase. */
export async function hasWaiting(
  { sql }: Source,
  issue: Pick<Issue, 'id' | 'revision'>,
): Promise<boolean> {
  const [one] = await sql`
    select from lottery.tickets t where ${unsettled(issue)} and ${waits} limit 1`
  return one !== undefined
}

export type Settled = {
  readonly id: TicketId
  readonly payout: bigint
  readonly outcome: Outcome
}

export async function setSettled(
  { sql }: Source,
  revision: number,
  settled: readonly Settled[],
): Promise<void> {
  await sql`
    update lottery.tickets t set state = 'settled', revision = ${revision}, payout = s.payout, outcome = s.outcome
    from unnest(${settled.map(({ id }) => id)}::text[], ${settled.map(({ payout }) => String(payout))}::bigint[],
        ${jsonList(settled.map(({ outcome }) => JSON.stringify(outcome)))})
      as s (id, payout, outcome)
    where t.id = s.id and t.state in ('asked', 'open', 'settled') and t.revision < ${revision}`
}

export type OwnPage = {
  readonly limit: number
  readonly below?: string
  readonly lottery?: string
  readonly issue?: string
  /** Only those that wait for their draw, or only those that do not. */
  readonly isOpen?: boolean
}

/** Newest first. */
export async function listOwn(
  { sql }: Source,
  member: string,
  { limit, below, lottery, issue, isOpen }: OwnPage,
): Promise<Ticket[]> {
  const older = below === undefined ? fragment`` : fragment`and t.id < ${below}`
  const ofIssue = issue === undefined ? fragment`` : fragment`and t.issue = ${issue}`
  const state =
    isOpen === undefined
      ? fragment``
      : isOpen
        ? fragment`and t.state = 'open'`
        : fragment`and t.state <> 'open'`
  const ofLottery =
    lottery === undefined
      ? fragment``
      : fragment`and (select i.lottery from lottery.issues i where i.id = t.issue) = ${lottery}`
  return await sql<Ticket>`
    select ${columns} from lottery.tickets t
    where t.member = ${member} and t.state <> 'asked' ${older} ${ofIssue} ${state} ${ofLottery}
    order by t.id desc limit ${limit}`
}

/** Of which lotteries a member bought tickets, the latest first, as far as their last so many tickets tell. */
export async function listRecent(
  { sql }: Source,
  member: string,
  { tickets, limit }: { readonly tickets: number; readonly limit: number },
): Promise<string[]> {
  const rows = await sql<{ lottery: string }>`
    select i.lottery from (
      select t.id, t.issue from lottery.tickets t where t.member = ${member} order by t.id desc limit ${tickets}
    ) t join lottery.issues i on i.id = t.issue
    group by i.lottery order by max(t.id) desc limit ${limit}`
  return rows.map(({ lottery }) => lottery)
}
