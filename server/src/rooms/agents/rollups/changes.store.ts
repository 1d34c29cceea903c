import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import {
  fragment,
  json,
  type Database,
  type Fragment,
} from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

/** What became known of a closed window after it was closed, and when it was counted instead. */
export type Change = {
  /** A bet that was heard of late, or a correction of one that was counted. */
  readonly why: 'late' | 'corrected'
  readonly member: MemberId
  readonly product: string
  readonly currency: string
  /** The five minutes in which it was settled first, and their day. */
  readonly slot: Date
  readonly day: Day
  readonly countedAt: Date
  /** How many settlements and corrections it sums. */
  readonly times: number
  readonly bets: number
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
}

/** What of all that belongs to the team of one agent, by why and product. */
export type TeamChange = Pick<Change, 'why' | 'product' | 'times' | 'validBet'> & {
  readonly agent: string
  readonly loss: bigint
  /** When the first and the last of it was counted. */
  readonly first: Date
  readonly last: Date
}

type LateRow = Omit<Change, 'why' | 'day' | 'stake' | 'validBet' | 'payout'> &
  Readonly<Record<'stake' | 'validBet' | 'payout', string>>

/** What happened in a span and was counted after it, because it was heard of late. */
export async function listLate(
  { sql }: Source,
  { from, until, limit }: { readonly from: Date; readonly until: Date; readonly limit: number },
): Promise<Omit<Change, 'day'>[]> {
  const rows = await sql<LateRow>`
    select member, product, currency, date_bin('5 minutes', happened_at, '2000-01-01 00:00Z') as slot,
      booked_at as "countedAt", count(*)::int as times, sum(bets)::int as bets,
      sum(stake)::text as stake, sum(valid_bet)::text as "validBet", sum(payout)::text as payout
    from agents.late_bets
    where happened_at >= ${from} and happened_at < ${until} and booked_at >= ${until}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5 limit ${limit}`
  return rows.map(({ stake, validBet, payout, ...of }) => ({
    ...of,
    why: 'late',
    stake: BigInt(stake),
    validBet: BigInt(validBet),
    payout: BigInt(payout),
  }))
}

/** Changes as rows that stand beside those of a table of members' sums, by day and slot. */
export function changedRows(changes: readonly Change[]): Fragment {
  return fragment`jsonb_to_recordset(${json(
    changes.map(({ validBet, countedAt, stake, payout, ...one }) => ({
      ...one,
      counted_at: countedAt,
      stake: String(stake),
      valid_bet: String(validBet),
      payout: String(payout),
    })),
  )}) as c (why text, member text, product text, currency text, slot timestamptz, day date,
    counted_at timestamptz, times int, bets bigint, stake numeric, valid_bet numeric, payout numeric)`
}

type Row = Omit<TeamChange, 'validBet' | 'loss'> & Readonly<Record<'validBet' | 'loss', string>>

/** Each change belongs to the member's own sums and to those of all who were above on its day. */
export async function sumChanges(
  { sql }: Source,
  {
    agents,
    products,
    currency,
    changes,
  }: {
    readonly agents: readonly string[]
    readonly products: readonly string[] | null
    readonly currency: Currency
    readonly changes: readonly Change[]
  },
): Promise<TeamChange[]> {
  const rows = await sql<Row>`
    with changed as materialized (
      select * from ${changedRows(changes)} where currency = ${currency}
        ${products === null ? fragment`` : fragment`and product = any(${products}::text[])`}
    )
    select agent, why, product, sum(times)::int as times, sum(valid_bet)::text as "validBet",
      sum(stake - payout)::text as loss, min(counted_at) as first, max(counted_at) as last
    from (
      select l.ancestor as agent, c.* from changed c
      join agents.lines l on l.member = c.member and c.day >= l.from_day and c.day < l.until_day
      where l.ancestor = any(${agents}::text[])
      union all
      select member, * from changed where member = any(${agents}::text[])
    ) as one
    group by agent, why, product order by agent, why, product`
  return rows.map(({ validBet, loss, ...of }) => ({
    ...of,
    validBet: BigInt(validBet),
    loss: BigInt(loss),
  }))
}
