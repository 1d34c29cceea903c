import { deriveKey } from '../platform/secret.ts'
import { createSecretBox } from '../platform/secret-box.ts'
import { publishPromise } from '../rooms/arcade/arcade.ts'
import { defineLotteryJobs } from '../rooms/lottery/jobs.ts'
import { createLottery, demoLotteries } from '../rooms/lottery/lottery.ts'
import { createLotteryDesk, lotteryActions } from '../rooms/lottery/desk/desk.ts'
import { serveLotteryDesk } from '../rooms/lottery/desk/routes.ts'
import { createTables, playTablesRules } from '../rooms/lottery/tables/tables.ts'
import { serveLottery } from '../rooms/lottery/routes.ts'
import { watchLottery } from '../rooms/lottery/watch/watch.ts'
import type { House } from './house.ts'

/** Opens the lotteries: their chains stand in the arcade's public list, and its beacon decides their draws. */
export async function wire({ platform, foundation, offer, money, games }: House): Promise<void> {
  const tables = await foundation.system.documents.open(playTablesRules)
  const lottery = createLottery({
    ...platform,
    box: createSecretBox(deriveKey(platform.secret, 'chains of lotteries')),
    beacon: games.beacon,
    publishPromise,
    wagers: money.wagers,
    currencyOf: money.wallet.currencyOf,
    balanceOf: async (member) => (await money.wallet.getState(member)).balance,
    tableOf: createTables(tables.standing),
    aheadIssues: 240,
    issuesAtOnce: 30,
    zone: () => foundation.brand().zone,
    publish: platform.sockets.publish,
  })
  platform.sockets.addTopic('lottery', () => true)
  games.arcade.seeds.setChains(lottery.listTold)
  defineLotteryJobs(platform, lottery)
  serveLottery({ http: platform.http, lottery, catalogue: offer.catalogue })
  const desk = createLotteryDesk({
    ...platform,
    lottery,
    audit: foundation.system.audit.open(lotteryActions),
    approvals: foundation.system.approvals,
  })
  watchLottery({ alerts: foundation.system.alerts, lottery })
  serveLotteryDesk({
    http: platform.http,
    lottery,
    desk,
    zone: () => foundation.brand().zone,
    catalogue: offer.catalogue,
  })
  if (platform.config.production) return
  for (const [index, shown] of demoLotteries.entries()) await lottery.open(shown, index + 1)
}
