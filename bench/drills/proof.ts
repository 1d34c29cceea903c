import { setTimeout as wait } from 'node:timers/promises'
import { createLedger } from '../../server/src/ledger/ledger.ts'
import { connect, type Database } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createAudit } from '../../server/src/rooms/system/audit/audit.ts'
import { demoSandbox } from '../../server/src/sandbox/provider/seed.ts'
import type { Figure } from '../frame.ts'
import { compare, type Told } from './compare.ts'
import type { Tally } from './tally.ts'

/** Interrupted rounds are looked at every minute, once they are 15 seconds old. */
const endedWithinMs = 180_000

/** What is found in the database once everybody has gone home. */
export async function prove(databaseUrl: string, tally: Tally): Promise<Figure[]> {
  const db = await connect({ url: databaseUrl, poolSize: 2 })
  try {
    const waiting = await untilEnded(db)
    const { lost, differing, untold } = compare(tally.told, await listStored(db))
    for (const one of [...lost, ...differing, ...untold].slice(0, 10)) console.error(one)
    const now = () => new Date()
    const books = await createLedger({ db, log: createLog('silent'), now }).proveFully()
    const audit = await createAudit({ db, now }).prove()
    const none = { atMost: 0 }
    return [
      {
        name: 'told',
        value: tally.told.length,
        unit: `things that callers were told: ${countKinds(tally.told)}`,
      },
      { name: 'lost', value: lost.length, unit: 'of them are not there', goal: none },
      { name: 'differing', value: differing.length, unit: 'of them have other sums', goal: none },
      {
        name: 'untold',
        value: untold.length,
        unit: 'are there of which nobody was told',
        goal: none,
      },
      { name: 'books', value: books.differences.length, unit: 'accounts differ', goal: none },
      {
        name: 'audit',
        value: audit.holds ? 0 : 1,
        unit: `breaks in ${audit.entries} entries of the audit chain`,
        goal: none,
      },
      { name: 'open-rounds', value: waiting.rounds, unit: 'rounds did not end', goal: none },
      { name: 'open-wagers', value: waiting.wagers, unit: 'wagers did not end', goal: none },
      { name: 'holds', value: waiting.holds, unit: 'sums are still set aside', goal: none },
      {
        name: 'uncredited',
        value: waiting.paid,
        unit: 'deposits were paid and not credited',
        goal: none,
      },
    ]
  } finally {
    await db.close()
  }
}

type Waiting = Record<'rounds' | 'wagers' | 'holds' | 'paid', number>

/** Waits until whatever was interrupted has been ended, or for as long as that may take. */
async function untilEnded({ sql }: Database): Promise<Waiting> {
  for (const until = performance.now() + endedWithinMs; ; await wait(1_000)) {
    const waiting = await sql.one<Waiting>`
      select (select count(*)::integer from arcade.rounds where state = 'open') as rounds,
        (select count(*)::integer from wagers.wagers where status = 'open') as wagers,
        (select count(*)::integer from ledger.pendings where outcome is null) as holds,
        (select count(*)::integer from cashier.sandbox_payments p join cashier.deposits d on d.id = p.deposit
          where p.state = 'paid' and d.state <> 'success') as paid`
    const isOver = Object.values(waiting).every((count) => count === 0)
    if (isOver || performance.now() > until) return waiting
  }
}

/** The same things by the same names; a round by its own table and, under another kind, by its wagers. */
async function listStored({ sql }: Database): Promise<Told[]> {
  const vendor = demoSandbox.vendor
  return await sql<Told>`
    select 'round' as kind, r.id, concat_ws(' ', w.stake, w.payout) as sums
    from arcade.rounds r join (
      select round, sum(stake) as stake, sum(payout) as payout from wagers.wagers
      where provider = 'ARCADE' and status <> 'voided' group by round) w on w.round = r.id
    where r.state = 'settled' and r.payout = w.payout
    union all
    select 'stake', a.transaction, w.stake::text
    from wagers.actions a join wagers.wagers w on w.id = a.wager
    where a.provider = ${vendor} and a.action = 'stake' and w.status <> 'voided'
    union all
    select 'result', a.transaction, concat_ws(' ', w.stake, w.payout)
    from wagers.actions a join wagers.wagers w on w.id = a.wager
    where a.provider = ${vendor} and a.action = 'settle' and w.status = 'settled'
    union all
    select 'deposit', id, credited::text from cashier.deposits where state = 'success'`
}

function countKinds(told: readonly Told[]): string {
  const kinds = [...new Set(told.map(({ kind }) => kind))].sort()
  return kinds.map((one) => `${told.filter(({ kind }) => kind === one).length} ${one}s`).join(', ')
}
