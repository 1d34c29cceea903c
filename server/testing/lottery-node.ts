import { createLog } from '../src/platform/log.ts'
import { createSecretBox } from '../src/platform/secret-box.ts'
import { publishPromise } from '../src/rooms/arcade/arcade.ts'
import { createLottery } from '../src/rooms/lottery/lottery.ts'
import type { testWiredApp } from './wired-app.ts'

type House = Pick<Awaited<ReturnType<typeof testWiredApp>>, 'app' | 'db' | 'now' | 'makeId'>

/** Another node of the same house, whose clock of draws the test sets: it makes and draws what the app sells. */
export async function lotteryNode({ app, db, now, makeId }: House, ahead = { ms: 0 }) {
  const node = createLottery({
    db,
    now,
    makeId,
    log: createLog('error'),
    box: createSecretBox(Buffer.alloc(32, 7)),
    beacon: app.rooms.beacon,
    publishPromise,
    wagers: { ...app.rooms.wagers, setRounds: () => {} },
    currencyOf: async () => 'PHP',
    zone: () => 'Asia/Manila',
    clock: async () => {
      const { at } = await db.sql.one<{ at: Date }>`select clock_timestamp() as at`
      return new Date(at.getTime() + ahead.ms)
    },
    chainLength: 100,
  })
  await node.makeIssues()
  return node
}
