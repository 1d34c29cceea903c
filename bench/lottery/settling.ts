import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { money } from '@baize/kernel/money'
import { judge } from '@baize/games/lottery/judge'
import type { Database } from '../../server/src/platform/database/database.ts'
import type { Figure } from '../frame.ts'
import { bundle } from '../stakes/bundle.ts'
import { buyTicket, callers, together, type Work } from './work.ts'

/** So many settlements a batch has under way. */
const atOnce = 500
const draw = '12345'

/** What the ledger does by itself: movements from a member to the house, as many under way as a settlement has. */
async function ledgerRate(work: Work): Promise<number> {
  const { app, makeId } = work.house
  const { ledger, wallet } = app.rooms
  const key = { owner: 'clearing:bank', kind: 'clearing', currency: 'PHP' } as const
  const { id: credit } = await app.db.transaction((tx) => ledger.openAccount(tx, key))
  const pockets = await Promise.all(work.buyers.map((buyer) => wallet.openPocket(buyer, 'cash')))
  const count = Math.min(work.tickets, 20_000)
  const from = performance.now()
  await together(count, atOnce, async (index) => {
    const debit = pockets[index % pockets.length]?.id
    if (debit === undefined) throw new Error('A member has no pocket.')
    const legs = [{ debit, credit, amount: money(1n, 'PHP') }]
    const moved = await ledger.submit({ id: makeId('trf'), reason: 'withdraw', legs })
    if (!moved.ok) throw new Error(`A movement was refused: ${moved.code}`)
  })
  return (count / (performance.now() - from)) * 1_000
}

export type Place = { readonly root: string; readonly env: NodeJS.ProcessEnv }

export async function settle(work: Work, place: Place): Promise<Figure[]> {
  const { db, issue, say } = work
  const missing = Math.max(work.tickets - (await countOf(db, issue, 'open')), 0)
  await together(missing, callers, (index) => buyTicket(work, index))
  const sold = await countOf(db, issue, 'open')
  say(`${sold} tickets are sold`)
  // As the house's own PostgreSQL does of itself within minutes.
  await db.sql`analyze`
  const before = await ledgerRate(work)
  await tellDraw(work)
  const killedAt = await killSettler(work, place, Math.floor(sold / 10))
  say(`a node was killed when ${killedAt} were settled`)
  const left = await countOf(db, issue, 'open')
  await lendIssue(work, null)
  const from = performance.now()
  await settleRest(work)
  const rate = (left / (performance.now() - from)) * 1_000
  const after = await ledgerRate(work)
  await prove(work, sold)
  const ledger = (before + after) / 2
  return [
    { name: 'lottery-killed-at', value: killedAt, unit: 'tickets settled when a node was killed' },
    { name: 'lottery-ledger-rate', value: ledger, unit: 'movements/s of the ledger' },
    { name: 'lottery-settle-rate', value: rate, unit: 'tickets settled/s' },
    {
      name: 'lottery-settle-vs-ledger',
      value: rate / ledger,
      unit: 'of the ledger’s rate',
      goal: { atLeast: 0.4 },
    },
  ]
}

/** What is bought later is bought by the clock of the sale, which is that of the database. */
async function tellDraw({ house, db, issue }: Work): Promise<void> {
  const { lottery, app, clock } = house
  clock.aheadMs = 86_400_000
  await db.sql`update lottery.issues set state = 'closed' where id = ${issue}`
  await app.db.transaction((tx) => lottery.enterResult(tx, issue, draw, 'Ana'))
  await app.db.transaction((tx) => lottery.decideResult(tx, issue, true, 'Ben'))
}

/** The same with another issue, while those who hear of settlements wait: what is left is the settlement's own. */
export async function settleAlone(work: Work): Promise<Figure[]> {
  const { db, tickets } = work
  await together(tickets, callers, (index) => buyTicket(work, index))
  await db.sql`analyze`
  const before = await ledgerRate(work)
  const done = new AbortController()
  const quiet = db.transaction(async (tx) => {
    // Who hears takes its cursor first, and goes away where it is held.
    await tx.sql`select from platform.event_cursors for update`
    await sleep(600_000, undefined, { signal: done.signal }).catch(() => {})
  })
  await tellDraw(work)
  const from = performance.now()
  await settleRest(work)
  const rate = (tickets / (performance.now() - from)) * 1_000
  done.abort()
  await quiet
  const ledger = (before + (await ledgerRate(work))) / 2
  await prove(work, tickets)
  return [
    {
      name: 'lottery-settle-alone-rate',
      value: rate,
      unit: 'tickets settled/s while nobody hears',
    },
    { name: 'lottery-settle-alone-vs-ledger', value: rate / ledger, unit: 'of the ledger’s rate' },
  ]
}

/** Another node may be at it, or the one that was killed may have been; then it is looked at again. */
async function settleRest({ house, db, issue }: Work): Promise<void> {
  for (;;) {
    await house.lottery.settleDue()
    if ((await countOf(db, issue, 'open')) === 0) return
    await sleep(50)
  }
}

async function countOf({ sql }: Database, issue: string, state: string): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select count(*)::integer as count from lottery.tickets where issue = ${issue} and state = ${state}`
  return count
}

/** Another node settles, and is killed as soon as so many are; answers how many it had settled. */
async function killSettler(work: Work, { root, env }: Place, from: number) {
  const { db, issue } = work
  const program = await bundle(root, 'lottery/settler.ts')
  const child = fork(program.path, [root], { cwd: root, env, execArgv: [] })
  const ended = once(child, 'exit')
  while (child.exitCode === null && (await countOf(db, issue, 'settled')) < from) await sleep(20)
  child.kill('SIGKILL')
  await ended
  // The house looks for itself each minute: what is left is kept from it until it is measured.
  await lendIssue(work, 'infinity')
  program.remove()
  return await countOf(db, issue, 'settled')
}

/** Until then no node settles the issue; with nothing, any may at once. */
async function lendIssue({ db, issue }: Work, until: 'infinity' | null): Promise<void> {
  await db.sql`update lottery.issues set settling_until = ${until}::timestamptz where id = ${issue}`
}

/** Each ticket is settled once, by what the judge says, and the books balance. */
async function prove({ house, db, issue }: Work, sold: number): Promise<void> {
  const rows = await db.sql<{ picked: string; tickets: number; payout: bigint; wrong: number }>`
    select t.picked, count(*)::integer as tickets, sum(t.payout)::bigint as payout,
      count(*) filter (where t.state <> 'settled' or w.settlements <> 1 or w.payout <> t.payout)::integer as wrong
    from lottery.tickets t
      join wagers.actions a on a.provider = 'lottery' and a.account = t.member and a.action = 'stake' and a.transaction = t.id
      join wagers.wagers w on w.id = a.wager
    where t.issue = ${issue} group by t.picked`
  const counted = rows.reduce((sum, row) => sum + row.tickets, 0)
  if (counted !== sold) throw new Error(`${sold} tickets were sold, ${counted} are there.`)
  for (const { picked, tickets: many, payout, wrong } of rows) {
    const judged = judge('ssc-position', picked, draw.split('').join(' '))
    const hits = judged.ok ? (judged.value.hits['win'] ?? 0) : -1
    if (wrong > 0 || payout !== BigInt(hits * many) * 960n)
      throw new Error(`${wrong} tickets on ${picked} are not settled once, by what they won.`)
  }
  const { holds } = await house.app.rooms.ledger.proveFully()
  if (!holds) throw new Error('The books do not balance.')
}
