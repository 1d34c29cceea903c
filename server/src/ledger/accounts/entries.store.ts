import { fragment, type Transaction } from '../../platform/database/database.ts'
import type { AccountId } from '../account.ts'
import type { EntryFilter, Side } from './entry.ts'
import { numberOf } from './store.ts'

const common = fragment`position, id, at, kind, reason, of, about`

type Source = Pick<Transaction, 'sql'>

/** The legs of an account below a position, newest first: each side by its own index, then the two together. */
export async function listSides(
  { sql }: Source,
  account: AccountId,
  below: bigint | undefined,
  limit: number,
  { from, to, reason }: EntryFilter = {},
): Promise<Side[]> {
  const number = numberOf(account)
  const wanted = fragment`
    ${below === undefined ? fragment`` : fragment`and position < ${below}`}
    ${from === undefined ? fragment`` : fragment`and at >= ${from}`}
    ${to === undefined ? fragment`` : fragment`and at < ${to}`}
    ${reason === undefined ? fragment`` : fragment`and reason = ${reason}`}`
  return await sql<Side>`
    select * from (
      (select ${common}, 'acc_' || credit as other, -posted as amount, held
       from ledger.legs where debit = ${number} ${wanted} order by position desc limit ${limit})
      union all
      (select ${common}, 'acc_' || debit as other, posted as amount, 0::bigint as held
       from ledger.legs where credit = ${number} ${wanted} order by position desc limit ${limit})
    ) sides order by position desc limit ${limit}`
}

/**
 * What an account's entries add up to from each of these positions to the next one above, the last of them up to
 * `below`. The positions are given lowest first, and so are the sums.
 */
export async function sumFrom(
  { sql }: Source,
  account: AccountId,
  positions: readonly bigint[],
  below: bigint | undefined,
): Promise<bigint[]> {
  const number = numberOf(account)
  const range = fragment`
    and position >= ${positions[0] ?? 0n}
    ${below === undefined ? fragment`` : fragment`and position < ${below}`}`
  const rows = await sql<{ part: number; amount: bigint }>`
    select width_bucket(position, ${positions.map(String)}::bigint[]) as part,
      sum(amount)::bigint as amount
    from (
      select position, -posted as amount from ledger.legs where debit = ${number} ${range}
      union all
      select position, posted from ledger.legs where credit = ${number} ${range}
    ) sides group by part`
  const found = new Map(rows.map(({ part, amount }) => [part, amount]))
  return positions.map((_, index) => found.get(index + 1) ?? 0n)
}
