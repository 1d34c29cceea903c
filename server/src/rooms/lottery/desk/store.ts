import { fragment, type Database } from '../../../platform/database/database.ts'
import type { Currency } from '@baize/kernel/money'

type Source = Pick<Database, 'sql'>

/**
 * Which issues a desk looks at: of each lottery the next that close, all that wait for their draw, and what was drawn last. Of
 * one lottery more of each.
 */
export async function listDeskIds({ sql }: Source, lottery?: string): Promise<string[]> {
  const [ahead, past] = lottery === undefined ? [1, 1] : [5, 30]
  const own = lottery === undefined ? fragment`true` : fragment`l.id = ${lottery}`
  const rows = await sql<{ id: string }>`
    select i.id from lottery.lotteries l cross join lateral (
      (select i.id from lottery.issues i
        where i.lottery = l.id and i.draws_at > clock_timestamp() and i.state = 'open'
          and i.closes_at > clock_timestamp() order by i.draws_at limit ${ahead})
      union
      (select i.id from lottery.issues i
        where i.lottery = l.id and i.state in ('open', 'closed', 'delayed') and i.closes_at <= clock_timestamp()
        order by i.closes_at limit 20)
      union
      (select i.id from lottery.issues i
        where i.lottery = l.id and i.state in ('drawn', 'settled', 'void') order by i.draws_at desc limit ${past})
      union
      (select r.issue as id from lottery.results r join lottery.issues i on i.id = r.issue
        where r.agreed_by is null and i.lottery = l.id)
    ) i where ${own}`
  return rows.map(({ id }) => id)
}

export type Sold = {
  readonly issue: string
  readonly currency: Currency
  readonly tickets: number
  readonly members: number
  readonly stake: bigint
  readonly payout: bigint
}

export async function sumSold({ sql }: Source, issues: readonly string[]): Promise<Sold[]> {
  return await sql<Sold>`
    select t.issue, t.currency, count(*)::integer as tickets, count(distinct t.member)::integer as members,
      sum(t.stake)::bigint as stake, sum(t.payout)::bigint as payout
    from lottery.tickets t
    where t.issue = any(${[...issues]}::text[]) and t.state in ('open', 'settled')
    group by t.issue, t.currency order by t.issue, t.currency`
}

export type Entered = { readonly issue: string; readonly by: string; readonly at: Date }

/** What one said of these and nobody else has; not what it was. */
export async function listEntered({ sql }: Source, issues: readonly string[]): Promise<Entered[]> {
  return await sql<Entered>`
    select r.issue, r.entered_by as by, r.entered_at as at from lottery.results r
    where r.issue = any(${[...issues]}::text[]) and r.agreed_by is null`
}

/** How many issues of each lottery are made and not over. */
export async function countMade({ sql }: Source): Promise<Map<string, number>> {
  const rows = await sql<{ lottery: string; made: number }>`
    select i.lottery, count(*)::integer as made from lottery.issues i
    where i.state = 'open' and i.closes_at > clock_timestamp() group by i.lottery`
  return new Map(rows.map(({ lottery, made }) => [lottery, made]))
}
