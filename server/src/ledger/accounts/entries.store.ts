import { fragment, type Transaction } from '../../platform/database/database.ts'
import type { AccountId } from './account.ts'
import type { Side } from './entry.ts'
import { numberOf } from './store.ts'

const common = fragment`position, id, at, kind, reason, of, about`

/** The legs of an account below a position, newest first: each side by its own index, then the two together. */
export async function listSides(
  { sql }: Pick<Transaction, 'sql'>,
  account: AccountId,
  below: bigint | undefined,
  limit: number,
): Promise<Side[]> {
  const number = numberOf(account)
  const older = below === undefined ? fragment`` : fragment`and position < ${below}`
  return await sql<Side>`
    select * from (
      (select ${common}, 'acc_' || credit as other, -posted as amount, held
       from ledger.legs where debit = ${number} ${older} order by position desc limit ${limit})
      union all
      (select ${common}, 'acc_' || debit as other, posted as amount, 0::bigint as held
       from ledger.legs where credit = ${number} ${older} order by position desc limit ${limit})
    ) sides order by position desc limit ${limit}`
}
