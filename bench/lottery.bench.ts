import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { money } from '@baize/kernel/money'
import { judge } from '@baize/games/lottery/judge'
import { startEmbedded } from '../server/src/embedded/embedded.ts'
import { connect, type Database } from '../server/src/platform/database/database.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { id as benchLottery, openLotteryHouse, type Buyer } from './lottery/house.ts'
import type { LotteryHouse } from './lottery/house.ts'
import { familyTimeMs, parentOf } from './processor-time.ts'
import { makeDataDir } from './server.ts'
import { bundle } from './stakes/bundle.ts'
import { seedMembers } from './stakes/members.ts'

const turns = Number(process.env.LOTTERY_TURNS ?? 5)
const stakes = Number(process.env.LOTTERY_STAKES ?? 2_000)
const tickets = Number(process.env.LOTTERY_TICKETS ?? 100_000)
const people = 1_000
const callers = 256
/** So many settlements a batch has under way. */
const atOnce = 500
/** So long the node that was killed is thought to be at it. */
const leaseMs = 10_000
const draw = '12345'

export const bench: Benchmark = {
  name: 'lottery',
  describe: `tickets beside stakes, and an issue of ${tickets} tickets beside movements of the ledger`,
  async run({ root, say }) {
    const folder = makeDataDir()
    const postgres = await startEmbedded({ dataDir: folder })
    const env = {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      DATABASE_OWNER_URL: postgres.ownerUrl,
      LOG_LEVEL: 'fatal',
      RATE_FACTOR: '1000000',
      DEMO_PLAYERS: 'off',
      DEMO_TEAM: 'off',
    }
    process.env['DATABASE_OWNER_URL'] = postgres.ownerUrl
    const db = await connect({ url: postgres.ownerUrl, poolSize: 4 })
    const house = await openLotteryHouse(root, env)
    try {
      const buyers = await seedBuyers(house)
      const issue = await openIssue(house)
      const bought = await buy({ house, db, buyers, issue, say })
      return [...bought, ...(await settle({ house, db, buyers, issue, say }, { root, env }))]
    } finally {
      await house.app.close()
      await db.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

type Work = {
  readonly house: LotteryHouse
  readonly db: Database
  readonly buyers: readonly Buyer[]
  readonly issue: string
  readonly say: Context['say']
}

async function seedBuyers({ app }: LotteryHouse): Promise<Buyer[]> {
  const tokens = await seedMembers(app, people)
  const actors = await Promise.all(tokens.map((token) => app.http.sessions.find(token)))
  return actors.map((actor) => actor?.id as Buyer)
}

async function openIssue({ lottery }: LotteryHouse): Promise<string> {
  await lottery.makeIssues()
  const [first] = await lottery.listComing(benchLottery, 1)
  const leftMs = (first?.closesAt.getTime() ?? 0) - Date.now()
  if (first === undefined || leftMs < 1_800_000)
    throw new Error('The sale ends too soon: begin a little later.')
  return first.id
}

/** So many at once, as many at a time as members ask for. */
async function together(count: number, callersAtOnce: number, act: (n: number) => Promise<void>) {
  let next = 0
  const work = async () => {
    for (let index = next++; index < count; index = next++) await act(index)
  }
  await Promise.all(Array.from({ length: callersAtOnce }, work))
}

const buyerOf = ({ buyers }: Work, index: number) => buyers[index % buyers.length] as Buyer

async function buyTicket(work: Work, index: number): Promise<void> {
  const { lottery, makeId } = work.house
  const bought = await lottery.buy({
    id: makeId('ltk'),
    member: buyerOf(work, index),
    issue: work.issue,
    play: 'ssc-position',
    // Every fifth wins.
    picked: `${index % 5 === 0 ? 1 : 2}|-|-|-|-`,
    order: { unit: '1', multiple: 1, group: 1_920 },
    version: 1,
  })
  if (!bought.ok) throw new Error(`A ticket was refused: ${bought.code}`)
}

async function putStake(work: Work, index: number): Promise<void> {
  const { app, makeId } = work.house
  const staked = await app.rooms.wagers.stake({
    key: { provider: 'house', transaction: makeId('txn') },
    member: buyerOf(work, index),
    product: 'RNG',
    vendor: 'HARLOW',
    game: 'coin',
    round: 'r-1',
    amount: money(100n, 'PHP'),
  })
  if (!staked.ok) throw new Error(`A stake was refused: ${staked.code}`)
}

/** Processor time of this process and of PostgreSQL, and the time on the wall, of so many. */
async function timed(work: Work, count: number, act: (index: number) => Promise<void>) {
  const { backend } = await work.db.sql.one<{ backend: number }>`select pg_backend_pid() as backend`
  const postgres = parentOf(backend)
  const [own, theirs, from] = [process.cpuUsage(), familyTimeMs(postgres), performance.now()]
  await together(count, callers, act)
  const { user, system } = process.cpuUsage(own)
  const tookMs = performance.now() - from
  return { cpuMs: (user + system) / 1_000 + familyTimeMs(postgres) - theirs, tookMs }
}

async function buy(work: Work): Promise<Figure[]> {
  await together(stakes, callers, (index) => putStake(work, index))
  await together(stakes, callers, (index) => buyTicket(work, index))
  await work.db.sql`analyze`
  const [ratios, rates]: [number[], number[]] = [[], []]
  for (let turn = 1; turn <= turns; turn += 1) {
    const stake = await timed(work, stakes, (index) => putStake(work, index))
    const ticket = await timed(work, stakes, (index) => buyTicket(work, index))
    ratios.push(ticket.cpuMs / stake.cpuMs)
    rates.push((stakes / ticket.tookMs) * 1_000)
    const said = [ticket, stake].map(({ cpuMs }) => `${Math.round((cpuMs / stakes) * 1_000)} µs`)
    work.say(`turn ${turn} of ${turns}: ${said.join(' of processor a ticket, ')} a stake`)
  }
  return [
    { name: 'lottery-ticket-rate', value: median(rates), unit: 'tickets/s' },
    {
      name: 'lottery-ticket-vs-stake',
      value: median(ratios),
      unit: 'times the processor time of a stake',
      goal: { atMost: 1.3 },
    },
  ]
}

/** What the ledger does by itself: movements from a member to the house, as many under way as a settlement has. */
async function ledgerRate(work: Work): Promise<number> {
  const { app, makeId } = work.house
  const { ledger, wallet } = app.rooms
  const key = { owner: 'clearing:bank', kind: 'clearing', currency: 'PHP' } as const
  const { id: credit } = await app.db.transaction((tx) => ledger.openAccount(tx, key))
  const pockets = await Promise.all(work.buyers.map((buyer) => wallet.openPocket(buyer, 'cash')))
  const count = Math.min(tickets, 20_000)
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

type Place = { readonly root: string; readonly env: NodeJS.ProcessEnv }

async function settle(work: Work, place: Place): Promise<Figure[]> {
  const { house, db, issue, say } = work
  const { lottery, app, clock } = house
  const missing = Math.max(tickets - (turns + 1) * stakes, 0)
  await together(missing, callers, (index) => buyTicket(work, index))
  const sold = await countOf(db, issue, 'open')
  say(`${sold} tickets are sold`)
  // As the house's own PostgreSQL does of itself within minutes.
  await db.sql`analyze`
  const before = await ledgerRate(work)
  clock.aheadMs = 86_400_000
  await db.sql`update lottery.issues set state = 'closed' where id = ${issue}`
  await app.db.transaction((tx) => lottery.enterResult(tx, issue, draw, 'Ana'))
  await app.db.transaction((tx) => lottery.decideResult(tx, issue, true, 'Ben'))
  const killedAt = await killSettler(work, place, Math.floor(sold / 10))
  say(`a node was killed when ${killedAt} were settled`)
  // After so long another node takes over.
  await sleep(leaseMs)
  const left = await countOf(db, issue, 'open')
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
async function killSettler({ db, issue }: Work, { root, env }: Place, from: number) {
  const program = await bundle(root, 'lottery/settler.ts')
  const child = fork(program.path, [root], { cwd: root, env, execArgv: [] })
  const ended = once(child, 'exit')
  while (child.exitCode === null && (await countOf(db, issue, 'settled')) < from) await sleep(20)
  child.kill('SIGKILL')
  await ended
  program.remove()
  return await countOf(db, issue, 'settled')
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
