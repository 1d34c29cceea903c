import { rmSync } from 'node:fs'
import { listRewards } from '@baize/contract/promotions/rewards'
import { listAccountRecord } from '@baize/contract/wagers/records'
import { createApp, type App } from '../server/src/app.ts'
import { startEmbedded } from '../server/src/embedded/embedded.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { connect, type Database } from '../server/src/platform/database/database.ts'
import { createLog } from '../server/src/platform/log.ts'
import { fund } from './agents/bets.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { parentOf } from './processor-time.ts'
import { costOfBet, giveTo, openOffer } from './rewards/bets.ts'
import { addMembers, countMissions, endMissions, memberOf, people } from './rewards/people.store.ts'
import { payRebate } from './rewards/rebate.ts'
import { makeDataDir } from './server.ts'

const rounds = Number(process.env.REWARDS_ROUNDS ?? 3)
const bets = Number(process.env.REWARDS_BETS ?? 1_000)
const members = Number(process.env.REWARDS_MEMBERS ?? 10_000)
const asks = 40
const given = 40

export const bench: Benchmark = {
  name: 'rewards',
  describe: 'a bet with three grants and points, the rebate of a day, and the reward centre',
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
    const app = await createApp(readConfig(env), { log: createLog('fatal'), root })
    const db = await connect({ url: postgres.ownerUrl, poolSize: 4 })
    try {
      await addMembers(db, 100)
      await fund(app, people(0, 100))
      const looked = await look(app, say)
      const betted = await bet(app, db, say)
      await app.close()
      return [...looked, ...betted, ...(await rebate(db, say))]
    } finally {
      await app.close()
      await db.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Somebody who was given forty things: what is shown of them, beside the first page of the account record. */
async function look(app: App, say: Context['say']): Promise<Figure[]> {
  const id = memberOf(99)
  const offer = await openOffer(app)
  for (let one = 0; one < given; one += 1) {
    await giveTo(app, offer, id, { mode: 'gate', asks: one % 2 === 0 ? 0n : 10n ** 12n })
  }
  const token = await app.db.transaction((tx) =>
    app.http.sessions.open(tx, {
      kind: 'member',
      id,
      name: id,
      roles: ['member'],
      ip: '127.0.0.1',
      userAgent: 'bench',
    }),
  )
  async function msOf(url: string): Promise<number> {
    const began = performance.now()
    for (let ask = 0; ask < asks; ask += 1) {
      const { statusCode, body } = await app.http.app.inject({
        url,
        headers: { authorization: `Bearer ${token}` },
      })
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
    }
    return (performance.now() - began) / asks
  }
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const [record, rewards] = [await msOf(listAccountRecord.path), await msOf(listRewards.path)]
    if (round > 0) ratios.push(rewards / record)
    say(`rewards ${rewards.toFixed(1)} ms, account record ${record.toFixed(1)} ms`)
  }
  const unit = 'times the first page of the account record'
  return [{ name: 'rewards-centre', value: median(ratios), unit, goal: { atMost: 1.5 } }]
}

/**
 * Bets in turns: that count for nothing, that earn points, and that count for one of three grants too. Before it, as long as
 * the missions of the demo run, those that count for all of them and earn points.
 */
async function bet(app: App, db: Database, say: Context['say']): Promise<Figure[]> {
  const { backend } = await db.sql.one<{ backend: number }>`select pg_backend_pid() as backend`
  const postgres = parentOf(backend)
  const [plain, rewarded] = [people(0, 20), people(20, 20)]
  const offer = await openOffer(app)
  for (const member of rewarded) {
    for (const mode of ['pocket', 'gate', 'gate'] as const) {
      await giveTo(app, offer, member, { mode, asks: 10n ** 15n })
    }
  }
  const missions = await countMissions(db)
  const withMissions: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const nothing = await costOfBet(app, postgres, plain, { bets, counts: false })
    const counted = await costOfBet(app, postgres, plain, { bets, counts: true })
    say(
      `a bet: ${nothing.toFixed(0)} µs, ${counted.toFixed(0)} with points and ${missions} missions`,
    )
    if (round > 0) withMissions.push(counted / nothing)
  }
  await endMissions(db)
  const ratios: { readonly points: number; readonly all: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const nothing = await costOfBet(app, postgres, plain, { bets, counts: false })
    const all = await costOfBet(app, postgres, rewarded, { bets, counts: true })
    const points = await costOfBet(app, postgres, plain, { bets, counts: true })
    say(
      `a bet: ${nothing.toFixed(0)} µs, ${points.toFixed(0)} with points, ${all.toFixed(0)} with three grants too`,
    )
    if (round > 0) ratios.push({ points: points / nothing, all: all / nothing })
  }
  const unit = 'times the processor time of a bet that counts for nothing'
  return [
    {
      name: 'rewards-bet',
      value: median(ratios.map(({ all }) => all)),
      unit,
      goal: { atMost: 1.15 },
    },
    { name: 'rewards-bet-points', value: median(ratios.map(({ points }) => points)), unit },
    { name: 'rewards-bet-missions', value: median(withMissions), unit },
  ]
}

async function rebate(db: Database, say: Context['say']): Promise<Figure[]> {
  const { paid, rate, ledgerRate } = await payRebate(db, members, say)
  // Who played the bets before has a rebate, too.
  if (paid < members) throw new Error(`Of ${members} rebates ${paid} were paid`)
  return [
    { name: 'rewards-rebate', value: rate, unit: `rebates a second, of ${paid}` },
    { name: 'rewards-ledger', value: ledgerRate, unit: 'movements a second of the ledger alone' },
    {
      name: 'rewards-rebate-vs-ledger',
      value: rate / ledgerRate,
      unit: 'of the rate of the ledger',
      goal: { atLeast: 0.5 },
    },
  ]
}
