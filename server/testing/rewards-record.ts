import { expect } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { createRewardsRecords } from '../src/rooms/promotions/promotions.ts'
import type { MemberId, RecordEntry } from '../src/rooms/wallet/wallet.ts'

const ever = { from: new Date('2000-01-01'), until: new Date('2100-01-01') }

/** All that the account record says of rewards of a member, oldest first. */
export async function readRecord(db: Database, member: MemberId): Promise<RecordEntry[]> {
  const sources = createRewardsRecords({ db })
  const lists = await Promise.all(
    sources.map((source) => source.list(member, { ...ever, limit: 1_000 })),
  )
  return lists.flat().toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** What rewards did to the cash of a member by the books: each transfer with what the cash gained by it. */
async function readBooks(db: Database, member: MemberId): Promise<readonly string[]> {
  const rows = await db.sql<{ id: string; gained: bigint }>`
    select l.id, sum(case when l.credit = a.id then l.posted else -l.posted end)::bigint as gained
    from ledger.accounts a join ledger.legs l on a.id in (l.debit, l.credit)
    where a.owner = ${`member:${member}`} and a.kind = 'cash' and l.about like 'grt_%'
    group by l.id order by l.id`
  return rows.map(({ id, gained }) => `${id} ${gained}`)
}

/** Every transfer of rewards that touches the cash stands in the record exactly once, with exactly what the cash saw. */
export async function expectWholeRecord(db: Database, member: MemberId): Promise<void> {
  const record = await readRecord(db, member)
  // What goes back of a pocket was never cash, and is no movement of it.
  const moves = record.filter(({ amount }) => amount !== 0n)
  const shown = moves.map(({ id, amount }) => `${id} ${amount}`).toSorted()
  expect({ member, shown }).toEqual({ member, shown: await readBooks(db, member) })
  const sums = await Promise.all(
    createRewardsRecords({ db }).map((source) => source.sum(member, ever)),
  )
  expect(sums.reduce((total, sum) => total + sum.in - sum.out, 0n)).toBe(
    record.reduce((total, { amount }) => total + amount, 0n),
  )
}
