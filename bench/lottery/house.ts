import type { Id } from '@baize/kernel/ids'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { createApp, type App } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createSecretBox } from '../../server/src/platform/secret-box.ts'
import { publishPromise } from '../../server/src/rooms/arcade/arcade.ts'
import { createLottery, type Lottery } from '../../server/src/rooms/lottery/lottery.ts'

export type LotteryHouse = {
  readonly app: App
  readonly lottery: Lottery
  readonly makeId: ReturnType<typeof createIdMaker>
  /** So much later it is at the draws; no sale ends by it. */
  readonly clock: { aheadMs: number }
}

/** The lottery of the bench: drawn twice a day elsewhere, so that the bench says what is drawn. */
export const id = 'bench-lottery'
const schedule = {
  draws: { every: 720, from: 0, until: 1_440 },
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  holidays: [],
  closesBefore: 5,
  opensBefore: 86_400,
}

/** The product in this process, and its room of lotteries over it with a clock that the bench sets. */
export async function openLotteryHouse(
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<LotteryHouse> {
  const log = createLog('fatal')
  const app = await createApp(readConfig(env), { log, root })
  const now = () => new Date()
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const clock = { aheadMs: 0 }
  const { wagers, beacon, wallet } = app.rooms
  const lottery = createLottery({
    db: app.db,
    log,
    now,
    makeId,
    box: createSecretBox(Buffer.alloc(32, 1)),
    beacon,
    publishPromise,
    wagers,
    currencyOf: wallet.currencyOf,
    zone: () => 'Asia/Manila',
    clock: async () => new Date(Date.now() + clock.aheadMs),
  })
  await lottery.open(
    {
      id,
      family: 'ssc',
      titles: { EN: 'Bench' },
      product: 'ELOTT',
      vendor: 'ELOTT',
      area: '',
      source: 'outside',
      schedule,
      isOpen: true,
    },
    1_000,
  )
  return { app, lottery, makeId, clock }
}

export type Buyer = Id<'mem'>
