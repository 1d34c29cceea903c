import { fragment } from '../../../platform/database/database.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Currency } from '@baize/kernel/money'
import type { MemberId } from '../../wallet/wallet.ts'
import { columns, joined } from './store.ts'
import type { Lane, Withdrawal } from './withdrawal.ts'

type Source = Pick<Database, 'sql'>

export type DeskFilter = {
  readonly lane: Lane
  readonly member?: MemberId
  /** The id of a withdrawal, the reference of a payment, or the member who has this name. */
  readonly search?: { readonly text: string; readonly member?: MemberId }
  /** The number of the last row of the page before. */
  readonly after?: bigint
  readonly limit: number
}

/** What waits comes by age, what is over newest first. */
export async function listDesk({ sql }: Source, filter: DeskFilter): Promise<Withdrawal[]> {
  const { lane, member, search, after, limit } = filter
  const isOver = lane === 'done'
  const compared = isOver ? fragment`<` : fragment`>`
  const order = isOver ? fragment`desc` : fragment`asc`
  const found =
    search &&
    fragment`
    and (w.id = ${search.text} or w.reference = ${search.text} or w.member = ${search.member ?? ''})`
  return await sql<Withdrawal>`
    select ${columns} from cashier.withdrawals w ${joined}
    where w.lane = ${lane}
      ${member === undefined ? fragment`` : fragment`and w.member = ${member}`}
      ${found ?? fragment``}
      ${after === undefined ? fragment`` : fragment`and w.number ${compared} ${after}`}
    order by w.number ${order} limit ${limit}`
}

export type LaneTotal = { readonly lane: Lane; readonly count: number; readonly sum: bigint }

/** How many wait in each list, and what those of this currency come to. */
export async function countLanes({ sql }: Source, currency: Currency): Promise<LaneTotal[]> {
  return await sql<LaneTotal>`
    select lane, count(*)::int as count,
      coalesce(sum(amount) filter (where currency = ${currency}), 0)::bigint as sum
    from cashier.withdrawals where lane <> 'done' group by lane`
}

/** What waits for a person: to be reviewed or paid, and disputes; and since when the oldest of them does. */
export async function getWaiting({ sql }: Source) {
  return await sql.one<{ withdrawals: number; disputes: number; oldest: Date | null }>`
    select (count(*) filter (where lane <> 'dispute'))::int as withdrawals,
      (count(*) filter (where lane = 'dispute'))::int as disputes, min(since) as oldest
    from cashier.withdrawals where lane in ('review', 'pay', 'dispute')`
}

/** What was ever paid to a member. */
export async function sumPaid({ sql }: Source, member: MemberId): Promise<bigint> {
  const { total } = await sql.one<{ total: bigint }>`
    select coalesce(sum(amount - coalesce(returned, 0)), 0)::bigint as total
    from cashier.withdrawals where member = ${member} and outcome = 'done'`
  return total
}
