import { rmSync } from 'node:fs'
import { money } from '@baize/kernel/money'
import { startEmbedded } from '../server/src/embedded/embedded.ts'
import { connect } from '../server/src/platform/database/database.ts'
import { type Benchmark, type Figure, median } from './frame.ts'
import { id as benchLottery, openLotteryHouse, type Buyer } from './lottery/house.ts'
import type { LotteryHouse } from './lottery/house.ts'
import { settle, settleAlone } from './lottery/settling.ts'
import { buyerOf, buyTicket, callers, together, type Work } from './lottery/work.ts'
import { familyTimeMs, parentOf } from './processor-time.ts'
import { makeDataDir } from './server.ts'
import { seedMembers } from './stakes/members.ts'

const turns = Number(process.env.LOTTERY_TURNS ?? 5)
const stakes = Number(process.env.LOTTERY_STAKES ?? 2_000)
const tickets = Number(process.env.LOTTERY_TICKETS ?? 100_000)
const people = 1_000

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
      const [issue, other] = await openIssues(house)
      const work = { house, db, buyers, issue, tickets, say }
      const bought = await buy(work)
      const settled = await settle(work, { root, env })
      return [...bought, ...settled, ...(await settleAlone({ ...work, issue: other }))]
    } finally {
      await house.app.close()
      await db.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function seedBuyers({ app }: LotteryHouse): Promise<Buyer[]> {
  const tokens = await seedMembers(app, people)
  const actors = await Promise.all(tokens.map((token) => app.http.sessions.find(token)))
  return actors.map((actor) => actor?.id as Buyer)
}

async function openIssues({ lottery }: LotteryHouse): Promise<[string, string]> {
  await lottery.makeIssues()
  const [first, second] = await lottery.listComing(benchLottery, 2)
  const leftMs = (first?.closesAt.getTime() ?? 0) - Date.now()
  if (first === undefined || second === undefined || leftMs < 1_800_000)
    throw new Error('The sale ends too soon: begin a little later.')
  return [first.id, second.id]
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
