import type { Platform } from '../platform/platform.ts'
import { createPaymentsRecord } from '../rooms/agents/income/income.ts'
import { recallUrlOf } from '../rooms/arcade/arcade.ts'
import { createPointsRecord } from '../rooms/points/points.ts'
import { createRewardsRecords } from '../rooms/promotions/promotions.ts'
import { createReports } from '../rooms/reports/reports.ts'
import { serveReports } from '../rooms/reports/routes.ts'
import { createAdjustmentsRecord } from '../rooms/wallet/adjustments/adjustments.ts'
import { createTransfersRecord } from '../rooms/wallet/wallet.ts'
import type { Foundation } from './foundation.ts'
import type { Games } from './games.ts'
import type { Money } from './money.ts'
import type { Offer } from './offer.ts'

/** What members look up about themselves, from all that moved their money, and operators about what is played. */
export function wireRecords(
  platform: Platform,
  { brand, settings, identity, system }: Foundation,
  { catalogue }: Offer,
  { wallet, wagers, cashier }: Money,
  { play }: Games,
): void {
  // Nothing is decided by what people look up.
  const db = platform.db.lately
  const reports = createReports({
    ...platform,
    db,
    wagers,
    wallet,
    catalogue,
    zone: () => brand().zone,
    currency: settings.currency,
    isCreditOn: () => system.isModuleOn('CREDITREPORT'),
    recallUrlOf,
    sources: [
      createTransfersRecord({
        db,
        vendorName: play.findVendorName,
      }),
      createAdjustmentsRecord({ db }),
      createPaymentsRecord({ db, members: identity.members }),
      createPointsRecord({ db }),
      ...createRewardsRecords({ db }),
      ...cashier.records,
    ],
  })
  serveReports(platform.http, reports)
  platform.upkeep.sweep('old play of the brand', reports.sweep)
}
