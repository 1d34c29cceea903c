import { randomBytes } from 'node:crypto'
import type { Database } from '../src/platform/database/database.ts'
import { createSecretBox } from '../src/platform/secret-box.ts'
import { openBeacon, publishPromise, type Beacon } from '../src/rooms/arcade/arcade.ts'
import { listCommitments } from '../src/rooms/arcade/seeds/store.ts'
import { createLottery } from '../src/rooms/lottery/lottery.ts'
import type { LotteryDeps, LotteryShown } from '../src/rooms/lottery/lottery.ts'
import { testWagers } from './wagers.ts'

/** A digit lottery every minute, on sale for an hour, closed ten seconds before its draw. */
export const minuteLottery = (change: Partial<LotteryShown> = {}): LotteryShown => ({
  id: 'ssc-minute',
  family: 'ssc',
  titles: { EN: 'Minute' },
  product: 'ELOTT',
  vendor: 'ELOTT',
  area: '',
  source: 'own',
  schedule: {
    draws: { every: 1, from: 0, until: 1_440 },
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    holidays: [],
    closesBefore: 10,
    opensBefore: 180,
  },
  isOpen: true,
  ...change,
})

/**
 * The lottery room with the public list and the beacon of a demo. Its own clock can be set, to make and to draw; what
 * closes a sale is the database's, which cannot.
 */
export async function testLottery(db: Database, overrides: Partial<LotteryDeps> = {}) {
  const below = await testWagers(db)
  const at = { offsetMs: 0 }
  const clock = async () => {
    const row = await db.sql.one<{ at: Date }>`select clock_timestamp() as at`
    return new Date(row.at.getTime() + at.offsetMs)
  }
  const demo = openBeacon({ db, log: below.log, urls: '' })
  const missing = new Set<number>()
  const beacon: Beacon = {
    ...demo,
    valueOf: async (round, moment) =>
      missing.has(round) || missing.has(-1) ? undefined : await demo.valueOf(round, moment),
  }
  const deps: LotteryDeps = {
    ...below,
    db,
    box: createSecretBox(randomBytes(32)),
    beacon,
    publishPromise,
    zone: () => 'Asia/Manila',
    currencyOf: async () => 'PHP',
    balanceOf: async (member) => (await below.wallet.getState(member)).balance,
    clock,
    chainLength: 50,
    ...overrides,
  }
  const lottery = createLottery(deps)
  const promiseOf = async (id: string) =>
    (await listCommitments(db, 0n, 1_000)).find((entry) => entry.id === id)
  let opened = 0
  /** Opens a lottery drawn elsewhere, so that a test says what is drawn; its coming issues, the first on sale. */
  async function sellIssues(id: string): Promise<string[]> {
    opened += 1
    await lottery.open(minuteLottery({ id, source: 'outside' }), opened)
    await lottery.makeIssues()
    const rows = await db.sql<{ id: string }>`
      select id from lottery.issues where lottery = ${id} order by draws_at offset 1`
    return rows.map((row) => row.id)
  }
  return { ...below, lottery, deps, at, missing, promiseOf, sellIssues, dbClock: clock }
}
