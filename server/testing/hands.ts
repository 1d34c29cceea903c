import { createIdMaker } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import type { Database } from '../src/platform/database/database.ts'
import { createAlerts } from '../src/rooms/system/alerts/alerts.ts'
import { createHands } from '../src/rooms/system/hands/hands.ts'

/** What one person may move alone, by limits that tests set; all members together ten times what one may be moved. */
export function testHands(
  db: Database,
  { now, zone = () => 'Asia/Manila' }: { now: () => Date; zone?: () => string },
) {
  const above: { now: Partial<Record<Currency, string>>; times: bigint } = {
    now: { PHP: '1000' },
    times: 10n,
  }
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const alerts = createAlerts({ db, now, makeId, zone, publish: () => {}, failed: () => {} })
  const hands = createHands({
    open: alerts.open,
    accountNames: async () => new Map(),
    isOwnAccount: async () => false,
    db,
    now,
    zone,
    limits: (currency) => {
      const set = above.now[currency]
      return set === undefined
        ? undefined
        : { member: BigInt(set), everybody: BigInt(set) * above.times }
    },
  })
  return { hands, above, alerts }
}
