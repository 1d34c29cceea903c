import { lowestId } from '@baize/kernel/ids'
import { fragment, type Database } from '../../platform/database/database.ts'
import type { WagerPage, WagersOf, WagerStretch } from './record.ts'
import { columns, fits, toWager, within, type WagerRow } from './store.ts'
import type { Wager, WagerId } from './wager.ts'
import type { MemberId } from '../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

/** As many of each member as the page has, by the index of members; of these the newest. */
export async function listOfSome(
  { sql }: Source,
  members: readonly WagersOf[],
  { below, limit, ...wanted }: WagerPage,
): Promise<Wager[]> {
  const older = below === undefined ? fragment`` : fragment`and w.id < ${below}`
  const rows = await sql<WagerRow>`
    select ${columns}
    from unnest(
      ${members.map(({ member }) => member)}::text[],
      ${members.map(({ since }) => since.toISOString())}::timestamptz[],
      ${members.map(({ since }) => lowestId('wgr', since))}::text[]
    ) as whose (member, since, lowest)
    cross join lateral (
      select * from wagers.wagers w
      where w.member = whose.member and ${within(wanted)} and w.at >= whose.since
        and w.id >= whose.lowest ${fits(wanted)} ${older}
      order by w.id desc limit ${limit}
    ) as w
    order by w.id desc limit ${limit}`
  return rows.map(toWager)
}

/** The newest of everybody in the order of their ids, which is that of time; the key of each month gives them so. */
export async function look(
  { sql }: Source,
  { below, limit, ...wanted }: WagerPage,
): Promise<WagerStretch> {
  const older = below === undefined ? fragment`` : fragment`and w.id < ${below}`
  const rows = await sql<{ id: WagerId; member: MemberId; at: Date; isFitting: boolean }>`
    select w.id, w.member, w.at, (true ${fits(wanted)}) as "isFitting" from (
      select * from wagers.wagers w where ${within(wanted)} ${older}
      order by w.id desc limit ${limit}
    ) as w order by w.id desc`
  return {
    fitting: rows.filter(({ isFitting }) => isFitting),
    last: rows.at(-1)?.id,
    isEnd: rows.length < limit,
  }
}
