import { rmSync } from 'node:fs'
import { getTeamOverview, listDownlines, listTeams } from '@baize/contract/agents/team-reports'
import { createApp, type App } from '../server/src/app.ts'
import { startEmbedded } from '../server/src/embedded/embedded.ts'
import { connect, type Database } from '../server/src/platform/database/database.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { createLog } from '../server/src/platform/log.ts'
import type { MemberId } from '../server/src/rooms/wallet/wallet.ts'
import { costOfBet, fund } from './agents/bets.ts'
import {
  fillTree,
  memberOf,
  prepare,
  settleDown,
  trees,
  type TreeName,
} from './agents/fill.store.ts'
import { settleYesterday } from './agents/settle.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { parentOf } from './processor-time.ts'
import { makeDataDir } from './server.ts'

const wagers = Number(process.env.AGENTS_WAGERS ?? 500_000)
const rounds = Number(process.env.AGENTS_ROUNDS ?? 3)
const bets = Number(process.env.AGENTS_BETS ?? 1_000)
const asks = 30

export const bench: Benchmark = {
  name: 'agents',
  describe:
    'reports of a team of 100,000 beside one of 1,000, a day of contracts, and bets at eight levels beside one',
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
      await prepare(db)
      await fillTree(db, 'small', { wagers: wagers / 100, say })
      await fillTree(db, 'large', { wagers, say })
      await settleDown(postgres.ownerUrl)
      const looked = await look(app, { root, say })
      const betted = await bet(app, db, say)
      await app.close()
      return [...looked, ...betted, ...(await settle(db, say))]
    } finally {
      await app.close()
      await db.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** What an agent looks up. Both trees have as many right below the top, so a page has as many lines. */
const reports = {
  overview: getTeamOverview.path,
  lines: listTeams.path,
  members: `${listDownlines.path}?deep=true`,
} as const

async function look(app: App, { say }: Context): Promise<Figure[]> {
  const tokens: Record<TreeName, string> = { small: '', large: '' }
  for (const tree of Object.keys(trees) as TreeName[]) {
    const id = memberOf(tree, 0)
    const actor = {
      kind: 'member',
      id,
      name: id,
      roles: ['agent'],
      ip: '127.0.0.1',
      userAgent: 'bench',
    } as const
    tokens[tree] = await app.db.transaction((tx) => app.http.sessions.open(tx, actor))
  }
  async function msOf(url: string, token: string): Promise<number> {
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
  const figures: Figure[] = []
  for (const [name, url] of Object.entries(reports)) {
    const ratios: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const [small, large] = [await msOf(url, tokens.small), await msOf(url, tokens.large)]
      if (round > 0) ratios.push(large / small)
      say(`${name}: ${small.toFixed(1)} ms of 1,000, ${large.toFixed(1)} ms of 100,000`)
    }
    const unit = 'times the time on a tree of 1,000'
    figures.push({ name: `agents-${name}`, value: median(ratios), unit, goal: { atMost: 1.5 } })
  }
  return figures
}

async function bet(app: App, db: Database, say: Context['say']): Promise<Figure[]> {
  const { backend } = await db.sql.one<{ backend: number }>`select pg_backend_pid() as backend`
  const postgres = parentOf(backend)
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => memberOf('large', from + index) as MemberId)
  const lowest = trees.large.slice(0, -1).reduce<number>((sum, size) => sum + size, 1)
  const levels = { one: numbers(1, 20), eight: numbers(lowest, 20) }
  await fund(app, [...levels.one, ...levels.eight])
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const one = await costOfBet(app, postgres, levels.one, bets)
    const eight = await costOfBet(app, postgres, levels.eight, bets)
    say(`a bet: ${one.toFixed(0)} µs at one level, ${eight.toFixed(0)} at eight`)
    if (round > 0) ratios.push(eight / one)
  }
  const unit = 'times the processor time of a bet one level below the top, counted for all above'
  return [{ name: 'agents-bet-depth', value: median(ratios), unit, goal: { atMost: 1.1 } }]
}

async function settle(db: Database, say: Context['say']): Promise<Figure[]> {
  const done = await settleYesterday(db, 'large', { levels: 7, say })
  const rate = done.paid / done.paySeconds
  return [
    {
      name: 'agents-settled',
      value: done.contracts / done.settleSeconds,
      unit: `contracts a second, of ${done.contracts}`,
    },
    {
      name: 'agents-reads',
      value: done.readsOfARow,
      unit: 'times that a member day was read',
      goal: { atMost: 1.1 },
    },
    { name: 'agents-paid', value: rate, unit: `payments a second, of ${done.paid}` },
    {
      name: 'agents-ledger',
      value: done.ledgerRate,
      unit: 'movements a second of the ledger alone, as many at once',
    },
    {
      name: 'agents-paid-vs-ledger',
      value: rate / done.ledgerRate,
      unit: 'of the rate of the ledger',
      goal: { atLeast: 0.5 },
    },
  ]
}
