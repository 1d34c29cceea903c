import { createTeamRecords } from '../rooms/agents/agents.ts'
import { createPaymentsRecord } from '../rooms/agents/income/income.ts'
import { recallUrlOf } from '../rooms/arcade/arcade.ts'
import { createPointsRecord } from '../rooms/points/points.ts'
import { createRewardsRecords } from '../rooms/promotions/promotions.ts'
import { serveTeamRecords } from '../rooms/reports/team/routes.ts'
import { createAdjustmentsRecord } from '../rooms/wallet/adjustments/adjustments.ts'
import { createTransfersRecord } from '../rooms/wallet/wallet.ts'
import type { House } from './house.ts'

/** Opens what agents look up about single bets and movements of their teams. */
export async function wire({ platform, foundation, offer, money, games }: House): Promise<void> {
  // Nothing is decided by what people look up.
  const db = platform.db.lately
  const zone = () => foundation.brand().zone
  serveTeamRecords(platform.http, {
    ...platform,
    db,
    zone,
    team: createTeamRecords({ db, now: platform.now, zone }),
    members: foundation.identity.members,
    wagers: money.wagers,
    wallet: money.wallet,
    catalogue: offer.catalogue,
    recallUrlOf,
    sources: [
      createTransfersRecord({ db, vendorName: games.play.findVendorName }),
      createAdjustmentsRecord({ db }),
      createPaymentsRecord({ db, members: foundation.identity.members }),
      createPointsRecord({ db }),
      ...createRewardsRecords({ db }),
      ...money.cashier.records,
    ],
  })
  await Promise.resolve()
}
